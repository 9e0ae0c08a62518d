#include "ui/pages/qkv/setup_card.h"

#include "core/lesson/examples.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace dikkat::ui {

namespace {

QString exampleName(Example example) {
    switch (example) {
    case Example::Chapter: return SetupCard::tr("Chapter’s example");
    case Example::Exercise: return SetupCard::tr("Exercise: q₃ = [2, 0, 0, 0]");
    case Example::Saturated: return SetupCard::tr("Saturated softmax");
    case Example::Uniform: return SetupCard::tr("Equal shares");
    case Example::TwoHeads: return SetupCard::tr("Two heads");
    case Example::Random: return SetupCard::tr("Random numbers");
    }
    return {};
}

QComboBox* combo(const char* name) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(1);
    return box;
}

} // namespace

SetupCard::SetupCard(Document& document, LessonEditor& editor, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editor(editor)
    , m_rows(new QVBoxLayout(this))
    , m_example(combo("exampleCombo"))
    , m_mode(combo("inputModeCombo"))
    , m_encoding(combo("encodingCombo"))
    , m_heads(combo("headsCombo"))
    , m_positions(sizeSpin("positionsSpin", [this](int n) { return m_editor.setPositionCount(n); }))
    , m_keyWidth(sizeSpin("keyWidthSpin", [this](int n) { return m_editor.setKeyWidth(n); }))
    , m_valueWidth(sizeSpin("valueWidthSpin", [this](int n) { return m_editor.setValueWidth(n); }))
    , m_modelWidth(sizeSpin("modelWidthSpin", [this](int n) { return m_editor.setModelWidth(n); }))
    , m_decimals(new QSpinBox)
    , m_exampleLabel(new QLabel)
    , m_modeLabel(new QLabel)
    , m_encodingLabel(new QLabel)
    , m_positionsLabel(new QLabel)
    , m_keyLabel(new QLabel)
    , m_valueLabel(new QLabel)
    , m_modelLabel(new QLabel)
    , m_headsLabel(new QLabel)
    , m_decimalsLabel(new QLabel) {
    setObjectName(QStringLiteral("setupCard"));
    m_decimals->setObjectName(QStringLiteral("decimalsSpin"));
    m_decimals->setRange(0, limits::maxDecimals);
    for (Example example : allExamples) m_example->addItem(QString(), static_cast<int>(example));
    m_mode->addItem(QString(), static_cast<int>(InputMode::Direct));
    m_mode->addItem(QString(), static_cast<int>(InputMode::Computed));
    for (Positions p : {Positions::None, Positions::Sinusoidal, Positions::Learned})
        m_encoding->addItem(QString(), static_cast<int>(p));

    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(3);
    addRow({{m_exampleLabel, m_example}});
    addRow({{m_modeLabel, m_mode}});
    addRow(
        {{m_encodingLabel, m_encoding, 3}, {m_modelLabel, m_modelWidth}}); // words need more room than a size
    addRow({{m_positionsLabel, m_positions}, {m_decimalsLabel, m_decimals}});
    addRow({{m_keyLabel, m_keyWidth}, {m_valueLabel, m_valueWidth}, {m_headsLabel, m_heads}});
    m_rows->addStretch();

    connect(m_example, &QComboBox::activated, this, [this](int i) {
        report(m_editor.loadExample(makeExample(static_cast<Example>(m_example->itemData(i).toInt()))));
    });
    connect(m_mode, &QComboBox::activated, this, [this](int i) {
        report(m_editor.setInputMode(static_cast<InputMode>(m_mode->itemData(i).toInt())));
    });
    connect(m_encoding, &QComboBox::activated, this, [this](int i) {
        report(m_editor.setPositions(static_cast<Positions>(m_encoding->itemData(i).toInt())));
    });
    connect(m_heads, &QComboBox::activated, this,
            [this](int i) { report(m_editor.setHeads(m_heads->itemData(i).toInt())); });
    connect(m_decimals, &QSpinBox::valueChanged, this, [this](int n) {
        if (m_refreshing) return;
        ViewState view = m_document.view();
        view.decimals = n;
        m_document.setView(view);
    });
    connect(&m_document, &Document::lessonChanged, this, &SetupCard::refresh);
    connect(&m_document, &Document::viewChanged, this, &SetupCard::refresh);
    retranslateUi();
}

QSpinBox* SetupCard::sizeSpin(const char* name, const std::function<LessonEditor::Problem(int)>& set) {
    auto* spin = new QSpinBox;
    spin->setObjectName(QLatin1String(name));
    spin->setRange(static_cast<int>(limits::minSize), static_cast<int>(limits::maxSize));
    spin->setKeyboardTracking(false); // "1" on the way to "12" is not a size
    connect(spin, &QSpinBox::valueChanged, this, [this, set](int n) {
        if (!m_refreshing) report(set(n));
    });
    return spin;
}

void SetupCard::addRow(const QList<Field>& fields) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (const Field& field : fields) {
        field.label->setBuddy(field.control);
        row->addWidget(field.label);
        row->addWidget(field.control, field.share);
    }
    if (fields.size() < 3) m_firstLabels << fields.first().label; // three fields need all the room there is
    m_rows->addLayout(row);
}

void SetupCard::report(const LessonEditor::Problem& refused) {
    if (refused) emit problem(*refused);
    refresh(); // a refused choice goes back to what is true
}

void SetupCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void SetupCard::retranslateUi() {
    m_exampleLabel->setText(tr("Example"));
    m_modeLabel->setText(tr("Input"));
    m_encodingLabel->setText(tr("Encoding"));
    m_positionsLabel->setText(tr("Positions"));
    m_modelLabel->setText(QStringLiteral("d"));
    m_headsLabel->setText(tr("Heads"));
    m_decimalsLabel->setText(tr("Decimals"));
    m_mode->setItemText(0, tr("Q, K, V typed"));
    m_mode->setItemText(1, tr("Computed from X · W"));
    m_encoding->setItemText(0, tr("No positions"));
    m_encoding->setItemText(1, tr("Sinusoidal"));
    m_encoding->setItemText(2, tr("Learned table"));
    for (int i = 0; i < static_cast<int>(allExamples.size()); ++i)
        m_example->setItemText(i, exampleName(allExamples[static_cast<std::size_t>(i)]));
    m_example->setPlaceholderText(tr("Edited"));
    m_positions->setToolTip(tr("Number of positions: rows of Q, K and V"));
    m_keyWidth->setToolTip(tr("Columns of Q and K; several heads share them out"));
    m_valueWidth->setToolTip(tr("Columns of V; several heads share them out"));
    m_modelWidth->setToolTip(tr("Columns of X: the width of an embedding"));
    m_heads->setToolTip(
        tr("The heads split the columns of Q, K and V among them; only divisors of both widths are offered"));
    m_decimals->setToolTip(tr("Numbers are rounded only for display"));
    m_encoding->setToolTip(tr("What is added to X so that the model knows where a token stands"));
    // The first labels of all rows end in one line.
    int widest = 0;
    for (const QLabel* label : std::as_const(m_firstLabels))
        widest = std::max(widest, label->sizeHint().width());
    for (QLabel* label : std::as_const(m_firstLabels)) label->setMinimumWidth(widest);
    refresh();
}

void SetupCard::refresh() {
    m_refreshing = true;
    const LessonState& s = m_document.lesson();
    int current = -1;
    for (int i = 0; i < static_cast<int>(allExamples.size()); ++i)
        if (makeExample(allExamples[static_cast<std::size_t>(i)]) == s) current = i;
    m_example->setCurrentIndex(current);
    m_mode->setCurrentIndex(static_cast<int>(s.mode));
    m_encoding->setCurrentIndex(static_cast<int>(s.positions));
    m_positions->setValue(static_cast<int>(s.positionCount()));
    m_keyWidth->setValue(static_cast<int>(s.keyWidth()));
    m_valueWidth->setValue(static_cast<int>(s.valueWidth()));
    m_modelWidth->setValue(static_cast<int>(s.x.cols()));
    m_decimals->setValue(m_document.view().decimals);
    m_heads->clear();
    for (int h = 1; h <= static_cast<int>(limits::maxSize); ++h)
        if (headsFit(s, h)) m_heads->addItem(QString::number(h), h);
    m_heads->setCurrentIndex(m_heads->findData(s.heads));
    // With one head these are d_k and d_v; with more, what the heads share out.
    m_keyLabel->setText(s.heads == 1 ? QStringLiteral("dk") : tr("Q, K"));
    m_valueLabel->setText(s.heads == 1 ? QStringLiteral("dv") : tr("V"));
    const bool computed = s.mode == InputMode::Computed;
    for (QWidget* w : {static_cast<QWidget*>(m_encodingLabel), static_cast<QWidget*>(m_encoding),
                       static_cast<QWidget*>(m_modelLabel), static_cast<QWidget*>(m_modelWidth)})
        w->setVisible(computed);
    m_refreshing = false;
}

} // namespace dikkat::ui
