<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>AttentionCommand</name>
    <message>
        <source>standard input</source>
        <translation>standart girdi</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Dosya boş.</translation>
    </message>
    <message>
        <source>Computes scaled dot-product attention and shows every step: raw scores, scaled scores, masked scores, weights, output.

FILE is a session (name.dikkat) or JSON; - is standard input:
  {&quot;q&quot;: [[…]], &quot;k&quot;: [[…]], &quot;v&quot;: [[…]], &quot;causal&quot;: true, &quot;scale&quot;: true}
Left out, causal is false and scale is true. &quot;mask&quot;: [[true, …], …] says which key (column) a query (row) may see; &quot;heads&quot;: 2 splits the columns over two heads.

--json writes {&quot;raw&quot;, &quot;scaled&quot;, &quot;masked&quot;, &quot;weights&quot;, &quot;output&quot;} as rows of numbers in full precision, −∞ as null. With several heads it writes {&quot;heads&quot;: [one such group for each head], &quot;output&quot;: the heads side by side}.</source>
        <translation>Ölçeklenmiş iç çarpım dikkatini hesaplar ve her adımı gösterir: ham skorlar, ölçeklenmiş skorlar, maskelenmiş skorlar, ağırlıklar, çıktı.

DOSYA bir oturum (ad.dikkat) ya da JSON olur; - standart girdidir:
  {&quot;q&quot;: [[…]], &quot;k&quot;: [[…]], &quot;v&quot;: [[…]], &quot;causal&quot;: true, &quot;scale&quot;: true}
Yazılmazsa causal false, scale true sayılır. &quot;mask&quot;: [[true, …], …] hangi sorgunun (satır) hangi anahtarı (sütun) görebileceğini söyler; &quot;heads&quot;: 2 sütunları iki başa böler.

--json {&quot;raw&quot;, &quot;scaled&quot;, &quot;masked&quot;, &quot;weights&quot;, &quot;output&quot;} yazar: tam duyarlıkta sayı satırları, −∞ yerine null. Birden çok başta {&quot;heads&quot;: [her baş için böyle bir grup], &quot;output&quot;: başların çıktıları yan yana} yazar.</translation>
    </message>
    <message>
        <source>session or JSON file</source>
        <translation>oturum ya da JSON dosyası</translation>
    </message>
    <message>
        <source>Instead of a file: the chapter&apos;s worked example, or its exercise, where the third query is [2, 0, 0, 0].</source>
        <translation>Dosya yerine: bölümün çözümlü örneği (chapter) ya da üçüncü sorgunun [2, 0, 0, 0] olduğu alıştırması (exercise).</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yazar.</translation>
    </message>
    <message>
        <source>Causal mask, whatever the file says.</source>
        <translation>Dosya ne derse desin nedensel maske kullanır.</translation>
    </message>
    <message>
        <source>No mask, whatever the file says.</source>
        <translation>Dosya ne derse desin maske kullanmaz.</translation>
    </message>
    <message>
        <source>Divide by the root of the head&apos;s width, whatever the file says.</source>
        <translation>Dosya ne derse desin başın genişliğinin köküne böler.</translation>
    </message>
    <message>
        <source>Do not divide, whatever the file says.</source>
        <translation>Dosya ne derse desin bölmez.</translation>
    </message>
    <message>
        <source>the five matrices of attention, for a session, a JSON file or the chapter&apos;s example</source>
        <translation>dikkatin beş matrisi: bir oturum, bir JSON dosyası ya da bölümün örneği için</translation>
    </message>
    <message>
        <source>Give one file, or --example chapter.</source>
        <translation>Bir dosya ver ya da --example chapter yaz.</translation>
    </message>
    <message>
        <source>Give either --mask or --no-mask.</source>
        <translation>Ya --mask ya da --no-mask ver.</translation>
    </message>
    <message>
        <source>Give either --scale or --no-scale.</source>
        <translation>Ya --scale ya da --no-scale ver.</translation>
    </message>
    <message>
        <source>The examples are chapter and exercise, not “%1”.</source>
        <translation>Örnekler chapter ve exercise; “%1” diye bir örnek yok.</translation>
    </message>
    <message>
        <source>The result could not be written.</source>
        <translation>Sonuç yazılamadı.</translation>
    </message>
    <message>
        <source>Scaled scores (scaling is off)</source>
        <translation>Ölçeklenmiş skorlar (ölçekleme kapalı)</translation>
    </message>
    <message>
        <source>Scaled scores (÷ √%1 = %2)</source>
        <translation>Ölçeklenmiş skorlar (÷ √%1 = %2)</translation>
    </message>
    <message>
        <source>Raw scores (q · k)</source>
        <translation>Ham skorlar (q · k)</translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation>Maskelenmiş skorlar</translation>
    </message>
    <message>
        <source>Attention weights (softmax along each row)</source>
        <translation>Dikkat ağırlıkları (her satırda softmax)</translation>
    </message>
    <message>
        <source>Output (weights · V)</source>
        <translation>Çıktı (ağırlıklar · V)</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Baş: %1</translation>
    </message>
    <message>
        <source>Output of all heads side by side</source>
        <translation>Bütün dikkat başlarının çıktıları yan yana</translation>
    </message>
</context>
<context>
    <name>CellExplanation</name>
    <message>
        <source>Dimension</source>
        <translation>Boyut</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Çarpım</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>How well query %1 fits key %2: multiply dimension by dimension and add. Score: %3.</source>
        <extracomment>%1 and %2 are positions, %3 is the score</extracomment>
        <translation>Sorgu %1 ile anahtar %2 ne kadar uyuşuyor: boyut boyut çarp ve topla. Skor: %3.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Nicelik</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>%1 is a column of the values</extracomment>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>The score is divided by √%1 = %2, so that its spread does not grow with the width of the vectors.</source>
        <extracomment>%1 is the width of the vectors, %2 its square root</extracomment>
        <translation>Skor √%1 = %2 ile bölünür; böylece yayılımı vektörlerin genişliğiyle büyümez.</translation>
    </message>
    <message>
        <source>Scaling is off: the score stays as it is.</source>
        <translation>Ölçekleme kapalı: skor olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Scaled score</source>
        <translation>Ölçeklenmiş skor</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Masked score</source>
        <translation>Maskeli skor</translation>
    </message>
    <message>
        <source>The mask is off: every position sees every other one.</source>
        <translation>Maske kapalı: her konum ötekilerin hepsini görür.</translation>
    </message>
    <message>
        <source>Position %1 may see position %2, which does not come after it: the score stays.</source>
        <translation>%1. konum %2. konumu görebilir, çünkü o kendisinden sonra gelmiyor: skor kalır.</translation>
    </message>
    <message>
        <source>Position %1 must not see position %2, which comes after it: the score becomes −∞.</source>
        <translation>%1. konum kendisinden sonra gelen %2. konumu göremez: skor −∞ olur.</translation>
    </message>
    <message>
        <source>Your mask lets position %1 see position %2: the score stays.</source>
        <translation>Masken %1. konumun %2. konumu görmesine izin veriyor: skor kalır.</translation>
    </message>
    <message>
        <source>Your mask hides position %2 from position %1: the score becomes −∞.</source>
        <translation>Masken %2. konumu %1. konumdan gizliyor: skor −∞ olur.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Anahtar</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Üs alma</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Ağırlık</translation>
    </message>
    <message>
        <source>Share of the row</source>
        <translation>Satırdaki pay</translation>
    </message>
    <message>
        <source>Position %1 cannot see position %2: e to the power −∞ is 0, so the weight is exactly 0.</source>
        <translation>%1. konum %2. konumu göremez: e üzeri −∞ sıfırdır, ağırlık da tam 0 olur.</translation>
    </message>
    <message>
        <source>Position %1 keeps this share of its attention for itself: %2.</source>
        <extracomment>%1 is a position, %2 a percentage</extracomment>
        <translation>%1. konum dikkatinin şu kadarını kendine ayırır: %2.</translation>
    </message>
    <message>
        <source>Position %1 gives this share of its attention to position %2: %3.</source>
        <extracomment>%1 and %2 are positions, %3 a percentage</extracomment>
        <translation>%1. konum dikkatinin şu kadarını %2. konuma verir: %3.</translation>
    </message>
    <message>
        <source>The largest score of the row was taken away from every score first: the shares stay the same and nothing overflows.</source>
        <translation>Önce satırın en büyük skoru bütün skorlardan çıkarıldı: paylar değişmez, sayılar da taşmaz.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Sütun %1</translation>
    </message>
    <message>
        <source>Column %1 of output %2: every value counts as much as its weight says.</source>
        <extracomment>%1 is a column, %2 a position</extracomment>
        <translation>Çıktı %2, sütun %1: her değer ağırlığı kadar sayılır.</translation>
    </message>
</context>
<context>
    <name>ClaimsCommand</name>
    <message>
        <source>agrees</source>
        <translation>uyuşuyor</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>gevşek</translation>
    </message>
    <message>
        <source>not computable</source>
        <translation>hesaplanamaz</translation>
    </message>
    <message>
        <source>DISAGREES</source>
        <translation>UYUŞMUYOR</translation>
    </message>
    <message>
        <source>printed %1; computed %2; %3</source>
        <translation>basılı %1; hesaplanan %2; %3</translation>
    </message>
    <message>
        <source>recompute every number of the lessons and compare</source>
        <translation>derslerdeki her sayıyı yeniden hesaplar ve karşılaştırır</translation>
    </message>
    <message>
        <source>Recomputes, on this machine and now, every number that the lessons state, and compares it with what is printed. Some sentences are loose: for them the output says what is true. Exit status 1 if anything disagrees beyond its tolerance.</source>
        <translation>Derslerde geçen her sayıyı bu makinede, şimdi yeniden hesaplar ve basılı olanla karşılaştırır. Bazı cümleler gevşektir: onlar için çıktı doğrusunu söyler. Bir şey toleransının dışında kalırsa çıkış durumu 1 olur.</translation>
    </message>
    <message>
        <source>Write JSON, with every statement in both languages.</source>
        <translation>JSON yaz; her ifade iki dilde.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation>“%1” fazladan bir argüman.</translation>
    </message>
    <message>
        <source>Statements: %1; agree: %2; loose: %3; not computable: %4; disagree: %5</source>
        <translation>İfade: %1; uyuşan: %2; gevşek: %3; hesaplanamayan: %4; uyuşmayan: %5</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>rows are positions</source>
        <translation>satırlar konumdur</translation>
    </message>
    <message>
        <source>one row per position</source>
        <translation>her konuma bir satır</translation>
    </message>
    <message>
        <source>positions, added to X</source>
        <translation>X’e eklenen konum kodlaması</translation>
    </message>
    <message>
        <source>head %1 of %2 sees its own columns</source>
        <translation>baş %1 / %2 kendi sütunlarını görür</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 See: %2 --help</source>
        <translation>%1 Bak: %2 --help</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Bu yardımı gösterir.</translation>
    </message>
    <message>
        <source>Language of the text.</source>
        <translation>Metnin dili.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>“%1” adında bir dosya yok.</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation>“%1” bir dosya değil, klasör.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>“%1” okunamıyor: %2.</translation>
    </message>
    <message>
        <source>Dikkat: learn attention and the Transformer by touching the numbers.</source>
        <translation>Dikkat: dikkati ve Transformer’ı sayılara dokunarak öğren.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Kullanım:</translation>
    </message>
    <message>
        <source>FILE.dikkat</source>
        <translation>DOSYA.dikkat</translation>
    </message>
    <message>
        <source>COMMAND [options]</source>
        <translation>KOMUT [seçenekler]</translation>
    </message>
    <message>
        <source>Commands (each explains itself with --help):</source>
        <translation>Komutlar (her biri --help ile kendini anlatır):</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Seçenekler:</translation>
    </message>
    <message>
        <source>language, instead of the system&apos;s</source>
        <translation>sistemin dili yerine kullanılacak dil</translation>
    </message>
    <message>
        <source>one number that stands for the results of fixed computations</source>
        <translation>değişmeyen hesapların sonuçlarını temsil eden tek bir sayı</translation>
    </message>
    <message>
        <source>version</source>
        <translation>sürüm</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>bu yardım</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage.</source>
        <translation>Çıkış durumu: 0 tamam, 1 başarısız, 2 yanlış kullanım.</translation>
    </message>
    <message>
        <source>There is no option “%1”.</source>
        <translation>“%1” diye bir seçenek yok.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>“%1” diye bir komut yok.</translation>
    </message>
    <message>
        <source>--lang takes tr or en, not “%1”.</source>
        <translation>--lang için tr ya da en yazılır; “%1” olmaz.</translation>
    </message>
    <message>
        <source>This program was built without a window; use a command. See: dikkat --help</source>
        <translation>Bu program penceresiz derlendi; bir komut kullan. Bak: dikkat --help</translation>
    </message>
    <message>
        <source>There is no display to open a window on. Commands work without one: dikkat --help</source>
        <translation>Pencereyi açacak bir ekran yok. Komutlar ekransız da çalışır: dikkat --help</translation>
    </message>
    <message>
        <source>--%1 takes %2, not “%3”.</source>
        <translation>--%1 şunu alır: %2; “%3” olmaz.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 ile %2 arası bir tam sayı</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>0 ya da daha büyük bir tam sayı</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 ile %2 arası bir sayı</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>%1: row %2, column %3</source>
        <translation>%1: satır %2, sütun %3</translation>
    </message>
    <message>
        <source>%1: paste</source>
        <translation>%1: yapıştırma</translation>
    </message>
    <message>
        <source>Causal mask on</source>
        <translation>Nedensel maske açık</translation>
    </message>
    <message>
        <source>Causal mask off</source>
        <translation>Nedensel maske kapalı</translation>
    </message>
    <message>
        <source>Mask: row %1, column %2</source>
        <translation>Maske: satır %1, sütun %2</translation>
    </message>
    <message>
        <source>Scaling on</source>
        <translation>Ölçekleme açık</translation>
    </message>
    <message>
        <source>Scaling off</source>
        <translation>Ölçekleme kapalı</translation>
    </message>
    <message>
        <source>Change the size</source>
        <translation>Boyut değişikliği</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>Baş: %1</translation>
    </message>
    <message>
        <source>Compute Q, K, V from X</source>
        <translation>Q, K, V’yi X’ten hesapla</translation>
    </message>
    <message>
        <source>Type Q, K, V</source>
        <translation>Q, K, V’yi yaz</translation>
    </message>
    <message>
        <source>Positional encoding</source>
        <translation>Konum kodlaması</translation>
    </message>
    <message>
        <source>Load an example</source>
        <translation>Örnek yükleme</translation>
    </message>
    <message>
        <source>Back to the chapter’s values</source>
        <translation>Bölümün değerlerine dön</translation>
    </message>
    <message>
        <source>%1 would have %2 rows or columns: 1 to 16 are allowed.</source>
        <translation>%1 için satır ya da sütun sayısı %2 olurdu: 1 ile 16 arasına izin var.</translation>
    </message>
    <message>
        <source>%1 has %2 rows or columns where %3 are needed to fit the other matrices.</source>
        <translation>%1 için satır ya da sütun sayısı %2; öteki matrislere uyması için %3 gerekli.</translation>
    </message>
    <message>
        <source>%1, row %2, column %3: the number is too large; from %4 to %5 is allowed.</source>
        <translation>%1, satır %2, sütun %3: sayı çok büyük; %4 ile %5 arasına izin var.</translation>
    </message>
    <message>
        <source>%1, row %2, column %3: the number is not finite.</source>
        <translation>%1, satır %2, sütun %3: sayı sonlu değil.</translation>
    </message>
    <message>
        <source>%1 heads do not divide %2 columns: choose a number of heads that divides the widths of Q, K and V.</source>
        <translation>%1 baş %2 sütunu bölmüyor: Q, K ve V’nin genişliklerini bölen bir baş sayısı seç.</translation>
    </message>
    <message>
        <source>Row %1 would be masked completely: softmax needs at least one visible key in every row.</source>
        <translation>%1. satırın tamamı maskelenirdi: softmax’ın her satırda en az bir görünür anahtara ihtiyacı var.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>“%1” yazılamıyor: %2.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>“%1” klasörü oluşturulamıyor.</translation>
    </message>
    <message>
        <source>Note: nanoGPT always uses the exact GELU, so its numbers will differ.</source>
        <translation>Not: nanoGPT hep kesin GELU kullanır, bu yüzden sayıları farklı çıkar.</translation>
    </message>
    <message>
        <source>Note: other programs do not know the bias of the output layer, so their numbers will differ.</source>
        <translation>Not: başka programlar çıktı katmanının sapmasını tanımaz, bu yüzden sayıları farklı çıkar.</translation>
    </message>
    <message>
        <source>take a model to PyTorch</source>
        <translation>bir modeli PyTorch&apos;a götürür</translation>
    </message>
    <message>
        <source>Writes a model for other programs. The PyTorch project is a folder with the weights and one readable script that needs nothing but torch: it gives the same logits, writes, and goes on training, also under torchrun on many GPUs.</source>
        <translation>Bir modeli başka programlar için yazar. PyTorch projesi, ağırlıklarla okunabilir tek bir betikten oluşan bir klasördür; betik torch dışında bir şey istemez, aynı logit&apos;leri verir, metin üretir ve eğitime devam eder; torchrun ile birçok GPU&apos;da da.</translation>
    </message>
    <message>
        <source>file with a model</source>
        <translation>model içeren dosya</translation>
    </message>
    <message>
        <source>Folder of a PyTorch project.</source>
        <translation>PyTorch projesinin klasörü.</translation>
    </message>
    <message>
        <source>safetensors file in nanoGPT&apos;s names and layout.</source>
        <translation>nanoGPT&apos;nin adları ve düzeniyle safetensors dosyası.</translation>
    </message>
    <message>
        <source>Folder with a GPT-2 in Hugging Face&apos;s names.</source>
        <translation>Hugging Face adlarıyla bir GPT-2 içeren klasör.</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yaz.</translation>
    </message>
    <message>
        <source>Give one file with a model.</source>
        <translation>Model içeren bir dosya ver.</translation>
    </message>
    <message>
        <source>Say where to: --pytorch DIR, --nanogpt FILE or --huggingface DIR.</source>
        <translation>Nereye yazılacağını söyle: --pytorch KLASÖR, --nanogpt DOSYA ya da --huggingface KLASÖR.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>“%1” was not saved: the folder %2 does not exist.</source>
        <translation>“%1” kaydedilmedi: %2 klasörü yok.</translation>
    </message>
    <message>
        <source>“%1” was not saved: that is the name of a folder or a device.</source>
        <translation>“%1” kaydedilmedi: bu ad bir klasöre ya da aygıta ait.</translation>
    </message>
    <message>
        <source>“%1” was not saved: nothing may be written in %2. Choose another folder.</source>
        <translation>“%1” kaydedilmedi: %2 klasörüne yazma izni yok. Başka bir klasör seç.</translation>
    </message>
    <message>
        <source>“%1” was not saved: the disk is full. Make room or choose another place.</source>
        <translation>“%1” kaydedilmedi: disk dolu. Yer aç ya da başka bir yer seç.</translation>
    </message>
    <message>
        <source>“%1” was not saved: %2.</source>
        <translation>“%1” kaydedilmedi: %2.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>“%1” adında bir dosya yok.</translation>
    </message>
    <message>
        <source>“%1” is a folder or a device, not a file.</source>
        <translation>“%1” bir dosya değil, klasör ya da aygıt.</translation>
    </message>
    <message>
        <source>“%1” may not be read.</source>
        <translation>“%1” dosyasını okuma izni yok.</translation>
    </message>
    <message>
        <source>“%1” is too large for a session (bytes: %2).</source>
        <translation>“%1” bir oturum için fazla büyük (bayt: %2).</translation>
    </message>
    <message>
        <source>“%1” could not be read: %2.</source>
        <translation>“%1” okunamadı: %2.</translation>
    </message>
    <message>
        <source>Sessions (*.dikkat)</source>
        <translation>Oturumlar (*.dikkat)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Kaydedilmemiş değişiklikler</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>“%1” üzerindeki değişiklikler kaydedilsin mi?</translation>
    </message>
    <message>
        <source>If you do not save, they are lost.</source>
        <translation>Kaydetmezsen kaybolurlar.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Kay&amp;detme</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Vazgeç</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Başka bir program değiştirmiş</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since you opened it.</source>
        <translation>Sen açtıktan sonra başka bir program “%1” dosyasını değiştirmiş.</translation>
    </message>
    <message>
        <source>Saving over it would lose those changes.</source>
        <translation>Üzerine kaydedersen o değişiklikler kaybolur.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;zerine yaz</translation>
    </message>
    <message>
        <source>Save under another &amp;name…</source>
        <translation>Başka &amp;adla kaydet…</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Oturum aç</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Oturumu kaydet</translation>
    </message>
</context>
<context>
    <name>GenerateCommand</name>
    <message>
        <source>Lets a trained model go on with a text: crop to the context, run, take the last logits, turn them into probabilities, choose, append, again.

An encoder–decoder translates --prompt (or --source). --json writes {&quot;prompt&quot;, &quot;text&quot;, &quot;prompt_ids&quot;, &quot;ids&quot;, &quot;seconds&quot;, &quot;tokens_per_second&quot;, &quot;steps&quot;: [one object per token]}; a step has logits, scaled, probabilities, filtered (−∞ as null), filtered_probabilities and cumulative over the whole vocabulary, the draw and the choice.</source>
        <translation>Eğitilmiş bir modele metni sürdürtür: bağlama kırp, çalıştır, son logit&apos;leri al, olasılığa çevir, seç, ekle, yeniden başla.

Kodlayıcı–kod çözücü, --prompt (ya da --source) metnini çevirir. --json şunu yazar: {&quot;prompt&quot;, &quot;text&quot;, &quot;prompt_ids&quot;, &quot;ids&quot;, &quot;seconds&quot;, &quot;tokens_per_second&quot;, &quot;steps&quot;: [simge başına bir nesne]}; bir adımda bütün sözlük üzerinde logits, scaled, probabilities, filtered (−∞ için null), filtered_probabilities ve cumulative, ayrıca çekilen sayı ve seçim bulunur.</translation>
    </message>
    <message>
        <source>file with a model</source>
        <translation>model içeren dosya</translation>
    </message>
    <message>
        <source>Text to go on with; \n stands for a line end.</source>
        <translation>Sürdürülecek metin; \n satır sonu yerine geçer.</translation>
    </message>
    <message>
        <source>Token numbers instead of a text, like 0,2,1.</source>
        <translation>Metin yerine simge numaraları, 0,2,1 gibi.</translation>
    </message>
    <message>
        <source>Sentence to translate (encoder–decoder).</source>
        <translation>Çevrilecek cümle (kodlayıcı–kod çözücü).</translation>
    </message>
    <message>
        <source>How many tokens to write (100).</source>
        <translation>Kaç simge yazılacağı (100).</translation>
    </message>
    <message>
        <source>Divide the logits by this first (1).</source>
        <translation>Logit&apos;ler önce buna bölünür (1).</translation>
    </message>
    <message>
        <source>Keep the K most probable tokens (0: all).</source>
        <translation>En olası K simgeyi tut (0: hepsi).</translation>
    </message>
    <message>
        <source>Keep the most probable tokens with this share together (1).</source>
        <translation>Birlikte bu paya ulaşan en olası simgeleri tut (1).</translation>
    </message>
    <message>
        <source>Always the most probable token.</source>
        <translation>Hep en olası simge.</translation>
    </message>
    <message>
        <source>Seed of the draws (1).</source>
        <translation>Çekilişlerin tohumu (1).</translation>
    </message>
    <message>
        <source>Put a token at a place among the written ones (from 0), whatever the model would choose; may be given several times.</source>
        <translation>Model ne seçerse seçsin, yazılanlar arasında bir yere (0&apos;dan) bir simge koy; birkaç kez verilebilir.</translation>
    </message>
    <message>
        <source>Switch heads off, like 0.1,1.3 (layer.head, from 0).</source>
        <translation>Dikkat başlarını kapat, 0.1,1.3 gibi (katman.baş, 0&apos;dan).</translation>
    </message>
    <message>
        <source>Read the whole window again for every token (slow; same result).</source>
        <translation>Her simge için bütün pencereyi yeniden oku (yavaş; sonuç aynı).</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yaz.</translation>
    </message>
    <message>
        <source>In JSON show a number per token even if the vocabulary is large.</source>
        <translation>Sözlük büyük olsa da JSON&apos;da simge başına bir sayı göster.</translation>
    </message>
    <message>
        <source>--force takes a place and a token like 3=a, not “%1”.</source>
        <translation>--force, 3=a gibi bir yer ve bir simge alır; “%1” böyle değil.</translation>
    </message>
    <message>
        <source>--force takes one token; “%1” is several.</source>
        <translation>--force tek simge alır; “%1” birden çok simge.</translation>
    </message>
    <message>
        <source>There is nothing to go on with; give --prompt or --ids.</source>
        <translation>Sürdürülecek bir şey yok; --prompt ya da --ids ver.</translation>
    </message>
    <message>
        <source>There is no sentence to translate; give --prompt or --ids.</source>
        <translation>Çevrilecek cümle yok; --prompt ya da --ids ver.</translation>
    </message>
    <message>
        <source>The sentence has %1 words; the model reads at most %2.</source>
        <translation>Cümlede %1 sözcük var; model en çok %2 okur.</translation>
    </message>
    <message>
        <source>let a trained model write</source>
        <translation>eğitilmiş bir modele metin yazdırır</translation>
    </message>
    <message>
        <source>Give one file with a model.</source>
        <translation>Model içeren bir dosya ver.</translation>
    </message>
</context>
<context>
    <name>InspectCommand</name>
    <message>
        <source>Runs a model over a text and shows what it predicts at every position and what every head does. Opens Dikkat&apos;s own files and safetensors files in nanoGPT&apos;s and GPT-2&apos;s tensor names.

--json writes {&quot;tokens&quot;, &quot;ids&quot;, &quot;logits&quot;: [position][symbol], &quot;weights&quot;: [layer][head][query][key], &quot;head_scores&quot;: [one object per head], &quot;loss&quot;, &quot;mean_loss&quot;, &quot;config&quot;} in full precision; for an encoder–decoder also source, encoder_weights and cross_weights.</source>
        <translation>Bir modeli bir metin üzerinde çalıştırır; her konumda ne öngördüğünü ve her dikkat başının ne yaptığını gösterir. Dikkat&apos;in kendi dosyalarını, nanoGPT ve GPT-2 adlarıyla yazılmış safetensors dosyalarını açar.

--json tam duyarlıkla şunu yazar: {&quot;tokens&quot;, &quot;ids&quot;, &quot;logits&quot;: [konum][simge], &quot;weights&quot;: [katman][baş][sorgu][anahtar], &quot;head_scores&quot;: [baş başına bir nesne], &quot;loss&quot;, &quot;mean_loss&quot;, &quot;config&quot;}; kodlayıcı–kod çözücü için ayrıca source, encoder_weights ve cross_weights.</translation>
    </message>
    <message>
        <source>file with a model</source>
        <translation>model içeren dosya</translation>
    </message>
    <message>
        <source>Text to read; \n stands for a line end. For an encoder–decoder the beginning of the translation.</source>
        <translation>Okunacak metin; \n satır sonu yerine geçer. Kodlayıcı–kod çözücü için çevirinin başı.</translation>
    </message>
    <message>
        <source>Token numbers instead of a text, like 0,2,1.</source>
        <translation>Metin yerine simge numaraları, 0,2,1 gibi.</translation>
    </message>
    <message>
        <source>Source sentence (encoder–decoder).</source>
        <translation>Kaynak cümle (kodlayıcı–kod çözücü).</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yaz.</translation>
    </message>
    <message>
        <source>show logits, attention weights and heads of a model on a text</source>
        <translation>bir modelin bir metindeki logit&apos;lerini, dikkat ağırlıklarını ve başlarını gösterir</translation>
    </message>
    <message>
        <source>Give one file with a model.</source>
        <translation>Model içeren bir dosya ver.</translation>
    </message>
    <message>
        <source>Give either --text or --ids, not both.</source>
        <translation>Ya --text ya --ids ver, ikisini birden değil.</translation>
    </message>
    <message>
        <source>There is nothing to read; give --text or --ids.</source>
        <translation>Okunacak bir şey yok; --text ya da --ids ver.</translation>
    </message>
    <message>
        <source>This model translates; give the sentence with --source.</source>
        <translation>Bu model çeviri yapar; cümleyi --source ile ver.</translation>
    </message>
    <message>
        <source>The source has %1 tokens; the model reads 1 to %2.</source>
        <translation>Kaynakta %1 simge var; model 1 ile %2 arası okur.</translation>
    </message>
    <message>
        <source>The text is empty; give at least one token.</source>
        <translation>Metin boş; en az bir simge ver.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, but the model reads at most %2 at once; shorten it.</source>
        <translation>Metinde %1 simge var ama model bir kerede en çok %2 okur; kısalt.</translation>
    </message>
    <message>
        <source>Parameters: %1</source>
        <translation>Parametre: %1</translation>
    </message>
    <message>
        <source>Position, token, the three most probable next tokens</source>
        <translation>Konum, simge, en olası üç sonraki simge</translation>
    </message>
    <message>
        <source>Mean loss: %1</source>
        <translation>Ortalama kayıp: %1</translation>
    </message>
    <message>
        <source>Heads: entropy; share of attention to the previous, the first and the same token; induction; mean loss without the head</source>
        <translation>Dikkat başları: entropi; önceki, ilk ve aynı simgeye giden dikkat payı; tümevarım; baş kapalıyken ortalama kayıp</translation>
    </message>
</context>
<context>
    <name>Matrices</name>
    <message>
        <source>query %1</source>
        <translation>sorgu %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>anahtar %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>değer %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>çıktı %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>satır %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>sütun %1</translation>
    </message>
    <message>
        <source>right</source>
        <translation>doğru</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>yanlış</translation>
    </message>
    <message>
        <source>hidden, type your answer</source>
        <translation>kapalı, yanıtını yaz</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskeli</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seçili</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>önceki: %1</translation>
    </message>
    <message>
        <source>was %1, changed by %2</source>
        <translation>önceki: %1, değişim: %2</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>vocabulary size</source>
        <translation>sözlük büyüklüğü</translation>
    </message>
    <message>
        <source>width</source>
        <translation>genişlik</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>dikkat başı</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blok</translation>
    </message>
    <message>
        <source>context</source>
        <translation>bağlam</translation>
    </message>
    <message>
        <source>hidden width of the MLP</source>
        <translation>MLP&apos;nin gizli genişliği</translation>
    </message>
    <message>
        <source>encoder blocks</source>
        <translation>kodlayıcı bloğu</translation>
    </message>
    <message>
        <source>context of the source</source>
        <translation>kaynağın bağlamı</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>switches of the blocks</source>
        <translation>blok anahtarları</translation>
    </message>
    <message>
        <source>weight tying</source>
        <translation>ağırlık paylaşımı</translation>
    </message>
    <message>
        <source>number of parameters</source>
        <translation>parametre sayısı</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>öğrenme oranı</translation>
    </message>
    <message>
        <source>momentum</source>
        <translation>momentum</translation>
    </message>
    <message>
        <source>weight decay</source>
        <translation>ağırlık sönümü</translation>
    </message>
    <message>
        <source>gradient clipping</source>
        <translation>gradyan kırpma</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>öğrenme oranı ısınması</translation>
    </message>
    <message>
        <source>steps of the cosine</source>
        <translation>kosinüsün adım sayısı</translation>
    </message>
    <message>
        <source>smallest factor of the learning rate</source>
        <translation>öğrenme oranının en küçük çarpanı</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>adım</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>küme (batch)</translation>
    </message>
    <message>
        <source>gradient accumulation</source>
        <translation>gradyan biriktirme</translation>
    </message>
    <message>
        <source>window</source>
        <translation>pencere</translation>
    </message>
    <message>
        <source>steps between evaluations</source>
        <translation>değerlendirmeler arasındaki adım</translation>
    </message>
    <message>
        <source>rows of an evaluation</source>
        <translation>değerlendirme satırı</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>iş parçacığı</translation>
    </message>
    <message>
        <source>line end</source>
        <translation>satır sonu</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>sekme</translation>
    </message>
    <message>
        <source>space</source>
        <translation>boşluk</translation>
    </message>
    <message>
        <source>Model, %1: %2 is too small; the least is %3.</source>
        <translation>Model, %1: %2 çok küçük; en az %3 olabilir.</translation>
    </message>
    <message>
        <source>Model, %1: %2 is too large; the most is %3.</source>
        <translation>Model, %1: %2 çok büyük; en çok %3 olabilir.</translation>
    </message>
    <message>
        <source>The width %1 cannot be divided among %2 heads; choose a width that is a multiple of the number of heads.</source>
        <translation>%1 genişliği %2 dikkat başına bölünemez; baş sayısının katı olan bir genişlik seç.</translation>
    </message>
    <message>
        <source>Dropout must lie between 0 and 0.9.</source>
        <translation>Dropout 0 ile 0,9 arasında olmalı.</translation>
    </message>
    <message>
        <source>The switches are given for %1 blocks, but the model has %2.</source>
        <translation>Anahtarlar %1 blok için verilmiş, modelde ise %2 blok var.</translation>
    </message>
    <message>
        <source>The fixed-window MLP cannot share its embedding with the output layer.</source>
        <translation>Sabit pencereli MLP gömmesini çıktı katmanıyla paylaşamaz.</translation>
    </message>
    <message>
        <source>The model would have %1 parameters; the most is %2.</source>
        <translation>Modelin %1 parametresi olurdu; en çok %2 olabilir.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 (byte %1); save it as UTF-8.</source>
        <translation>Metin UTF-8 değil (bayt %1); UTF-8 olarak kaydet.</translation>
    </message>
    <message>
        <source>The model&apos;s vocabulary does not know %1 (place %2 of the text).</source>
        <translation>Modelin sözlüğü şunu tanımıyor: %1 (metnin %2. yeri).</translation>
    </message>
    <message>
        <source>The text is empty: there is nothing to make a vocabulary of.</source>
        <translation>Metin boş: sözlük kuracak bir şey yok.</translation>
    </message>
    <message>
        <source>The vocabulary has an empty symbol (number %1).</source>
        <translation>Sözlükte boş bir simge var (numara %1).</translation>
    </message>
    <message>
        <source>The vocabulary has %1 twice.</source>
        <translation>Sözlükte iki kez geçiyor: %1.</translation>
    </message>
    <message>
        <source>The vocabulary is one of characters, but %1 is not one character.</source>
        <translation>Sözlük karakterlerden oluşuyor ama tek karakter olmayan bir simge var: %1.</translation>
    </message>
    <message>
        <source>The numbers of the vocabulary have a gap or repeat at %1.</source>
        <translation>Sözlük numaralarında boşluk ya da yineleme var: %1.</translation>
    </message>
    <message>
        <source>Merge %1 of the tokenizer does not fit its vocabulary: %2.</source>
        <translation>Simgeleştiricinin %1. birleştirmesi sözlüğüne uymuyor: %2.</translation>
    </message>
    <message>
        <source>The tokenizer&apos;s file “%1” cannot be read.</source>
        <translation>Simgeleştiricinin “%1” dosyası okunamıyor.</translation>
    </message>
    <message>
        <source>The tokenizer&apos;s file “%1” is larger than 64 MB.</source>
        <translation>Simgeleştiricinin “%1” dosyası 64 MB&apos;tan büyük.</translation>
    </message>
    <message>
        <source>vocab.json is not a JSON map from symbol to number (at byte %1).</source>
        <translation>vocab.json, simgeden numaraya bir JSON eşlemesi değil (bayt %1).</translation>
    </message>
    <message>
        <source>Line %1 of merges.txt is not two symbols.</source>
        <translation>merges.txt dosyasının %1. satırı iki simge değil.</translation>
    </message>
    <message>
        <source>The file does not have GPT-2&apos;s tensor names.</source>
        <translation>Dosyada GPT-2&apos;nin tensör adları yok.</translation>
    </message>
    <message>
        <source>Tensor “%1” is missing.</source>
        <translation>“%1” tensörü eksik.</translation>
    </message>
    <message>
        <source>Tensor “%1” belongs to no GPT-2.</source>
        <translation>“%1” tensörü hiçbir GPT-2&apos;de yoktur.</translation>
    </message>
    <message>
        <source>Tensor “%1” has the shape %2, which does not fit the others.</source>
        <translation>“%1” tensörünün biçimi %2; ötekilere uymuyor.</translation>
    </message>
    <message>
        <source>The shape %2 of tensor “%1” is that of neither nanoGPT nor Hugging Face.</source>
        <translation>“%1” tensörünün %2 biçimi ne nanoGPT&apos;ninki ne Hugging Face&apos;inki.</translation>
    </message>
    <message>
        <source>GPT-2&apos;s names have no place for “%1”; export as a PyTorch project instead.</source>
        <translation>GPT-2&apos;nin adlarında “%1” için yer yok; bunun yerine PyTorch projesi olarak dışa aktar.</translation>
    </message>
    <message>
        <source>There is no model in this file; train one first or open a model&apos;s file.</source>
        <translation>Bu dosyada model yok; önce bir model eğit ya da bir model dosyası aç.</translation>
    </message>
    <message>
        <source>The vocabulary has %1 symbols, but the model has rows for %2.</source>
        <translation>Sözlükte %1 simge var, modelde ise %2 satır.</translation>
    </message>
    <message>
        <source>The model has no place for tensor “%1”.</source>
        <translation>Modelde “%1” tensörü için yer yok.</translation>
    </message>
    <message>
        <source>Tensor “%1” has the shape %2, which the configuration does not expect.</source>
        <translation>“%1” tensörünün biçimi %2; yapılandırma bunu beklemiyor.</translation>
    </message>
    <message>
        <source>The file does not say how many heads the model has; give --heads with a number that divides the width %1.</source>
        <translation>Dosya modelde kaç dikkat başı olduğunu söylemiyor; %1 genişliğini bölen bir sayıyı --heads ile ver.</translation>
    </message>
    <message>
        <source>GPT-2&apos;s names have no place for this architecture; export as a PyTorch project instead.</source>
        <translation>GPT-2&apos;nin adlarında bu mimari için yer yok; bunun yerine PyTorch projesi olarak dışa aktar.</translation>
    </message>
    <message>
        <source>There is no data to train on.</source>
        <translation>Eğitilecek veri yok.</translation>
    </message>
    <message>
        <source>The text has only %1 tokens where at least %2 are needed; take a longer text or a shorter context.</source>
        <translation>Metinde yalnızca %1 simge var, en az %2 gerekli; daha uzun bir metin ya da daha kısa bir bağlam al.</translation>
    </message>
    <message>
        <source>Line %1 has %2 symbols; with this context at most %3 fit.</source>
        <translation>%1. satırda %2 simge var; bu bağlama en çok %3 sığar.</translation>
    </message>
    <message>
        <source>The source of pair %1 has %2 words; at most %3 fit.</source>
        <translation>%1. çiftin kaynağında %2 sözcük var; en çok %3 sığar.</translation>
    </message>
    <message>
        <source>The target of pair %1 has %2 words; at most %3 fit.</source>
        <translation>%1. çiftin hedefinde %2 sözcük var; en çok %3 sığar.</translation>
    </message>
    <message>
        <source>The data has token %1, but the vocabulary has %2 symbols.</source>
        <translation>Veride %1 numaralı simge var ama sözlükte %2 simge var.</translation>
    </message>
    <message>
        <source>This kind of model cannot learn from this kind of data: an encoder–decoder takes sentence pairs, all others take text.</source>
        <translation>Bu tür model bu tür veriden öğrenemez: kodlayıcı–kod çözücü cümle çiftleri, ötekiler metin alır.</translation>
    </message>
    <message>
        <source>Line %1 is not a pair: write “source”, a tab and “target” on every line.</source>
        <translation>%1. satır bir çift değil: her satıra “kaynak”, bir sekme ve “hedef” yaz.</translation>
    </message>
    <message>
        <source>Training, %1: allowed are %2 to %3.</source>
        <translation>Eğitim, %1: %2 ile %3 arası olabilir.</translation>
    </message>
</context>
<context>
    <name>ModelCommands</name>
    <message>
        <source>Number of heads, where the file does not say it.</source>
        <translation>Dosyada yazmıyorsa dikkat başı sayısı.</translation>
    </message>
    <message>
        <source>Activation, where the file does not say it: relu, gelu (exact) or gelu_tanh.</source>
        <translation>Dosyada yazmıyorsa etkinleştirme: relu, gelu (kesin) ya da gelu_tanh.</translation>
    </message>
    <message>
        <source>vocab.json of a byte-pair tokenizer, if it is not beside the model.</source>
        <translation>Modelin yanında değilse bayt çifti simgeleştiricinin vocab.json dosyası.</translation>
    </message>
    <message>
        <source>merges.txt of a byte-pair tokenizer, if it is not beside the model.</source>
        <translation>Modelin yanında değilse bayt çifti simgeleştiricinin merges.txt dosyası.</translation>
    </message>
    <message>
        <source>--activation takes relu, gelu or gelu_tanh, not “%1”.</source>
        <translation>--activation relu, gelu ya da gelu_tanh alır; “%1” bunlardan değil.</translation>
    </message>
    <message>
        <source>--vocab and --merges go together: give both.</source>
        <translation>--vocab ile --merges birlikte verilir: ikisini de ver.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>“%1” adlı bir dosya yok.</translation>
    </message>
    <message>
        <source>“%1” is not a list of token numbers like 0,2,1.</source>
        <translation>“%1”, 0,2,1 gibi bir simge numarası listesi değil.</translation>
    </message>
    <message>
        <source>Token %1 is outside the vocabulary; allowed are 0 to %2.</source>
        <translation>%1 numaralı simge sözlüğün dışında; 0 ile %2 arası olabilir.</translation>
    </message>
    <message>
        <source>The model has no vocabulary; give token numbers with --ids, like --ids 0,2,1.</source>
        <translation>Modelin sözlüğü yok; simge numaralarını --ids ile ver, --ids 0,2,1 gibi.</translation>
    </message>
    <message>
        <source>--off takes heads like 0.1,1.3 (layer.head, counted from 0), not “%1”.</source>
        <translation>--off, 0.1,1.3 gibi dikkat başları alır (katman.baş, 0&apos;dan sayılır); “%1” böyle değil.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent; Turkish writes the sign first (%1 is the number).</extracomment>
        <translation>%%1</translation>
    </message>
    <message>
        <source>The cell is empty: type a number, for example %1.</source>
        <translation>Hücre boş: bir sayı yaz, örneğin %1.</translation>
    </message>
    <message>
        <source>“%1” is not a number: use digits, a sign and one decimal mark, for example %2.</source>
        <translation>“%1” bir sayı değil: rakam, işaret ve tek bir ondalık işareti kullan, örneğin %2.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways: write the number with one decimal mark and without separators between thousands.</source>
        <translation>“%1” iki türlü okunabilir: sayıyı tek ondalık işaretiyle ve binlik ayırıcı olmadan yaz.</translation>
    </message>
    <message>
        <source>“%1” is not allowed: every number must be finite, from %2 to %3.</source>
        <translation>“%1” kullanılamaz: her sayı sonlu olmalı, %2 ile %3 arasında.</translation>
    </message>
    <message>
        <source>“%1” is too large: numbers from %2 to %3 are allowed.</source>
        <translation>“%1” çok büyük: %2 ile %3 arasındaki sayılara izin var.</translation>
    </message>
</context>
<context>
    <name>PictureDialogs</name>
    <message>
        <source>Picture in pixels (*.png)</source>
        <translation>Piksel resmi (*.png)</translation>
    </message>
    <message>
        <source>Drawing that scales (*.svg)</source>
        <translation>Ölçeklenen çizim (*.svg)</translation>
    </message>
    <message>
        <source>Page for print (*.pdf)</source>
        <translation>Baskı sayfası (*.pdf)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Resim aktar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>The printer does not take the page.</source>
        <translation>Yazıcı sayfayı almıyor.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The name must end in .png, .svg or .pdf: %1</source>
        <translation>Ad .png, .svg ya da .pdf ile bitmeli: %1</translation>
    </message>
    <message>
        <source>The picture was not saved to %1: %2</source>
        <translation>Resim %1 içine kaydedilemedi: %2</translation>
    </message>
</context>
<context>
    <name>Predict</name>
    <message>
        <source>Every score compares query %1 with one key. What do two vectors have in common when their dot product is large?</source>
        <translation>Her skor, %1 numaralı sorguyu bir anahtarla karşılaştırır. İç çarpımı büyük olan iki vektörün ortak yanı nedir?</translation>
    </message>
    <message>
        <source>Query %1 is [%2]. Multiply it with each row of K, number by number, and add.</source>
        <translation>%1 numaralı sorgu [%2]. Onu K’nin her satırıyla sayı sayı çarp ve topla.</translation>
    </message>
    <message>
        <source>The first cell begins with %1 · %2.</source>
        <translation>İlk hücre %1 · %2 ile başlar.</translation>
    </message>
    <message>
        <source>Scaling makes every score smaller by the same factor; it never changes their order.</source>
        <translation>Ölçekleme her skoru aynı oranda küçültür; sıralarını hiç değiştirmez.</translation>
    </message>
    <message>
        <source>The raw scores of row %1 are %2. Divide each by %3.</source>
        <translation>Satır %1 için ham skorlar: %2. Her birini %3 ile böl.</translation>
    </message>
    <message>
        <source>The first cell is %1 / %2.</source>
        <translation>İlk hücre %1 / %2.</translation>
    </message>
    <message>
        <source>Ask of every cell: may position %1 look at that key?</source>
        <translation>Her hücrede sor: %1 numaralı konum o anahtara bakabilir mi?</translation>
    </message>
    <message>
        <source>A visible score stays as it is; a hidden one becomes −∞ (type −∞ or -inf).</source>
        <translation>Görünen skor olduğu gibi kalır; gizlenen −∞ olur (−∞ ya da -inf yaz).</translation>
    </message>
    <message>
        <source>The scaled scores of row %1 are %2.</source>
        <translation>Satır %1 için ölçeklenmiş skorlar: %2.</translation>
    </message>
    <message>
        <source>The weights of a row are shares of one whole. Which keys have the same score? They get the same share.</source>
        <translation>Bir satırın ağırlıkları bir bütünün paylarıdır. Hangi anahtarların skoru aynı? Onların payı da aynıdır.</translation>
    </message>
    <message>
        <source>The masked scores of row %1 are %2. Raise e to each and add up.</source>
        <translation>Satır %1 için maskeli skorlar: %2. Her biri için e üssünü al ve topla.</translation>
    </message>
    <message>
        <source>The sum of the powers is %1; each weight is its own power divided by that.</source>
        <translation>Üslerin toplamı %1; her ağırlık, kendi üssünün bu toplama bölümüdür.</translation>
    </message>
    <message>
        <source>The output lies among the values: nearest to the one with the largest weight.</source>
        <translation>Çıktı değerlerin arasında durur: ağırlığı en büyük olana en yakın.</translation>
    </message>
    <message>
        <source>The weights of row %1 are %2. Multiply each with its value and add.</source>
        <translation>Satır %1 için ağırlıklar: %2. Her birini kendi değeriyle çarp ve topla.</translation>
    </message>
    <message>
        <source>The first number begins with %1 · %2.</source>
        <translation>İlk sayı %1 · %2 ile başlar.</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Doğru.</translation>
    </message>
    <message>
        <source>Very near. It looks as if a number was rounded on the way: keep more decimals until the end.</source>
        <translation>Çok yakın. Yolda bir sayı yuvarlanmış gibi görünüyor: sonuna kadar daha çok ondalık taşı.</translation>
    </message>
    <message>
        <source>That is what comes out without dividing by √dk = √%1. The scores must be scaled first.</source>
        <translation>Bu, √dk = √%1 ile bölmeden çıkan sayı. Önce skorlar ölçeklenmeli.</translation>
    </message>
    <message>
        <source>You have already divided by √dk. That is the next step; here the score is still raw.</source>
        <translation>√dk ile şimdiden bölmüşsün. O sonraki adım; burada skor henüz ham.</translation>
    </message>
    <message>
        <source>You divided by dk = %1 instead of its square root.</source>
        <translation>Karekökü yerine dk = %1 ile bölmüşsün.</translation>
    </message>
    <message>
        <source>That counts keys that position %1 may not see. The mask hides every key behind it.</source>
        <translation>Bu hesapta %1. konumun göremediği anahtarlar da var. Maske, ondan sonraki her anahtarı gizler.</translation>
    </message>
    <message>
        <source>This key is not hidden: position %1 may look at itself and at everything before it.</source>
        <translation>Bu anahtar gizli değil: %1. konum kendine ve kendinden önceki her şeye bakabilir.</translation>
    </message>
    <message>
        <source>That is softmax over all keys with the hidden ones cut out afterwards: the row no longer adds up to 1. Mask first, then softmax.</source>
        <translation>Bu, bütün anahtarlar üzerinden softmax alıp gizlileri sonradan silmenin sonucu: satır artık 1 etmiyor. Önce maske, sonra softmax.</translation>
    </message>
    <message>
        <source>A hidden score is not 0 but −∞: e⁰ would still be 1, only e^−∞ is 0.</source>
        <translation>Gizli skor 0 değil −∞’dur: e⁰ yine 1 olurdu, yalnızca e^−∞ 0’dır.</translation>
    </message>
    <message>
        <source>You counted hidden keys with a score of 0, and e⁰ = 1 gives them a share. Their score is −∞.</source>
        <translation>Gizli anahtarları skoru 0 gibi saymışsın; e⁰ = 1 onlara pay verir. Onların skoru −∞.</translation>
    </message>
    <message>
        <source>You normalised down the column. Softmax runs along a row: one query shares itself out over the keys.</source>
        <translation>Sütun boyunca normalleştirmişsin. Softmax satır boyunca alınır: bir sorgu kendini anahtarlara paylaştırır.</translation>
    </message>
    <message>
        <source>That is e to the score. It still has to be divided by the sum of the row.</source>
        <translation>Bu, e üzeri skor. Daha satırın toplamına bölünmesi gerek.</translation>
    </message>
    <message>
        <source>Those are the shares of the scores themselves. Softmax first raises e to each score.</source>
        <translation>Bunlar skorların kendi payları. Softmax önce her skor için e üssünü alır.</translation>
    </message>
    <message>
        <source>A score of 0 is not a weight of 0: e⁰ = 1, so this key still gets a share. Only a masked score (−∞) gives exactly 0.</source>
        <translation>Skorun 0 olması ağırlığın 0 olması demek değil: e⁰ = 1, yani bu anahtar yine pay alır. Tam 0’ı yalnızca maskeli skor (−∞) verir.</translation>
    </message>
    <message>
        <source>You multiplied the query with a column of K. QKᵀ takes a row of K: one key.</source>
        <translation>Sorguyu K’nin bir sütunuyla çarpmışsın. QKᵀ, K’nin bir satırını alır: tek bir anahtarı.</translation>
    </message>
    <message>
        <source>That belongs to cell (%1, %2): row and column are swapped. The row is the query, the column the key.</source>
        <translation>Bu sayı (%1, %2) hücresinin: satırla sütun yer değiştirmiş. Satır sorgudur, sütun anahtar.</translation>
    </message>
    <message>
        <source>The sum stops early: there are more products to add.</source>
        <translation>Toplam erken bitmiş: eklenecek çarpımlar daha var.</translation>
    </message>
    <message>
        <source>That is the plain average of the visible values. Here each value counts by its weight.</source>
        <translation>Bu, görünen değerlerin düz ortalaması. Burada her değer ağırlığı kadar sayılır.</translation>
    </message>
    <message>
        <source>The size is right, the sign is not.</source>
        <translation>Büyüklüğü doğru, işareti değil.</translation>
    </message>
    <message>
        <source>Not yet. No usual mistake gives this number: check the arithmetic once more.</source>
        <translation>Henüz değil. Bilinen hiçbir hata bu sayıyı vermiyor: işlemi bir kez daha gözden geçir.</translation>
    </message>
    <message>
        <source>That is the score itself. Softmax still has to turn it into a share of the row.</source>
        <translation>Bu, skorun kendisi. Softmax onu daha satırın bir payına çevirecek.</translation>
    </message>
</context>
<context>
    <name>PresetsCommand</name>
    <message>
        <source>list the runs that train knows by name</source>
        <translation>train&apos;in adıyla tanıdığı eğitimleri listeler</translation>
    </message>
    <message>
        <source>the lesson&apos;s pattern ABCABC…: one block, one head, a second</source>
        <translation>dersin ABCABC… örüntüsü: bir blok, bir dikkat başı, bir saniye</translation>
    </message>
    <message>
        <source>Turkish given names, letter by letter</source>
        <translation>Türkçe adlar, harf harf</translation>
    </message>
    <message>
        <source>English given names, letter by letter</source>
        <translation>İngilizce adlar, harf harf</translation>
    </message>
    <message>
        <source>a short Turkish story, letter by letter</source>
        <translation>kısa bir Türkçe öykü, harf harf</translation>
    </message>
    <message>
        <source>a short English story, letter by letter</source>
        <translation>kısa bir İngilizce öykü, harf harf</translation>
    </message>
    <message>
        <source>write six letters again</source>
        <translation>altı harfi yeniden yaz</translation>
    </message>
    <message>
        <source>write six letters backwards</source>
        <translation>altı harfi tersten yaz</translation>
    </message>
    <message>
        <source>write six letters in the order of the alphabet</source>
        <translation>altı harfi alfabe sırasıyla yaz</translation>
    </message>
    <message>
        <source>add two numbers of two digits</source>
        <translation>iki basamaklı iki sayıyı topla</translation>
    </message>
    <message>
        <source>Turkish to English with the encoder–decoder of 2017</source>
        <translation>2017&apos;nin kodlayıcı–kod çözücüsüyle Türkçeden İngilizceye</translation>
    </message>
    <message>
        <source>English names with the fixed-window MLP of chapter 56</source>
        <translation>56. bölümün sabit pencereli MLP&apos;siyle İngilizce adlar</translation>
    </message>
    <message>
        <source>your own text (--data), 4 blocks of width 128: minutes</source>
        <translation>kendi metnin (--data), 128 genişliğinde 4 blok: dakikalar</translation>
    </message>
    <message>
        <source>your own text (--data), 6 blocks of width 384: hours</source>
        <translation>kendi metnin (--data), 384 genişliğinde 6 blok: saatler</translation>
    </message>
    <message>
        <source>Lists the runs that “dikkat train --preset NAME” knows. With --json every setting is shown; the same JSON, changed, is what --config takes.</source>
        <translation>“dikkat train --preset AD” komutunun tanıdığı eğitimleri listeler. --json ile her ayar görünür; --config, aynı JSON&apos;un değiştirilmişini alır.</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yaz.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation>“%1” fazladan bir argüman.</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Unsaved work of %1 (%2) has been recovered.</source>
        <translation>Kaydedilmemiş çalışma kurtarıldı: %1 (%2).</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kalsın</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Sil</translation>
    </message>
</context>
<context>
    <name>Safetensors</name>
    <message>
        <source>The file does not exist or may not be read.</source>
        <translation>Dosya yok ya da okuma izni yok.</translation>
    </message>
    <message>
        <source>This is not a file but a folder or a device.</source>
        <translation>Bu bir dosya değil, klasör ya da aygıt.</translation>
    </message>
    <message>
        <source>The file could not be read to its end; perhaps it was changed or the disk failed.</source>
        <translation>Dosya sonuna kadar okunamadı; değiştirilmiş olabilir ya da disk hata verdi.</translation>
    </message>
    <message>
        <source>The file is too short to be a safetensors file (bytes: %1; needed: at least 8).</source>
        <translation>Dosya bir safetensors dosyası olamayacak kadar kısa (bayt: %1; gereken: en az 8).</translation>
    </message>
    <message>
        <source>This is not a safetensors file: its first 8 bytes would mean a header of %1 bytes (allowed: %2).</source>
        <translation>Bu bir safetensors dosyası değil: ilk 8 baytına bakılırsa başlığı %1 bayt olurdu (izin verilen: %2).</translation>
    </message>
    <message>
        <source>The file is cut off: its header should have %1 bytes, but only %2 are there.</source>
        <translation>Dosya yarıda kesilmiş: başlığı %1 bayt olmalıydı, yalnızca %2 bayt var.</translation>
    </message>
    <message>
        <source>The header of the file is not valid JSON (at byte %1 of the header).</source>
        <translation>Dosyanın başlığı geçerli JSON değil (başlığın %1. baytı).</translation>
    </message>
    <message>
        <source>The header of the file is not the JSON object that the format demands.</source>
        <translation>Dosyanın başlığı biçimin istediği JSON nesnesi değil.</translation>
    </message>
    <message>
        <source>The header of the file is not built as the format demands (entry “%1”).</source>
        <translation>Dosyanın başlığı biçimin istediği gibi kurulmamış (kayıt: “%1”).</translation>
    </message>
    <message>
        <source>The file gives the name “%1” twice.</source>
        <translation>Dosyada “%1” adı iki kez geçiyor.</translation>
    </message>
    <message>
        <source>The metadata of the file may only map text to text (entry “%1”).</source>
        <translation>Dosyanın üst verisinde metne yalnızca metin karşılık gelebilir (kayıt: “%1”).</translation>
    </message>
    <message>
        <source>The file does not say the %2 of tensor “%1”.</source>
        <translation>Dosya “%1” tensörünün %2 alanını vermiyor.</translation>
    </message>
    <message>
        <source>The %2 of tensor “%1” is not what the format allows there.</source>
        <translation>“%1” tensörünün %2 alanı biçimin izin verdiği gibi değil.</translation>
    </message>
    <message>
        <source>Tensor “%1” has the type “%2”, which does not exist in the format.</source>
        <translation>“%1” tensörünün türü “%2”; biçimde böyle bir tür yok.</translation>
    </message>
    <message>
        <source>Tensor “%1” states a shape that is too large for any file.</source>
        <translation>“%1” tensörü hiçbir dosyaya sığmayacak kadar büyük bir şekil bildiriyor.</translation>
    </message>
    <message>
        <source>Tensor “%1” has %2 bytes of data, but its shape needs %3.</source>
        <translation>“%1” tensörünün %2 bayt verisi var, oysa şekli %3 bayt gerektiriyor.</translation>
    </message>
    <message>
        <source>Tensor “%1” reaches to byte %2, but the file has only %3 bytes of data.</source>
        <translation>“%1” tensörü %2. bayta kadar uzanıyor, oysa dosyada yalnızca %3 bayt veri var.</translation>
    </message>
    <message>
        <source>The data of tensor “%1” would end (byte %3) before it begins (byte %2).</source>
        <translation>“%1” tensörünün verisi başlamadan (bayt: %2) bitmiş olurdu (bayt: %3).</translation>
    </message>
    <message>
        <source>Tensor “%1” begins at byte %2, inside the tensor before it, which ends at byte %3.</source>
        <translation>“%1” tensörü %2. baytta, yani %3. baytta biten önceki tensörün içinde başlıyor.</translation>
    </message>
    <message>
        <source>The bytes %1 to %2 of the data belong to no tensor.</source>
        <translation>Verinin %1–%2 arasındaki baytları hiçbir tensöre ait değil.</translation>
    </message>
    <message>
        <source>The file has no tensor “%1”.</source>
        <translation>Dosyada “%1” adlı bir tensör yok.</translation>
    </message>
    <message>
        <source>Tensor “%1” has the type %2; only F64, F32, F16 and BF16 can be read.</source>
        <translation>“%1” tensörünün türü %2; yalnızca F64, F32, F16 ve BF16 okunabilir.</translation>
    </message>
    <message>
        <source>Tensor “%1” holds a NaN or an infinity (number %2 of it).</source>
        <translation>“%1” tensöründe NaN ya da sonsuz bir sayı var (%2. sayısı).</translation>
    </message>
    <message>
        <source>Tensor “%1” has the shape %2, which does not fit here.</source>
        <translation>“%1” tensörünün şekli %2; buraya uymuyor.</translation>
    </message>
    <message>
        <source>The text “%1” is not valid UTF-8.</source>
        <translation>“%1” metni geçerli UTF-8 değil.</translation>
    </message>
</context>
<context>
    <name>SessionErrors</name>
    <message>
        <source>This is a safetensors file, but not a session of this program.</source>
        <translation>Bu bir safetensors dosyası, ama bu programın oturumu değil.</translation>
    </message>
    <message>
        <source>This is not valid JSON (line %1, column %2).</source>
        <translation>Bu geçerli JSON değil (satır %1, sütun %2).</translation>
    </message>
    <message>
        <source>The number in line %1, column %2 is too large for any computation.</source>
        <translation>Satır %1, sütun %2: sayı hesaplanamayacak kadar büyük.</translation>
    </message>
    <message>
        <source>The session was saved by a newer version of this program (format %1; this one reads up to format %2).</source>
        <translation>Oturumu programın daha yeni bir sürümü kaydetmiş (biçim: %1; bu sürüm en çok %2 numaralı biçimi okur).</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>“%1” eksik.</translation>
    </message>
    <message>
        <source>“%1” means nothing here; is it misspelt?</source>
        <translation>“%1” burada bir anlam taşımıyor; yanlış yazılmış olabilir mi?</translation>
    </message>
    <message>
        <source>The file does not begin with { as it must.</source>
        <translation>Dosya { ile başlamalı, ama başlamıyor.</translation>
    </message>
    <message>
        <source>“%1” must be a group in { }.</source>
        <translation>“%1” { } içinde bir grup olmalı.</translation>
    </message>
    <message>
        <source>“%1” must be a list of rows, like [[1, 0], [0, 1]].</source>
        <translation>“%1” satırlardan oluşan bir liste olmalı, örneğin [[1, 0], [0, 1]].</translation>
    </message>
    <message>
        <source>“%1” must be a number.</source>
        <translation>“%1” bir sayı olmalı.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number.</source>
        <translation>“%1” bir tam sayı olmalı.</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>“%1” true ya da false olmalı.</translation>
    </message>
    <message>
        <source>“%1” is “%2”, which is not a known choice.</source>
        <translation>“%1” için “%2” yazılmış; böyle bir seçenek yok.</translation>
    </message>
    <message>
        <source>The rows of “%1” differ in length: row %2 against row 1 is %3 against %4.</source>
        <translation>“%1” satırlarının uzunlukları farklı: satır %2 ile satır 1 arasında %3 sayıya karşı %4 sayı var.</translation>
    </message>
    <message>
        <source>“%1” is %2; at most %3 is allowed.</source>
        <translation>“%1” değeri %2; en çok %3 olabilir.</translation>
    </message>
    <message>
        <source>Q, K and V need at least one row and one column.</source>
        <translation>Q, K ve V’nin en az bir satırı ve bir sütunu olmalı.</translation>
    </message>
    <message>
        <source>Q and K must have the same number of columns (Q: %1, K: %2).</source>
        <translation>Q ile K’nin sütun sayısı aynı olmalı (Q: %1, K: %2).</translation>
    </message>
    <message>
        <source>K and V must have the same number of rows (K: %1, V: %2).</source>
        <translation>K ile V’nin satır sayısı aynı olmalı (K: %1, V: %2).</translation>
    </message>
    <message>
        <source>The mask needs one row for each row of Q and one column for each row of K.</source>
        <translation>Maskenin Q’nun her satırı için bir satırı, K’nin her satırı için bir sütunu olmalı.</translation>
    </message>
    <message>
        <source>The columns cannot be split evenly over the heads (heads: %1, columns: %2).</source>
        <translation>Sütunlar dikkat başlarına eşit bölünemiyor (baş: %1, sütun: %2).</translation>
    </message>
    <message>
        <source>A weight matrix must have as many rows as X has columns (rows: %1, columns: %2).</source>
        <translation>Bir ağırlık matrisinin satır sayısı X’in sütun sayısına eşit olmalı (satır: %1, sütun: %2).</translation>
    </message>
    <message>
        <source>A number in row %1, column %2 is infinite, or became infinite in the computation.</source>
        <translation>Satır %1, sütun %2: sayı sonsuz ya da hesap sırasında sonsuz oldu.</translation>
    </message>
    <message>
        <source>The mask hides every key from query %1; softmax over nothing has no result.</source>
        <translation>Maske %1. sorgudan bütün anahtarları gizliyor; boş bir kümenin softmax’ı olmaz.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Scores QKᵀ</source>
        <translation>Skor QKᵀ</translation>
    </message>
    <message>
        <source>Scale ÷√dk</source>
        <translation>Ölçekle ÷√dk</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Weighted sum</source>
        <translation>Ağırlıklı toplam</translation>
    </message>
    <message>
        <source>Scores QK^T</source>
        <translation>Skor QK^T</translation>
    </message>
    <message>
        <source>Scale ÷√d_k</source>
        <translation>Ölçekle ÷√d_k</translation>
    </message>
    <message>
        <source>score</source>
        <translation>skor</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>ölçeklenmiş skor</translation>
    </message>
    <message>
        <source>masked score</source>
        <translation>maskeli skor</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>ağırlık</translation>
    </message>
    <message>
        <source>output</source>
        <translation>çıktı</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>Row %1, column %2</source>
        <translation>Satır %1, sütun %2</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers. Copy a block of cells first.</source>
        <translation>Panoda sayı yok. Önce bir hücre bloğu kopyala.</translation>
    </message>
    <message>
        <source>Row %1 has %2 numbers, the first row has %3. Every row needs the same count.</source>
        <translation>%1. satırda %2 sayı var, ilk satırda %3. Her satırda aynı sayıda olmalı.</translation>
    </message>
    <message>
        <source>The pasted block has %1 rows; at most %2 fit.</source>
        <translation>Yapıştırılan blok %1 satır; en çok %2 satır sığar.</translation>
    </message>
    <message>
        <source>The pasted block has %1 columns; at most %2 fit.</source>
        <translation>Yapıştırılan blok %1 sütun; en çok %2 sütun sığar.</translation>
    </message>
    <message>
        <source>%1 is empty. Every cell needs a number.</source>
        <translation>%1 boş. Her hücrede bir sayı olmalı.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a number.</source>
        <translation>%1: “%2” bir sayı değil.</translation>
    </message>
    <message>
        <source>%1: “%2” can be read in two ways. Write one decimal mark and no thousands separator.</source>
        <translation>%1: “%2” iki türlü okunabilir. Tek ondalık işareti yaz, binlik ayırıcı kullanma.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a finite number.</source>
        <translation>%1: “%2” sonlu bir sayı değil.</translation>
    </message>
    <message>
        <source>%1: “%2” is too large. Allowed: %3 … %4.</source>
        <translation>%1: “%2” çok büyük. İzin verilen: %3 … %4.</translation>
    </message>
</context>
<context>
    <name>TourCommand</name>
    <message>
        <source>a picture (PNG) of every page and dialog, without a display</source>
        <translation>her sayfanın ve iletişim kutusunun resmi (PNG), ekran gerekmeden</translation>
    </message>
    <message>
        <source>Draws every page in each of its states, and every dialog, into PNG files in DIR, which is made when it does not exist. Nothing of your own settings is read or changed.</source>
        <translation>Her sayfayı her durumuyla ve bütün iletişim kutularını KLASÖR içine PNG olarak çizer; klasör yoksa açılır. Kendi ayarlarına bakılmaz, dokunulmaz.</translation>
    </message>
    <message>
        <source>folder for the pictures</source>
        <translation>resimlerin klasörü</translation>
    </message>
    <message>
        <source>Theme of the pictures; light when left out.</source>
        <translation>Resimlerin teması; yazılmazsa light (açık).</translation>
    </message>
    <message>
        <source>Size of the window in pixels before scaling.</source>
        <translation>Pencerenin ölçeklemeden önceki piksel boyutu.</translation>
    </message>
    <message>
        <source>Scale of the screen, 0.5 to 4.</source>
        <translation>Ekran ölçeği, 0.5 ile 4 arası.</translation>
    </message>
    <message>
        <source>The class-room view of every page instead of the window.</source>
        <translation>Pencere yerine her sayfanın sunum görünümü.</translation>
    </message>
    <message>
        <source>Give one folder for the pictures.</source>
        <translation>Resimler için bir klasör ver.</translation>
    </message>
    <message>
        <source>--theme takes light or dark, not “%1”.</source>
        <translation>--theme için light ya da dark yazılır; “%1” olmaz.</translation>
    </message>
    <message>
        <source>--size takes width x height, for example 1440x900, not “%1”.</source>
        <translation>--size için genişlik x yükseklik yazılır, örneğin 1440x900; “%1” olmaz.</translation>
    </message>
    <message>
        <source>--scale takes a number from 0.5 to 4, not “%1”.</source>
        <translation>--scale için 0.5 ile 4 arasında bir sayı yazılır; “%1” olmaz.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>“%1” klasörü açılamıyor.</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>“%1” yazılamadı.</translation>
    </message>
</context>
<context>
    <name>TrainCommand</name>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>“%1” yazılamıyor: %2.</translation>
    </message>
    <message>
        <source>The loss is not a number any more (step %1); try a smaller learning rate. The last good weights were saved.</source>
        <translation>Kayıp artık bir sayı değil (adım %1); daha küçük bir öğrenme oranı dene. Son sağlam ağırlıklar kaydedildi.</translation>
    </message>
    <message>
        <source>The loss explodes (step %1); try a smaller learning rate. The last good weights were saved.</source>
        <translation>Kayıp patlıyor (adım %1); daha küçük bir öğrenme oranı dene. Son sağlam ağırlıklar kaydedildi.</translation>
    </message>
    <message>
        <source>train a model, or go on with one</source>
        <translation>bir model eğitir ya da eğitimi sürdürür</translation>
    </message>
    <message>
        <source>Trains a model on built-in data or on a text of yours and saves it with everything needed to go on. Ctrl-C saves and stops; “dikkat train --resume MODEL --steps N” goes on and gives the same curve, bit for bit, as a run that never stopped.

Examples:
  dikkat train --preset turkish-names --out names.dikkat --log names.csv
  dikkat train --preset cpu-baby --data story.txt --out story.dikkat
  dikkat train --resume story.dikkat --steps 4000</source>
        <translation>Bir modeli hazır veriyle ya da senin bir metninle eğitir ve sürdürmek için gereken her şeyle birlikte kaydeder. Ctrl-C kaydedip durur; “dikkat train --resume MODEL --steps N” sürdürür ve hiç durmamış bir eğitimin eğrisini bit bit aynı verir.

Örnekler:
  dikkat train --preset turkish-names --out names.dikkat --log names.csv
  dikkat train --preset cpu-baby --data story.txt --out story.dikkat
  dikkat train --resume story.dikkat --steps 4000</translation>
    </message>
    <message>
        <source>with --resume: the model that goes on</source>
        <translation>--resume ile: sürdürülecek model</translation>
    </message>
    <message>
        <source>Stopped after %1 steps and saved; go on with: dikkat train --resume %2</source>
        <translation>%1 adımdan sonra durdu ve kaydedildi; sürdürmek için: dikkat train --resume %2</translation>
    </message>
    <message>
        <source>Saved after %1 steps: %2</source>
        <translation>%1 adımdan sonra kaydedildi: %2</translation>
    </message>
    <message>
        <source>Parameters: %1; symbols: %2</source>
        <translation>Parametre: %1; simge: %2</translation>
    </message>
    <message>
        <source>Training loss: %1; validation loss: %2; guessing: %3</source>
        <translation>Eğitim kaybı: %1; doğrulama kaybı: %2; tahminle: %3</translation>
    </message>
    <message>
        <source>Time: %1 s (%2 steps per second)</source>
        <translation>Süre: %1 sn (saniyede %2 adım)</translation>
    </message>
    <message>
        <source>Unseen examples answered without a mistake: %1 of %2</source>
        <translation>Hatasız yanıtlanan, görülmemiş örnek: %1 / %2</translation>
    </message>
    <message>
        <source>%1/%2  loss %3  %4 s left</source>
        <translation>%1/%2  kayıp %3  kalan %4 sn</translation>
    </message>
    <message>
        <source>Give either --preset NAME or --config FILE.</source>
        <translation>Ya --preset AD ya --config DOSYA ver.</translation>
    </message>
    <message>
        <source>There is no preset “%1”; “dikkat presets” lists them.</source>
        <translation>“%1” adlı bir hazır ayar yok; “dikkat presets” hepsini listeler.</translation>
    </message>
    <message>
        <source>This run needs a text of yours; give it with --data FILE.</source>
        <translation>Bu eğitim senin bir metnini ister; --data DOSYA ile ver.</translation>
    </message>
    <message>
        <source>“%1” is not the text this model was trained on; give the same text with --data.</source>
        <translation>“%1” bu modelin eğitildiği metin değil; aynı metni --data ile ver.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>“%1” adlı bir dosya yok.</translation>
    </message>
    <message>
        <source>“%1” holds a model but not the state of its training; it cannot go on.</source>
        <translation>“%1” bir model içeriyor ama eğitiminin durumunu içermiyor; sürdürülemez.</translation>
    </message>
    <message>
        <source>The data has other symbols than the model&apos;s vocabulary; give the data it was trained on.</source>
        <translation>Veride modelin sözlüğünden başka simgeler var; eğitildiği veriyi ver.</translation>
    </message>
    <message>
        <source>One of the runs that “dikkat presets” lists.</source>
        <translation>“dikkat presets” komutunun listelediği eğitimlerden biri.</translation>
    </message>
    <message>
        <source>A run in JSON, as “dikkat presets --json” shows them.</source>
        <translation>“dikkat presets --json” çıktısındaki gibi JSON olarak bir eğitim.</translation>
    </message>
    <message>
        <source>A UTF-8 text to learn from; for an encoder–decoder lines of “source”, tab, “target”.</source>
        <translation>Öğrenilecek UTF-8 metin; kodlayıcı–kod çözücü için “kaynak”, sekme, “hedef” satırları.</translation>
    </message>
    <message>
        <source>File of the model.</source>
        <translation>Modelin dosyası.</translation>
    </message>
    <message>
        <source>Steps, counted from the very beginning. The learning rate&apos;s schedule stays that of the preset.</source>
        <translation>En baştan sayılan adım sayısı. Öğrenme oranının çizelgesi hazır ayardaki gibi kalır.</translation>
    </message>
    <message>
        <source>Seed of weights, data and batches.</source>
        <translation>Ağırlıkların, verinin ve kümelerin (batch) tohumu.</translation>
    </message>
    <message>
        <source>Threads (0: as many as pay off).</source>
        <translation>İş parçacığı sayısı (0: işe yarayacak kadar).</translation>
    </message>
    <message>
        <source>CSV file of the whole curve: step, train_loss, validation_loss, learning_rate, gradient_norm.</source>
        <translation>Bütün eğrinin CSV dosyası: step, train_loss, validation_loss, learning_rate, gradient_norm.</translation>
    </message>
    <message>
        <source>Go on with MODEL (or with the file of --out) as if it had never stopped.</source>
        <translation>MODEL&apos;i (ya da --out dosyasını) hiç durmamış gibi sürdür.</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yaz.</translation>
    </message>
    <message>
        <source>“%1” is one argument too many.</source>
        <translation>“%1” fazladan bir argüman.</translation>
    </message>
    <message>
        <source>Say where the model goes: --out FILE.</source>
        <translation>Modelin nereye yazılacağını söyle: --out DOSYA.</translation>
    </message>
    <message>
        <source>Say which model goes on: --resume MODEL.</source>
        <translation>Hangi modelin sürdürüleceğini söyle: --resume MODEL.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Actions</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Yeni</translation>
    </message>
    <message>
        <source>Start again from the chapter’s example</source>
        <translation>Bölümün örneğiyle yeniden başla</translation>
    </message>
    <message>
        <source>Asks first when there are unsaved changes.</source>
        <translation>Kaydedilmemiş değişiklik varsa önce sorar.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation>Bir oturum dosyası aç</translation>
    </message>
    <message>
        <source>A session keeps every number of the page and how it was being looked at. A file can also be dropped on the window.</source>
        <translation>Oturum, sayfanın her sayısını ve nasıl bakıldığını saklar. Dosyayı pencerenin üstüne de bırakabilirsin.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Oturumu kaydet</translation>
    </message>
    <message>
        <source>The old file stays untouched until the new one is complete.</source>
        <translation>Yenisi tamamlanana kadar eski dosyaya dokunulmaz.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Oturumu başka bir adla kaydet</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>&amp;Resim aktar…</translation>
    </message>
    <message>
        <source>Save what the page shows as PNG, SVG or PDF</source>
        <translation>Sayfada görüneni PNG, SVG ya da PDF olarak kaydet</translation>
    </message>
    <message>
        <source>Pictures always use the light theme.</source>
        <translation>Resimler her zaman açık temayla çizilir.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Ya&amp;zdır…</translation>
    </message>
    <message>
        <source>Print what the page shows</source>
        <translation>Sayfada görüneni yazdır</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Çık</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Programdan çık</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>Take back the last edit</source>
        <translation>Son değişikliği geri al</translation>
    </message>
    <message>
        <source>Every edit can be taken back; the history lists them.</source>
        <translation>Her düzenleme geri alınabilir; geçmiş hepsini sıralar.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Geri alınanı yeniden yap</translation>
    </message>
    <message>
        <source>For a &amp;spreadsheet</source>
        <translation>&amp;Hesap tablosu için</translation>
    </message>
    <message>
        <source>Copy the matrix with the focus as cells, with the language’s decimal mark</source>
        <translation>Odaktaki matrisi, dilin ondalık işaretiyle hücreler olarak kopyala</translation>
    </message>
    <message>
        <source>As &amp;LaTeX</source>
        <translation>&amp;LaTeX olarak</translation>
    </message>
    <message>
        <source>Copy the matrix with the focus as a LaTeX matrix</source>
        <translation>Odaktaki matrisi LaTeX matrisi olarak kopyala</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>&amp;Markdown olarak</translation>
    </message>
    <message>
        <source>Copy the matrix with the focus as a Markdown table</source>
        <translation>Odaktaki matrisi Markdown tablosu olarak kopyala</translation>
    </message>
    <message>
        <source>As &amp;NumPy</source>
        <translation>&amp;NumPy olarak</translation>
    </message>
    <message>
        <source>Copy the matrix with the focus as a NumPy array</source>
        <translation>Odaktaki matrisi NumPy dizisi olarak kopyala</translation>
    </message>
    <message>
        <source>Numbers are copied in full.</source>
        <translation>Sayılar eksiksiz kopyalanır.</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>Tablo ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Paste cells from a spreadsheet into the input with the focus</source>
        <translation>Hesap tablosundan alınan hücreleri odaktaki girdiye yapıştır</translation>
    </message>
    <message>
        <source>Decimal comma and decimal point are both understood.</source>
        <translation>Ondalık virgül de nokta da anlaşılır.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkçe</translation>
    </message>
    <message>
        <source>English</source>
        <translation>İngilizce</translation>
    </message>
    <message>
        <source>Switch the &amp;language</source>
        <translation>&amp;Dili değiştir</translation>
    </message>
    <message>
        <source>Turkish ↔ English</source>
        <translation>Türkçe ↔ İngilizce</translation>
    </message>
    <message>
        <source>At once and without losing anything.</source>
        <translation>Anında ve hiçbir şey yitirmeden.</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>&amp;Sistem gibi</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Masaüstü nasılsa öyle: açık ya da koyu</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Açık</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Açık tema</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Koyu</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Koyu tema</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light ↔ dark</source>
        <translation>Açık ↔ koyu</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Kılavuz</translation>
    </message>
    <message>
        <source>Show or hide the guide</source>
        <translation>Kılavuzu göster ya da gizle</translation>
    </message>
    <message>
        <source>It explains the current step, gives tasks that notice when they have been done, and shows the step as a program.</source>
        <translation>Bulunduğun adımı anlatır, yapıldığını kendiliğinden fark eden görevler verir ve adımı program olarak gösterir.</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Ge&amp;çmiş</translation>
    </message>
    <message>
        <source>Show or hide the list of edits</source>
        <translation>Düzenleme listesini göster ya da gizle</translation>
    </message>
    <message>
        <source>Click on an edit to go back or forward to it.</source>
        <translation>Bir düzenlemeye dönmek ya da ilerlemek için üstüne tıkla.</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>Son&amp;raki bölge</translation>
    </message>
    <message>
        <source>Move the focus: pages, page, guide</source>
        <translation>Odağı taşı: sayfa listesi, sayfa, kılavuz</translation>
    </message>
    <message>
        <source>Previous &amp;area</source>
        <translation>Önceki &amp;bölge</translation>
    </message>
    <message>
        <source>Move the focus the other way round</source>
        <translation>Odağı ters yönde taşı</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Sunum</translation>
    </message>
    <message>
        <source>Show the page full screen for a class room</source>
        <translation>Sayfayı sınıf için tam ekran göster</translation>
    </message>
    <message>
        <source>Steps with the arrow keys or a clicker; Escape leaves.</source>
        <translation>Adımlar ok tuşlarıyla ya da sunum kumandasıyla; Esc ile çıkılır.</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Ö&amp;nceki adım</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Bir adım geri</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>S&amp;onraki adım</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Bir adım ileri</translation>
    </message>
    <message>
        <source>&amp;Reset page</source>
        <translation>Sayfayı &amp;sıfırla</translation>
    </message>
    <message>
        <source>Back to the chapter’s values; undo brings yours back</source>
        <translation>Bölümün değerlerine dön; geri alırsan seninkiler gelir</translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation>&amp;Gösterim</translation>
    </message>
    <message>
        <source>How rows, columns and products are written here</source>
        <translation>Satırlar, sütunlar ve çarpımlar burada nasıl yazılır</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Klavye</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Bütün tuşlar</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>Ka&amp;ynaklar</translation>
    </message>
    <message>
        <source>Papers and programs behind the lessons</source>
        <translation>Derslerin dayandığı makaleler ve programlar</translation>
    </message>
    <message>
        <source>&amp;About Dikkat</source>
        <translation>Dikkat &amp;hakkında</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Sürüm ve lisans</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Bu nedir?</translation>
    </message>
    <message>
        <source>Click on something to have it explained</source>
        <translation>Açıklanmasını istediğin şeye tıkla</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Autosave</name>
    <message>
        <source>Unsaved work cannot be kept safe against a crash: the folder %1 cannot be made.</source>
        <translation>Kaydedilmemiş çalışma çökmeye karşı korunamıyor: %1 klasörü açılamıyor.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe against a crash. %1</source>
        <translation>Kaydedilmemiş çalışma çökmeye karşı korunamıyor. %1</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::CellCard</name>
    <message>
        <source>row %1 (%2), column %3</source>
        <translation>satır %1 (%2), sütun %3</translation>
    </message>
    <message>
        <source>row %1 (%2), column %3 (%4)</source>
        <translation>satır %1 (%2), sütun %3 (%4)</translation>
    </message>
    <message>
        <source>Still covered</source>
        <translation>Henüz kapalı</translation>
    </message>
    <message>
        <source>No cell selected</source>
        <translation>Seçili hücre yok</translation>
    </message>
    <message>
        <source>This step is still to come: go on to it, or switch “Step by step” off.</source>
        <translation>Bu adıma daha gelmedin: o adıma ilerle ya da “Adım adım” seçeneğini kapat.</translation>
    </message>
    <message>
        <source>Click a cell of any matrix above, or move there with the arrow keys: here it is worked out in numbers.</source>
        <translation>Yukarıdaki matrislerden birinde bir hücreye tıkla ya da ok tuşlarıyla oraya git: hesabı burada sayılarla açılır.</translation>
    </message>
    <message>
        <source>Selected cell: %1 = %2</source>
        <translation>Seçili hücre: %1 = %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::CodePanel</name>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Copy the program to the clipboard</source>
        <translation>Programı panoya kopyala</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Kitaplık</translation>
    </message>
    <message>
        <source>This step as a program</source>
        <translation>Program olarak bu adım</translation>
    </message>
    <message>
        <source>Made from the numbers on screen; run it and compare.</source>
        <translation>Ekrandaki sayılardan yapıldı; çalıştır ve karşılaştır.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::CompareCard</name>
    <message>
        <source>mask on / off</source>
        <translation>maske açık / kapalı</translation>
    </message>
    <message>
        <source>scaling on / off</source>
        <translation>ölçekleme açık / kapalı</translation>
    </message>
    <message>
        <source>positions on / off</source>
        <translation>konumlar açık / kapalı</translation>
    </message>
    <message>
        <source>before / after my edit</source>
        <translation>değişikliğimden önce / sonra</translation>
    </message>
    <message>
        <source>mine / the chapter’s</source>
        <translation>benimki / bölümünki</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1: açık</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: kapalı</translation>
    </message>
    <message>
        <source>Your own mask</source>
        <translation>Kendi masken</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Nedensel maske</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Ölçekleme</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>After my edit</source>
        <translation>Değişikliğimden sonra</translation>
    </message>
    <message>
        <source>Before my edit</source>
        <translation>Değişikliğimden önce</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Benimki</translation>
    </message>
    <message>
        <source>The chapter’s</source>
        <translation>Bölümünki</translation>
    </message>
    <message>
        <source>%1, row %2, column %3: %4</source>
        <translation>%1, satır %2, sütun %3: %4</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Karşılaştır</translation>
    </message>
    <message>
        <source>Positions play no part while Q, K and V are typed: choose “Computed from X · W” first.</source>
        <translation>Q, K ve V elle yazılırken konumların rolü yok: önce “X · W ile hesaplanır” seçeneğini seç.</translation>
    </message>
    <message>
        <source>Difference (right − left)</source>
        <translation>Fark (sağ − sol)</translation>
    </message>
    <message>
        <source>The two states have different sizes, so there is no difference to show.</source>
        <translation>İki durumun boyutları farklı, bu yüzden gösterilecek bir fark yok.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>fark</translation>
    </message>
    <message>
        <source>No cell differs.</source>
        <translation>Hiçbir hücre farklı değil.</translation>
    </message>
    <message>
        <source>Cells that differ: %1. Largest change: %2.</source>
        <translation>Farklı hücre: %1. En büyük değişim: %2.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::DockTitle</name>
    <message>
        <source>Let it float, or dock it again</source>
        <translation>Serbest bırak ya da yeniden yerleştir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::FlowPanel</name>
    <message>
        <source>scaling is off</source>
        <translation>ölçekleme kapalı</translation>
    </message>
    <message>
        <source>no cell is masked</source>
        <translation>maskeli hücre yok</translation>
    </message>
    <message>
        <source>−∞ where j &gt; i</source>
        <translation>j &gt; i ise −∞</translation>
    </message>
    <message>
        <source>your own mask</source>
        <translation>kendi masken</translation>
    </message>
    <message>
        <source>row sum 1</source>
        <translation>satır toplamı 1</translation>
    </message>
    <message>
        <source>Scale (off)</source>
        <translation>Ölçekle (kapalı)</translation>
    </message>
    <message>
        <source>Mask (off)</source>
        <translation>Maske (kapalı)</translation>
    </message>
    <message>
        <source>Covered: work it out first</source>
        <translation>Kapalı: önce kendin hesapla</translation>
    </message>
    <message>
        <source>%1, position %2, column %3: %4</source>
        <extracomment>%1 is what kind of number, %2 and %3 are positions, %4 is the number</extracomment>
        <translation>%1, konum %2, sütun %3: %4</translation>
    </message>
    <message>
        <source>%1, query %2, key %3: %4</source>
        <translation>%1, sorgu %2, anahtar %3: %4</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::FormulaView</name>
    <message>
        <source>Copy formula</source>
        <translation>Formülü kopyala</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Guide</name>
    <message>
        <source>Guide</source>
        <translation>Kılavuz</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>What happens in this step, and what to try</source>
        <translation>Bu adımda ne oluyor, ne denenebilir</translation>
    </message>
    <message>
        <source>This step as a few lines of NumPy or PyTorch</source>
        <translation>Bu adım, birkaç satır NumPy ya da PyTorch olarak</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::GuideDock</name>
    <message>
        <source>Guide</source>
        <translation>Kılavuz</translation>
    </message>
    <message>
        <source>Show or hide the guide</source>
        <translation>Kılavuzu göster ya da gizle</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::GuideDrawer</name>
    <message>
        <source>Guide</source>
        <translation>Kılavuz</translation>
    </message>
    <message>
        <source>Close the guide (Esc)</source>
        <translation>Kılavuzu kapat (Esc)</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::GuidePanel</name>
    <message>
        <source>Previous</source>
        <translation>Önceki</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>Bir adım geri (Alt+Sol)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>One step forward (Alt+Right)</source>
        <translation>Bir adım ileri (Alt+Sağ)</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Dene</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Kılavuz</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>Adım %1 / %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HeadsCard</name>
    <message>
        <source>Head %1, query %2, key %3: weight %4</source>
        <translation>Baş %1, sorgu %2, anahtar %3: ağırlık %4</translation>
    </message>
    <message>
        <source>One head uses all %1 columns. Choose more heads in the set-up to split them.</source>
        <translation>Tek baş %1 sütunun hepsini kullanır. Bölmek için kurulumdan daha çok baş seç.</translation>
    </message>
    <message>
        <source>Each of the %1 heads sees %2 columns of Q and K and divides by √%2 = %3.</source>
        <translation>%1 başın her biri Q ve K’nin %2 sütununu görür ve √%2 = %3 ile böler.</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>ağırlık</translation>
    </message>
    <message>
        <source>Weights of head %1</source>
        <translation>Ağırlıklar, baş %1</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Baş %1</translation>
    </message>
    <message>
        <source>output</source>
        <translation>çıktı</translation>
    </message>
    <message>
        <source>Put together (%1 × %2)</source>
        <translation>Birleştirilmiş (%1 × %2)</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>Edits that can be taken back</source>
        <translation>Geri alınabilir düzenlemeler</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HistoryModel</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, geri alındı</translation>
    </message>
    <message>
        <source>Saved here</source>
        <translation>Burada kaydedildi</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::InputPanel</name>
    <message>
        <source>queries</source>
        <translation>sorgular</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>anahtarlar</translation>
    </message>
    <message>
        <source>values</source>
        <translation>değerler</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>gömmeler</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>konumlar</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>ağırlıklar</translation>
    </message>
    <message>
        <source>%1, row %2, column %3: %4</source>
        <translation>%1, satır %2, sütun %3: %4</translation>
    </message>
    <message>
        <source>(%1 × %2)</source>
        <translation>(%1 × %2)</translation>
    </message>
    <message>
        <source>%1, %2, %3 rows, %4 columns</source>
        <translation>%1, %2, satır: %3, sütun: %4</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::LegendBar</name>
    <message>
        <source>Colour scale from %1 to %2</source>
        <extracomment>%1 and %2 are the ends of a colour scale</extracomment>
        <translation>Renk ölçeği: %1 – %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::MainWindow</name>
    <message>
        <source>There is no matrix to copy on this page.</source>
        <translation>Bu sayfada kopyalanacak matris yok.</translation>
    </message>
    <message>
        <source>Copied: %1 × %2 numbers</source>
        <translation>Kopyalandı: %1 × %2 sayı</translation>
    </message>
    <message>
        <source>%1 — Dikkat</source>
        <translation>%1 — Dikkat</translation>
    </message>
    <message>
        <source>%1 — %2 — Dikkat</source>
        <translation>%1 — %2 — Dikkat</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Geri alınacak bir şey yok</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Geri al: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Yinelenecek bir şey yok</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Y)</source>
        <translation>Yinele: %1 (Ctrl+Y)</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Menus</name>
    <message>
        <source>Go to this page</source>
        <translation>Bu sayfaya git</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Listeyi &amp;temizle</translation>
    </message>
    <message>
        <source>Forget the recent files; the files stay</source>
        <translation>Son dosyaları unut; dosyalar kalır</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Dosya</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Dü&amp;zen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>D&amp;ers</translation>
    </message>
    <message>
        <source>L&amp;ab</source>
        <translation>&amp;Laboratuvar</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Tekrar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Son dosyalar</translation>
    </message>
    <message>
        <source>Sessions opened or saved lately</source>
        <translation>Yakınlarda açılan ya da kaydedilen oturumlar</translation>
    </message>
    <message>
        <source>&amp;Copy as</source>
        <translation>&amp;Farklı kopyala</translation>
    </message>
    <message>
        <source>Copy the matrix with the focus</source>
        <translation>Odaktaki matrisi kopyala</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Dil</translation>
    </message>
    <message>
        <source>Turkish or English, at once</source>
        <translation>Türkçe ya da İngilizce, anında</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Açık ya da koyu</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Bu iletiyi kapat</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Navigation</name>
    <message>
        <source>LESSON</source>
        <translation>DERS</translation>
    </message>
    <message>
        <source>LAB</source>
        <translation>LABORATUVAR</translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation>TEKRAR</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sayfalar</translation>
    </message>
    <message>
        <source>%1: %2, done</source>
        <translation>%1: %2, bitti</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tasks done: %1 / %2</source>
        <translation>Yapılan görev: %1 / %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::PageActions</name>
    <message>
        <source>Causal &amp;mask</source>
        <translation>Nedensel &amp;maske</translation>
    </message>
    <message>
        <source>Every position sees only itself and what came before</source>
        <translation>Her konum yalnızca kendini ve kendinden öncekileri görür</translation>
    </message>
    <message>
        <source>Scores of later keys become −∞ and their weights exactly 0.</source>
        <translation>Sonraki anahtarların skoru −∞, ağırlığı tam 0 olur.</translation>
    </message>
    <message>
        <source>S&amp;caling ÷√d</source>
        <translation>&amp;Ölçekleme ÷√d</translation>
    </message>
    <message>
        <source>Divide the scores by the root of the key width</source>
        <translation>Skorları anahtar genişliğinin kareköküne böl</translation>
    </message>
    <message>
        <source>Without it, wide vectors make large scores and softmax almost picks a single key.</source>
        <translation>O olmadan geniş vektörler büyük skorlar verir, softmax da neredeyse tek bir anahtarı seçer.</translation>
    </message>
    <message>
        <source>Predict &amp;first</source>
        <translation>Önce &amp;tahmin et</translation>
    </message>
    <message>
        <source>Cover a row and work it out yourself</source>
        <translation>Bir satırı kapat, kendin hesapla</translation>
    </message>
    <message>
        <source>Every cell is judged, and a wrong one says which mistake leads to it.</source>
        <translation>Her hücre değerlendirilir; yanlışsa hangi hatanın ona götürdüğü söylenir.</translation>
    </message>
    <message>
        <source>C&amp;ompare two states</source>
        <translation>İki durumu &amp;karşılaştır</translation>
    </message>
    <message>
        <source>Two states beside each other, and their difference</source>
        <translation>Yan yana iki durum ve farkları</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Kapalı</translation>
    </message>
    <message>
        <source>Show the current state only</source>
        <translation>Yalnızca şimdiki durumu göster</translation>
    </message>
    <message>
        <source>&amp;Mask on and off</source>
        <translation>&amp;Maske açık ve kapalı</translation>
    </message>
    <message>
        <source>The same numbers with and without the mask</source>
        <translation>Aynı sayılar, maskeyle ve maskesiz</translation>
    </message>
    <message>
        <source>&amp;Scaling on and off</source>
        <translation>&amp;Ölçekleme açık ve kapalı</translation>
    </message>
    <message>
        <source>The same numbers with and without ÷√d</source>
        <translation>Aynı sayılar, ÷√d ile ve onsuz</translation>
    </message>
    <message>
        <source>&amp;Positions on and off</source>
        <translation>K&amp;onumlar açık ve kapalı</translation>
    </message>
    <message>
        <source>With and without positional encoding; for Q, K, V computed from X</source>
        <translation>Konum kodlamasıyla ve onsuz; X’ten hesaplanan Q, K, V için</translation>
    </message>
    <message>
        <source>&amp;Before and after my edit</source>
        <translation>&amp;Düzenlememden önce ve sonra</translation>
    </message>
    <message>
        <source>What the last edit changed</source>
        <translation>Son düzenleme neyi değiştirdi</translation>
    </message>
    <message>
        <source>M&amp;ine and the chapter’s</source>
        <translation>&amp;Benimki ve bölümünki</translation>
    </message>
    <message>
        <source>What differs from the chapter</source>
        <translation>Bölümden farklı olanlar</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::PredictCard</name>
    <message>
        <source>Check</source>
        <translation>Denetle</translation>
    </message>
    <message>
        <source>Row sum</source>
        <translation>Satır toplamı</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Yanıtı göster</translation>
    </message>
    <message>
        <source>Opens after two attempts at one cell</source>
        <translation>Bir hücrede iki denemeden sonra açılır</translation>
    </message>
    <message>
        <source>Predict row %1: %2</source>
        <translation>Satır %1 için tahmin: %2</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>doğru: %1 / %2</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Satır %1, sütun %2</translation>
    </message>
    <message>
        <source>The answer.</source>
        <translation>Yanıt.</translation>
    </message>
    <message>
        <source>Type the number, then press Enter.</source>
        <translation>Sayıyı yaz, sonra Enter’a bas.</translation>
    </message>
    <message>
        <source>%1 of 1; still open: %2</source>
        <translation>%1 / 1; kalan: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Next hint (%1 of %2)</source>
        <translation>Sonraki ipucu (%1 / %2)</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::PresentationView</name>
    <message>
        <source>Every query meets every key</source>
        <translation>Her sorgu her anahtarla karşılaşır</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Sorgular</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skorlar</translation>
    </message>
    <message>
        <source>Scaling keeps the scores in hand</source>
        <translation>Ölçekleme skorları dizginler</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>Ölçeklenmiş skorlar</translation>
    </message>
    <message>
        <source>Not scaled</source>
        <translation>Ölçeklenmedi</translation>
    </message>
    <message>
        <source>The mask closes the future</source>
        <translation>Maske geleceği kapatır</translation>
    </message>
    <message>
        <source>Mask off</source>
        <translation>Maske kapalı</translation>
    </message>
    <message>
        <source>Mask on</source>
        <translation>Maske açık</translation>
    </message>
    <message>
        <source>Softmax makes shares out of scores</source>
        <translation>Softmax skordan pay çıkarır</translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation>Maskeli skorlar</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Ağırlıklar</translation>
    </message>
    <message>
        <source>The output mixes the values</source>
        <translation>Çıktı değerleri karıştırır</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Çıktılar</translation>
    </message>
    <message>
        <source>Position %1 is the last: it sees everything, mask or not.</source>
        <translation>%1. konum sonuncu: maske olsa da olmasa da her şeyi görür.</translation>
    </message>
    <message>
        <source>Without the mask position %1 also looks at what comes after it.</source>
        <translation>Maske yokken %1. konum kendinden sonrakilere de bakar.</translation>
    </message>
    <message>
        <source>Position 1 sees only itself: its whole share stays with it.</source>
        <translation>1. konum yalnızca kendini görür: payının tamamı kendinde kalır.</translation>
    </message>
    <message>
        <source>Position %1 cannot see what comes after it; its share goes to positions 1 to %1.</source>
        <translation>%1. konum kendinden sonrasını göremez; payı 1 ile %1 arasındaki konumlara kalır.</translation>
    </message>
    <message>
        <source>masked: score −∞, weight 0</source>
        <translation>maskeli: skor −∞, ağırlık 0</translation>
    </message>
    <message>
        <source>1   weight</source>
        <translation>1   ağırlık</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Ölçekleme</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Satır</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Karart</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Çık</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::PresentationWindow</name>
    <message>
        <source>Presentation — Dikkat</source>
        <translation>Sunum — Dikkat</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::QkvPage</name>
    <message>
        <source>Query–Key–Value</source>
        <translation>Sorgu–Anahtar–Değer</translation>
    </message>
    <message>
        <source>Step %1 / %2: %3</source>
        <translation>Adım %1 / %2: %3</translation>
    </message>
    <message>
        <source>Predict first: %1 of %2 right</source>
        <translation>Önce tahmin et: doğru %1 / %2</translation>
    </message>
    <message>
        <source>Selected: %1(%2, %3) = %4</source>
        <translation>Seçim: %1(%2, %3) = %4</translation>
    </message>
    <message>
        <source>Choose a cell with the mouse or the arrow keys</source>
        <translation>Fare ya da ok tuşlarıyla hücre seç</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Nedensel maske</translation>
    </message>
    <message>
        <source>Every position sees only itself and what came before (M)</source>
        <translation>Her konum yalnızca kendini ve kendinden öncekileri görür (M)</translation>
    </message>
    <message>
        <source>Scaling ÷√dk</source>
        <translation>Ölçekleme ÷√dk</translation>
    </message>
    <message>
        <source>Divide the scores by the root of the key width (S)</source>
        <translation>Skorları anahtar genişliğinin kareköküne böl (S)</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Adım adım</translation>
    </message>
    <message>
        <source>Cover the steps that are still to come</source>
        <translation>Daha gelinmeyen adımları kapat</translation>
    </message>
    <message>
        <source>Cover a row, work it out yourself, and have every cell judged (P)</source>
        <translation>Bir satırı kapat, kendin hesapla, her hücren değerlendirilsin (P)</translation>
    </message>
    <message>
        <source>Back to the chapter’s values</source>
        <translation>Bölümün değerlerine dön</translation>
    </message>
    <message>
        <source>Inputs and set-up</source>
        <translation>Girdiler ve kurulum</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Hücre</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Karşılaştır</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Baş</translation>
    </message>
    <message>
        <source>Predict first: on</source>
        <translation>Önce tahmin et: açık</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>Önce tahmin et</translation>
    </message>
    <message>
        <source>same as the chapter</source>
        <translation>bölümle aynı</translation>
    </message>
    <message>
        <source>size</source>
        <translation>boyut</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>maske</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>ölçekleme</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>baş sayısı</translation>
    </message>
    <message>
        <source>differs from the chapter: %1</source>
        <translation>bölümden farklı: %1</translation>
    </message>
    <message>
        <source>Positions: %1, dk = %2. Rows are positions; softmax runs along a row.</source>
        <translation>Konum: %1, dk = %2. Satırlar konumdur; softmax satır boyunca alınır.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SessionFiles</name>
    <message>
        <source>Untitled</source>
        <translation>Adsız</translation>
    </message>
    <message>
        <source>“%1” was not opened. %2</source>
        <translation>“%1” açılmadı. %2</translation>
    </message>
    <message>
        <source>“%1” was not saved. %2</source>
        <translation>“%1” kaydedilmedi. %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SetupCard</name>
    <message>
        <source>Chapter’s example</source>
        <translation>Bölümün örneği</translation>
    </message>
    <message>
        <source>Exercise: q₃ = [2, 0, 0, 0]</source>
        <translation>Alıştırma: q₃ = [2, 0, 0, 0]</translation>
    </message>
    <message>
        <source>Saturated softmax</source>
        <translation>Doymuş softmax</translation>
    </message>
    <message>
        <source>Equal shares</source>
        <translation>Eşit paylar</translation>
    </message>
    <message>
        <source>Two heads</source>
        <translation>İki baş</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Rastgele sayılar</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Örnek</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Girdi</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodlama</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Baş</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Ondalık</translation>
    </message>
    <message>
        <source>Q, K, V typed</source>
        <translation>Q, K, V yazılır</translation>
    </message>
    <message>
        <source>Computed from X · W</source>
        <translation>X · W ile hesaplanır</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Konum yok</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinüzoidal</translation>
    </message>
    <message>
        <source>Learned table</source>
        <translation>Öğrenilen tablo</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Değiştirildi</translation>
    </message>
    <message>
        <source>Number of positions: rows of Q, K and V</source>
        <translation>Konum sayısı: Q, K ve V’nin satırları</translation>
    </message>
    <message>
        <source>Columns of Q and K</source>
        <translation>Q ve K’nin sütunları</translation>
    </message>
    <message>
        <source>Columns of V</source>
        <translation>V’nin sütunları</translation>
    </message>
    <message>
        <source>Columns of X: the width of an embedding</source>
        <translation>X’in sütunları: bir gömmenin genişliği</translation>
    </message>
    <message>
        <source>The heads split the columns of Q, K and V among them; only divisors of both widths are offered</source>
        <translation>Dikkat başları Q, K ve V’nin sütunlarını bölüşür; yalnızca iki genişliği de bölen sayılar sunulur</translation>
    </message>
    <message>
        <source>Numbers are rounded only for display</source>
        <translation>Sayılar yalnızca gösterilirken yuvarlanır</translation>
    </message>
    <message>
        <source>What is added to X so that the model knows where a token stands</source>
        <translation>Modelin bir simgenin nerede durduğunu bilmesi için X’e eklenen</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::StatusLine</name>
    <message>
        <source>Shown with %1 decimals, computed in double precision</source>
        <translation>Gösterim %1 ondalık, hesap çift duyarlık</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Henüz dosya yok</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Kaydedildi</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Kaydedilmedi</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::StepRibbon</name>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1 is the number of the step, %2 its title</extracomment>
        <translation>Adım %1: %2</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>done</source>
        <translation>bitti</translation>
    </message>
    <message>
        <source>current step</source>
        <translation>şimdiki adım</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TaskList</name>
    <message>
        <source>Done</source>
        <translation>Bitti</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TextDialog</name>
    <message>
        <source>Learn attention and the Transformer by touching the numbers. Every number on screen is computed by the program while you look at it; it works without a network and sends nothing anywhere.</source>
        <translation>Dikkati ve Transformer’ı sayılara dokunarak öğren. Ekrandaki her sayı, sen bakarken program tarafından hesaplanır; ağ olmadan çalışır, hiçbir yere bir şey göndermez.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GNU Genel Kamu Lisansı (sürüm 3 ya da sonrası) altında özgür yazılım.</translation>
    </message>
    <message>
        <source>Built with Qt %1, QCustomPlot, Eigen and nlohmann-json.</source>
        <translation>Qt %1, QCustomPlot, Eigen ve nlohmann-json ile yapıldı.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rows are positions.&lt;/b&gt; A sequence of T tokens is a matrix with T rows; row i belongs to position i.</source>
        <translation>&lt;b&gt;Satırlar konumdur.&lt;/b&gt; T simgelik bir dizi, T satırlı bir matristir; i numaralı satır i numaralı konumundur.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vectors stand on the left:&lt;/b&gt; y = x · W, so W has as many rows as x has columns.</source>
        <translation>&lt;b&gt;Vektör solda durur:&lt;/b&gt; y = x · W; yani W’nin satır sayısı x’in sütun sayısı kadardır.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scores:&lt;/b&gt; row i, column j compares query i with key j. A causal mask hides j &amp;gt; i.</source>
        <translation>&lt;b&gt;Skorlar:&lt;/b&gt; satır i, sütun j, i numaralı sorguyu j numaralı anahtarla karşılaştırır. Nedensel maske j &amp;gt; i olanları gizler.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Softmax runs along a row:&lt;/b&gt; every row of weights adds up to 1.</source>
        <translation>&lt;b&gt;Softmax satır boyunca alınır:&lt;/b&gt; ağırlıkların her satırı 1 eder.</translation>
    </message>
    <message>
        <source>Some books and programs write tokens as columns and take softmax down a column. Their matrices are the transposes of the ones here; the numbers are the same.</source>
        <translation>Bazı kitaplar ve programlar simgeleri sütunlara yazar, softmax’ı sütun boyunca alır. Onların matrisleri buradakilerin devriğidir; sayılar aynıdır.</translation>
    </message>
    <message>
        <source>causal mask on or off</source>
        <translation>nedensel maskeyi aç ya da kapat</translation>
    </message>
    <message>
        <source>scaling on or off</source>
        <translation>ölçeklemeyi aç ya da kapat</translation>
    </message>
    <message>
        <source>predict first</source>
        <translation>önce tahmin et</translation>
    </message>
    <message>
        <source>go to a step</source>
        <translation>bir adıma git</translation>
    </message>
    <message>
        <source>previous, next, first, last step (outside a matrix)</source>
        <translation>önceki, sonraki, ilk, son adım (matrisin dışında)</translation>
    </message>
    <message>
        <source>move through the cells of a matrix</source>
        <translation>matrisin hücrelerinde dolaş</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>in the mask: show or hide this cell</source>
        <translation>maskede: bu hücreyi göster ya da gizle</translation>
    </message>
    <message>
        <source>edit or check</source>
        <translation>düzenle ya da denetle</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>seçimi kaldır</translation>
    </message>
    <message>
        <source>copy and paste cells</source>
        <translation>hücreleri kopyala, yapıştır</translation>
    </message>
    <message>
        <source>previous, next matrix of the steps</source>
        <translation>adımların önceki, sonraki matrisi</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>geri al, yinele</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>aç, kaydet</translation>
    </message>
    <message>
        <source>export a picture, print</source>
        <translation>resim aktar, yazdır</translation>
    </message>
    <message>
        <source>copy a whole matrix, paste a table</source>
        <translation>bütün matrisi kopyala, tablo yapıştır</translation>
    </message>
    <message>
        <source>switch the language</source>
        <translation>dili değiştir</translation>
    </message>
    <message>
        <source>switch the theme</source>
        <translation>temayı değiştir</translation>
    </message>
    <message>
        <source>reset the page</source>
        <translation>sayfayı sıfırla</translation>
    </message>
    <message>
        <source>previous, next step</source>
        <translation>önceki, sonraki adım</translation>
    </message>
    <message>
        <source>guide, history</source>
        <translation>kılavuz, geçmiş</translation>
    </message>
    <message>
        <source>pages, page, guide in turn</source>
        <translation>sırayla sayfalar, sayfa, kılavuz</translation>
    </message>
    <message>
        <source>presentation</source>
        <translation>sunum</translation>
    </message>
    <message>
        <source>mask, scaling</source>
        <translation>maske, ölçekleme</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>satır seç</translation>
    </message>
    <message>
        <source>← →, Page up, Page down</source>
        <translation>← →, Page Up, Page Down</translation>
    </message>
    <message>
        <source>step back, step forward (a clicker sends these)</source>
        <translation>adım geri, adım ileri (sunum kumandası bunları gönderir)</translation>
    </message>
    <message>
        <source>black screen</source>
        <translation>ekranı karart</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>çık</translation>
    </message>
    <message>
        <source>On the page</source>
        <translation>Sayfada</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Her yerde</translation>
    </message>
    <message>
        <source>In a presentation</source>
        <translation>Sunumda</translation>
    </message>
    <message>
        <source>the paper behind every formula here: scaled dot-product attention, several heads, sinusoidal positions</source>
        <translation>buradaki her formülün arkasındaki makale: ölçeklenmiş iç çarpım dikkati, çok başlılık, sinüzoidal konumlar</translation>
    </message>
    <message>
        <source>where attention began: a translator that looks back at its source</source>
        <translation>dikkatin başladığı yer: kaynağına dönüp bakan bir çeviri modeli</translation>
    </message>
    <message>
        <source>the first GPT: the decoder alone, first trained to write on, then fitted to tasks</source>
        <translation>ilk GPT: yalnızca kod çözücü; önce yazıyı sürdürmeyi öğrenir, sonra görevlere uyarlanır</translation>
    </message>
    <message>
        <source>GPT-2: larger, norm before each sublayer, tasks without fitting</source>
        <translation>GPT-2: daha büyük; norm her alt katmandan önce; uyarlama olmadan görevler</translation>
    </message>
    <message>
        <source>why the place of the norm decides whether a deep stack learns</source>
        <translation>derin bir yığının öğrenip öğrenemeyeceğini normalleştirmenin yeri neden belirler</translation>
    </message>
    <message>
        <source>a GPT in few files, written to be read: the place to see a whole model at once</source>
        <translation>okunmak için yazılmış, birkaç dosyalık bir GPT: bütün bir modeli bir arada görmek için</translation>
    </message>
    <message>
        <source>a short training program for real models; models from here open there and back</source>
        <translation>gerçek modeller için kısa bir eğitim programı; modeller buradan oraya, oradan buraya açılır</translation>
    </message>
    <message>
        <source>from bigrams to a Transformer on lists of names: how each step lowers the loss</source>
        <translation>ad listeleri üzerinde ikililerden Transformer’a: her adım kaybı nasıl düşürür</translation>
    </message>
    <message>
        <source>the 2017 paper as running code, paragraph by paragraph</source>
        <translation>2017 makalesi, paragraf paragraf, çalışan kod olarak</translation>
    </message>
    <message>
        <source>the whole model in pictures, for a first look</source>
        <translation>ilk bakış için bütün model resimlerle</translation>
    </message>
    <message>
        <source>Papers and public programs that the chapter names, and what each is good for.</source>
        <translation>Bölümün andığı makaleler ve herkese açık programlar; her biri neye yarar.</translation>
    </message>
    <message>
        <source>About Dikkat</source>
        <translation>Dikkat hakkında</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Gösterim</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Klavye</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Kaynaklar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation>Araç çubuğu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ValuePlane</name>
    <message>
        <source>Across:</source>
        <translation>Yatay:</translation>
    </message>
    <message>
        <source>Up:</source>
        <translation>Dikey:</translation>
    </message>
    <message>
        <source>Value line: outputs stay between the values</source>
        <translation>Değer doğrusu: çıktılar değerlerin arasında</translation>
    </message>
    <message>
        <source>Value plane: outputs stay in the triangle</source>
        <translation>Değer düzlemi: çıktılar üçgenin içinde</translation>
    </message>
    <message>
        <source>Value plane: outputs stay among the values</source>
        <translation>Değer düzlemi: çıktılar değerlerin arasında</translation>
    </message>
    <message>
        <source>Select a row to see what pulls its output.</source>
        <translation>Çıktısını neyin çektiğini görmek için bir satır seç.</translation>
    </message>
    <message>
        <source>o_{%1} appears once row %1 is right.</source>
        <extracomment>%1 is a position; o_%1 is a symbol and stays</extracomment>
        <translation>o_{%1}, %1. satır doğru olunca görünür.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Nokta</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Sütun %1</translation>
    </message>
    <message>
        <source>Weight in output %1</source>
        <translation>Ağırlık, çıktı %1</translation>
    </message>
    <message>
        <source>Show as a table…</source>
        <translation>Tablo olarak göster…</translation>
    </message>
</context>
</TS>
