#include "ui/pages/training/form_fields.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/training/form_state.h"
#include "ui/theme/apply_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double largestNumber = 1e6;
constexpr int controlWidth = 94;
constexpr std::string_view sources[] = {"turkish-names", "english-names", "turkish-text", "english-text",
                                        "abc",           "copy",          "reverse",      "sort",
                                        "addition",      "repeats",       "translation",  "text"};

/// 0.0003 rather than 3e-04, as long as nothing is lost.
QString fieldText(double x) {
    QString plain = number(x, 9);
    const auto back = parseNumber(plain, largestNumber);
    const double* value = std::get_if<double>(&back);
    return value && *value == x ? plain : exactNumber(x);
}

} // namespace

FormFields::FormFields(QWidget* parent)
    : QWidget(parent)
    , m_run(defaultRun())
    , m_column(new QVBoxLayout(this))
    , m_dataText(new QLabel)
    , m_open(new QPushButton) {
    m_column->setContentsMargins(0, 0, 4, 0);
    m_column->setSpacing(3);
    m_dataText->setObjectName(QStringLiteral("caption"));
    m_dataText->setWordWrap(true);
    m_open->setObjectName(QStringLiteral("openTextButton"));
    connect(m_open, &QPushButton::clicked, this, &FormFields::openText);
    build();
    buildModel();
    buildOptimiser();
    m_column->addStretch();
    retranslateUi();
    show(m_run);
}

void FormFields::addSection(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("formSection"));
    m_sections.emplace_back(label, name);
    m_column->addWidget(label);
}

FormFields::Row& FormFields::addRow(FormField field, QWidget* control,
                                    std::function<void(const RunConfig&)> show) {
    Row row{new QWidget, new QLabel, new QLabel, control, std::move(show), {}, {}};
    row.note->setWordWrap(true);
    row.note->setObjectName(QStringLiteral("formNote"));
    row.note->hide();
    row.label->setBuddy(control);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    const bool wide = control->sizePolicy().horizontalPolicy() == QSizePolicy::Expanding &&
                      qobject_cast<QComboBox*>(control) != nullptr;
    line->addWidget(row.label, wide ? 0 : 1);
    line->addWidget(control, wide ? 1 : 0);
    auto* layout = new QVBoxLayout(row.box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(row.note);
    m_column->addWidget(row.box);
    control->installEventFilter(this);
    return m_rows[field] = std::move(row);
}

FormFields::Row& FormFields::addWhole(FormField field, const char* name, int low, int high,
                                      std::function<int(const RunConfig&)> get,
                                      std::function<void(RunConfig&, int)> set) {
    auto* spin = new QSpinBox;
    spin->setObjectName(QLatin1String(name));
    spin->setRange(low, high);
    spin->setKeyboardTracking(false); // "1" on the way to "12" is not a size
    spin->setFixedWidth(controlWidth);
    spin->setFocusPolicy(Qt::StrongFocus);
    connect(spin, &QSpinBox::valueChanged, this, [this, field, set = std::move(set)](int n) {
        edit(field, [&](RunConfig& run) { set(run, n); });
    });
    return addRow(field, spin,
                  [spin, get = std::move(get)](const RunConfig& run) { spin->setValue(get(run)); });
}

FormFields::Row& FormFields::addNumber(FormField field, const char* name,
                                       std::function<double(const RunConfig&)> get,
                                       std::function<void(RunConfig&, double)> set) {
    auto* line = new QLineEdit;
    line->setObjectName(QLatin1String(name));
    line->setFixedWidth(controlWidth);
    line->setTextMargins(5, 0, 0, 0);
    connect(line, &QLineEdit::editingFinished, this, [this, field, line, get, set = std::move(set)] {
        if (m_showing || line->text() == fieldText(get(m_run))) {
            if (m_unread == field) {
                m_unread.reset();
                setNotes(m_notes);
            }
            return;
        }
        const auto value = parseNumber(line->text(), largestNumber);
        if (const auto* problem = std::get_if<NumberProblem>(&value)) {
            m_unread = field;
            say(m_rows.at(field), explain(*problem, line->text(), largestNumber), true);
            return;
        }
        m_unread.reset();
        edit(field, [&](RunConfig& run) { set(run, std::get<double>(value)); });
    });
    return addRow(field, line, [this, field, line, get = std::move(get)](const RunConfig& run) {
        if (m_unread != field) line->setText(fieldText(get(run)));
    });
}

FormFields::Row& FormFields::addSwitch(FormField field, const char* name,
                                       std::function<bool(const RunConfig&)> get,
                                       std::function<void(RunConfig&, bool)> set) {
    auto* box = new QCheckBox;
    box->setObjectName(QLatin1String(name));
    connect(box, &QCheckBox::clicked, this, [this, field, set = std::move(set)](bool on) {
        edit(field, [&](RunConfig& run) { set(run, on); });
    });
    return addRow(field, box,
                  [box, get = std::move(get)](const RunConfig& run) { box->setChecked(get(run)); });
}

FormFields::Row& FormFields::addSegments(FormField field, const char* name,
                                         std::function<QStringList()> labels,
                                         std::function<int(const RunConfig&)> get,
                                         std::function<void(RunConfig&, int)> set) {
    auto* segments = new SegmentedControl;
    segments->setObjectName(QLatin1String(name));
    connect(segments, &SegmentedControl::picked, this, [this, field, set = std::move(set)](int i) {
        edit(field, [&](RunConfig& run) { set(run, i); });
    });
    Row& row = addRow(field, segments, [segments, get = std::move(get)](const RunConfig& run) {
        segments->setCurrent(get(run));
    });
    row.retranslate = [segments, labels = std::move(labels)] { segments->setLabels(labels()); };
    return row;
}

FormFields::Row& FormFields::addChoice(FormField field, const char* name, std::function<QStringList()> labels,
                                       std::function<int(const RunConfig&)> get,
                                       std::function<void(RunConfig&, int)> set) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(1);
    box->setFocusPolicy(Qt::StrongFocus);
    const bool wide = field == FormField::Preset || field == FormField::Data;
    if (wide) // names of data are long: they take what the label leaves
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    else
        box->setFixedWidth(controlWidth);
    connect(box, &QComboBox::activated, this, [this, field, set = std::move(set)](int i) {
        edit(field, [&](RunConfig& run) { set(run, i); });
    });
    Row& row = addRow(field, box, [box, get](const RunConfig& run) { box->setCurrentIndex(get(run)); });
    row.retranslate = [this, box, get, labels = std::move(labels)] {
        box->clear();
        box->addItems(labels());
        box->setCurrentIndex(get(m_run));
    };
    return row;
}

void FormFields::build() {
    addChoice(
        FormField::Preset, "presetCombo",
        [] {
            QStringList names;
            for (const Preset& preset : presets()) names << presetName(preset.id);
            return names;
        },
        [](const RunConfig& run) {
            int i = 0;
            for (const Preset& preset : presets()) {
                if (isPreset(run, preset)) return i;
                ++i;
            }
            return -1;
        },
        [](RunConfig& run, int i) { run = withPreset(run, presets()[static_cast<std::size_t>(i)]); });
    addSection(QT_TR_NOOP("Data"));
    addChoice(
        FormField::Data, "dataCombo",
        [] {
            QStringList names;
            for (const auto id : sources) names << sourceName(id);
            return names;
        },
        [](const RunConfig& run) {
            const auto* found = std::ranges::find(sources, sourceId(run.data));
            return static_cast<int>(found - std::begin(sources));
        },
        [](RunConfig& run, int i) { run = withSource(run, sources[i]); });
    m_column->addWidget(m_dataText);
    m_column->addWidget(m_open);
    Row& examples = addWhole(
        FormField::Examples, "examplesSpin", 2, 1'000'000, [](const RunConfig& r) { return r.data.examples; },
        [](RunConfig& r, int n) { r.data.examples = n; });
    examples.visible = [](const RunConfig& r) {
        return r.data.kind == DataSource::Kind::Task || r.data.kind == DataSource::Kind::Translation;
    };
}

void FormFields::edit(FormField field, const Change& change) {
    if (m_showing) return;
    RunConfig next = m_run;
    change(next);
    emit edited(next, field);
    show(m_run); // a refused choice goes back to what is true
}

void FormFields::show(const RunConfig& run) {
    m_showing = true;
    m_run = run;
    for (auto& [field, row] : m_rows) {
        row.show(run);
        row.label->setText(fieldLabel(field, run.config.kind));
        row.box->setVisible(!row.visible || row.visible(run));
    }
    m_open->setVisible(run.data.kind == DataSource::Kind::Text);
    m_showing = false;
}

void FormFields::setNotes(const std::map<FormField, std::pair<QString, bool>>& notes) {
    m_notes = notes;
    for (auto& [field, row] : m_rows) {
        if (m_unread == field) continue;
        const auto it = notes.find(field);
        say(row, it == notes.end() ? QString() : it->second.first, it != notes.end() && it->second.second);
    }
}

void FormFields::say(Row& row, const QString& sentence, bool forbids) {
    const QColor color = forbids ? theme().wrong : theme().caution;
    applyStyle(*row.note, QStringLiteral("color: %1; font-size: 11px;").arg(color.name()));
    // A sign, so that the colour is never alone.
    row.note->setText(sentence.isEmpty()
                          ? QString()
                          : QString(forbids ? QChar(0x2715) : QChar(0x25B3)) + QChar(0xA0) + sentence);
    row.note->setVisible(!sentence.isEmpty());
    row.control->setAccessibleDescription(sentence);
}

void FormFields::setDataText(const QString& text) {
    m_dataText->setText(text);
    m_dataText->setVisible(!text.isEmpty());
}

void FormFields::setLocked(bool locked) {
    m_locked = locked;
    for (auto& [field, row] : m_rows) row.control->setEnabled(!locked);
    m_open->setEnabled(!locked);
}

QWidget* FormFields::control(FormField field) const {
    return m_rows.at(field).control;
}

QString FormFields::note(FormField field) const {
    return m_rows.at(field).note->text();
}

/// The wheel scrolls the form; it changes a number only in the field that has the keyboard.
bool FormFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FormFields::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) setNotes(m_notes);
    QWidget::changeEvent(event);
}

void FormFields::retranslateUi() {
    m_showing = true;
    for (auto& [label, name] : m_sections) {
        label->setText(tr(name));
        applyStyle(*label, QStringLiteral("font-weight: 600; font-size: 12px; padding-top: 6px;"));
    }
    m_open->setText(tr("Open text…"));
    m_open->setToolTip(tr("A UTF-8 text of at most 50 MB; dropping it on the window does the same"));
    for (auto& [field, row] : m_rows) {
        if (row.retranslate) row.retranslate();
        row.label->setToolTip(fieldHint(field));
        row.control->setToolTip(fieldHint(field));
        row.control->setAccessibleName(fieldLabel(field, m_run.config.kind));
        if (auto* box = qobject_cast<QComboBox*>(row.control)) box->setPlaceholderText(tr("Own settings"));
    }
    m_showing = false;
    show(m_run);
}

} // namespace dikkat::ui
