#include "ui/i18n/file_words.h"

#include "ui/i18n/brief.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(File)
};

QString utf8(const std::string& text) {
    return QString::fromStdString(text);
}

QString convert() {
    return Words::tr("Convert it to safetensors in Python, for example with safetensors.torch.save_model.");
}

QString unpack() {
    return Words::tr("This is a packed archive, not a model; unpack it first.");
}

QString beside() {
    return Words::tr("Open the .safetensors file beside it; this one is read along with it.");
}

/// At most three names, and that there are more.
QString listed(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        if (list.size() < 3) list << u'“' + utf8(name) + u'”';
    if (names.size() > 3) list << QStringLiteral("…");
    return list.join(QStringLiteral(", "));
}

} // namespace

QString explain(const FileFacts& f) {
    const QString beginning = utf8(f.beginning);
    switch (f.kind) {
    case FileKind::Empty: return Words::tr("The file is empty.");
    case FileKind::Text:
        return Words::tr(
                   "This is a plain text (“%1”), not a model. If it came in place of one, fetch the model "
                   "again; as data to learn from it belongs on page 7.")
            .arg(beginning);
    case FileKind::OtherText:
    case FileKind::Utf16:
        return Words::tr(
            "This is a text that is not in UTF-8, not a model. As data to learn from it belongs on page "
            "7; save it as UTF-8 first.");
    case FileKind::GitLfsPointer:
        return Words::tr("This is a pointer of Git LFS in place of the model (%1 bytes): the model itself "
                         "was not fetched. "
                         "Fetch it with “git lfs pull”, or download the file.")
            .arg(integer(static_cast<qint64>(f.size)));
    case FileKind::Html:
        return Words::tr(
            "This is a web page, not a model: a link to the page was saved and not the file behind it. "
            "Download the file itself.");
    case FileKind::ShardIndex:
        return Words::tr(
                   "This is the index of a model that was cut into several files (%1). Put them together in "
                   "Python, for example with save_pretrained(folder, max_shard_size=\"100GB\"), and open "
                   "the one file.")
            .arg(listed(f.names));
    case FileKind::ModelConfig:
        return Words::tr("This is the configuration of a model, not the model.") + u' ' + beside();
    case FileKind::Tokenizer:
        return Words::tr("This belongs to a tokenizer; it is not a model.") + u' ' + beside();
    case FileKind::Json: return Words::tr("This is JSON, not a model.");
    case FileKind::PyTorch:
        return Words::tr("This is a file of PyTorch (torch.save): a program that runs when it is read.") +
               u' ' + convert();
    case FileKind::Pickle:
        return Words::tr("This is a Python pickle: a program that runs when it is read.") + u' ' + convert();
    case FileKind::NumPy:
    case FileKind::NumPyArchive:
        return Words::tr("These are arrays of NumPy, not safetensors.") + u' ' + convert();
    case FileKind::Keras:
    case FileKind::Hdf5: return Words::tr("This is HDF5 (Keras), not safetensors.") + u' ' + convert();
    case FileKind::Gguf:
        return Words::tr("This is GGUF, the format of llama.cpp. Take the same model as safetensors.");
    case FileKind::Onnx:
        return Words::tr(
            "This looks like ONNX, a computation without a model’s names. Take the same model as "
            "safetensors.");
    case FileKind::Office:
        return Words::tr("This is a document of an office program, not a model. As data to learn from, save "
                         "its text as a plain text in UTF-8.");
    case FileKind::Zip:
    case FileKind::Gzip:
    case FileKind::OtherArchive: return unpack();
    case FileKind::Pdf: return Words::tr("This is a PDF, not a model.");
    case FileKind::Picture: return Words::tr("This is a picture, not a model.");
    case FileKind::Program: return Words::tr("This is a program, not a model.");
    case FileKind::Binary: return Words::tr("This is no file that is known here.");
    }
    return {};
}

QString explain(const ForeignConfigProblem& p) {
    const QString where = p.source.empty() ? Words::tr("The file’s metadata") : utf8(p.source);
    const QString key = utf8(p.key), value = utf8(p.value);
    switch (p.error) {
    case ForeignConfigError::NotJson:
        return Words::tr("%1: this is not valid JSON (line %2, column %3).")
            .arg(where, integer(p.found), integer(p.expected));
    case ForeignConfigError::NotAnObject:
        return Words::tr("%1: a configuration begins with { and ends with }.").arg(where);
    case ForeignConfigError::TooLarge:
        return Words::tr("%1: %2 bytes are too many for a configuration; at most %3 are read.")
            .arg(where, integer(p.found), integer(p.expected));
    case ForeignConfigError::UnknownKey:
        return Words::
            tr("%1: the key “%2” (%3) is not known here and may change what the model computes. If it does "
               "not, take it out.")
                .arg(where, key, value);
    case ForeignConfigError::UnknownWord: {
        QStringList known;
        for (const std::string& name : knownActivations()) known << utf8(name);
        return Words::tr("%1: “%2” is “%3”, an activation that is not known here. Known are %4.")
            .arg(where, key, value, known.join(QStringLiteral(", ")));
    }
    case ForeignConfigError::NotComputed:
        return Words::tr(
                   "%1: “%2” is %3. That makes it another model than GPT-2, which is the one computed here.")
            .arg(where, key, value);
    case ForeignConfigError::BadValue: return Words::tr("%1: “%2” cannot be %3.").arg(where, key, value);
    case ForeignConfigError::Contradicts:
        return Words::tr("%1: “%2” is %3, but in the tensors it is %4. The two files do not belong together.")
            .arg(where, key, integer(p.found), integer(p.expected));
    case ForeignConfigError::TensorsDisagree:
        return Words::tr(
                   "%1: “%2” is %3, but the tensors show the opposite. The two files do not belong together.")
            .arg(where, key, value);
    case ForeignConfigError::Disagrees:
        return Words::tr("%1: “%2” is %3, but elsewhere the model says %4.")
            .arg(where, key, value, utf8(p.other));
    case ForeignConfigError::AnswerDisagrees:
        return Words::tr("%1: “%2” is %3, so it cannot be opened with %4. Leave the option out, or change "
                         "the value there.")
            .arg(where, key, value, utf8(p.other));
    }
    return {};
}

QString explainFolder(const QString& path) {
    if (path.isEmpty()) return Words::tr("The name of the folder is empty.");
    QFileInfo at(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    for (QString above = at.absolutePath(); !at.exists() && above != at.filePath(); above = at.absolutePath())
        at.setFile(above);
    const QString why = !at.isDir()        ? Words::tr("“%1” is a file")
                        : !at.isWritable() ? Words::tr("nothing may be written in “%1”")
                                           : Words::tr("“%1” does not take it; perhaps its disk is full");
    return Words::tr("The folder “%1” could not be created: %2.")
        .arg(brief(path), why.arg(brief(at.filePath())));
}

} // namespace dikkat::ui
