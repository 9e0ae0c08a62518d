#include "ui/i18n/safetensors_words.h"

#include "ui/i18n/brief.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Safetensors)
};

QString size(std::uint64_t bytes) {
    return integer(static_cast<qint64>(std::min<std::uint64_t>(bytes, std::numeric_limits<qint64>::max())));
}

} // namespace

QString explain(const SafetensorsProblem& p) {
    const QString tensor = brief(p.tensor);
    const QString text = brief(p.text);
    switch (p.error) {
    case SafetensorsError::CannotOpen: return Words::tr("The file does not exist or may not be read.");
    case SafetensorsError::NotAFile: return Words::tr("This is not a file but a folder or a device.");
    case SafetensorsError::ReadFailed:
        return Words::tr("The file could not be read to its end; perhaps it was changed or the disk failed.");
    case SafetensorsError::TooShort:
        return Words::tr("The file is too short to be a safetensors file (bytes: %1; needed: at least 8).")
            .arg(size(p.value));
    case SafetensorsError::HeaderTooLong:
        return Words::tr("This is not a safetensors file: its first 8 bytes would mean a header of %1 bytes "
                         "(allowed: %2).")
            .arg(size(p.value), size(p.limit));
    case SafetensorsError::HeaderTruncated:
        return Words::tr("The file is cut off: its header should have %1 bytes, but only %2 are there.")
            .arg(size(p.value), size(p.limit));
    case SafetensorsError::HeaderNotJson:
        return Words::tr("The header of the file is not valid JSON (at byte %1 of the header).")
            .arg(size(p.value));
    case SafetensorsError::HeaderNotObject:
        return tensor.isEmpty() && text.isEmpty()
                   ? Words::tr("The header of the file is not the JSON object that the format demands.")
                   : Words::tr("The header of the file is not built as the format demands (entry “%1”).")
                         .arg(tensor.isEmpty() ? text : tensor);
    case SafetensorsError::DuplicateName: return Words::tr("The file gives the name “%1” twice.").arg(text);
    case SafetensorsError::BadMetadata:
        return Words::tr("The metadata of the file may only map text to text (entry “%1”).").arg(text);
    case SafetensorsError::MissingField:
        return Words::tr("The file does not say the %2 of tensor “%1”.").arg(tensor, text);
    case SafetensorsError::BadField:
        return Words::tr("The %2 of tensor “%1” is not what the format allows there.").arg(tensor, text);
    case SafetensorsError::UnknownType:
        return Words::tr("Tensor “%1” has the type “%2”, which does not exist in the format.")
            .arg(tensor, text);
    case SafetensorsError::ShapeTooLarge:
        return Words::tr("Tensor “%1” states a shape that is too large for any file.").arg(tensor);
    case SafetensorsError::SizeMismatch:
        return Words::tr("Tensor “%1” has %2 bytes of data, but its shape needs %3.")
            .arg(tensor, size(p.value), size(p.limit));
    case SafetensorsError::OffsetOutOfRange:
        return Words::tr("Tensor “%1” reaches to byte %2, but the file has only %3 bytes of data.")
            .arg(tensor, size(p.value), size(p.limit));
    case SafetensorsError::OffsetsReversed:
        return Words::tr("The data of tensor “%1” would end (byte %3) before it begins (byte %2).")
            .arg(tensor, size(p.value), size(p.limit));
    case SafetensorsError::Overlap:
        return Words::tr("Tensor “%1” begins at byte %2, inside the tensor before it, which ends at byte %3.")
            .arg(tensor, size(p.value), size(p.limit));
    case SafetensorsError::DataNotCovered:
        return Words::tr("The bytes %1 to %2 of the data belong to no tensor.")
            .arg(size(p.value), size(p.limit));
    case SafetensorsError::NoSuchTensor: return Words::tr("The file has no tensor “%1”.").arg(tensor);
    case SafetensorsError::UnsupportedType:
        return Words::tr("Tensor “%1” has the type %2; only F64, F32, F16 and BF16 can be read.")
            .arg(tensor, text);
    case SafetensorsError::NotFinite:
        return Words::tr("Tensor “%1” holds a NaN or an infinity (number %2 of it).")
            .arg(tensor, size(p.value + 1));
    case SafetensorsError::WrongShape:
        return Words::tr("Tensor “%1” has the shape %2, which does not fit here.").arg(tensor, text);
    case SafetensorsError::NotUtf8: return Words::tr("The text “%1” is not valid UTF-8.").arg(text);
    }
    return {};
}

} // namespace dikkat::ui
