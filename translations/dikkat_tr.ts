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
        <translation>Ölçeklenmiş iç çarpım dikkatini hesaplar ve her adımı gösterir: ham skorlar, ölçeklenmiş skorlar, maskeli skorlar, ağırlıklar, çıktı.

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
        <source>Instead of a file: the chapter’s worked example, or its exercise, where the third query is [2, 0, 0, 0].</source>
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
        <source>Divide by the root of the head’s width, whatever the file says.</source>
        <translation>Dosya ne derse desin başın genişliğinin köküne böler.</translation>
    </message>
    <message>
        <source>Do not divide, whatever the file says.</source>
        <translation>Dosya ne derse desin bölmez.</translation>
    </message>
    <message>
        <source>the five matrices of attention, for a session, a JSON file or the chapter’s example</source>
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
        <translation>Maskeli skorlar</translation>
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
    <message>
        <source>The result could not be written: what it was to go to takes no more (a full disk, a closed pipe).</source>
        <translation>Sonuç yazılamadı: gideceği yer daha fazlasını almıyor (dolu bir disk, kapanmış bir boru).</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DOSYA</translation>
    </message>
</context>
<context>
    <name>BlockCode</name>
    <message>
        <source>needs PyTorch: the seeds are its generator’s</source>
        <translation>PyTorch ister: tohumlar onun üretecine ait</translation>
    </message>
    <message>
        <source>block by block: norm, attention, MLP are there (1) or off (0)</source>
        <translation>blok blok: norm, dikkat, MLP var (1) ya da kapalı (0)</translation>
    </message>
    <message>
        <source>the first block of the stack, with weights of its own</source>
        <translation>yığının ilk bloğu, kendi ağırlıklarıyla</translation>
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
    <message>
        <source>Row %1 of the input times column %2 of %3: multiply dimension by dimension and add.</source>
        <extracomment>%1 is a position, %2 a column, %3 the matrix of weights</extracomment>
        <translation>Girdinin %1. satırı çarpı %3 matrisinin %2. sütunu: boyut boyut çarp ve topla.</translation>
    </message>
</context>
<context>
    <name>Claims</name>
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
        <source>disagrees</source>
        <translation>uyuşmuyor</translation>
    </message>
    <message>
        <source>a number that must come out again</source>
        <translation>yeniden çıkması gereken bir sayı</translation>
    </message>
    <message>
        <source>a setting or an identity</source>
        <translation>bir ayar ya da özdeşlik</translation>
    </message>
    <message>
        <source>a behaviour: no exact number to match</source>
        <translation>bir davranış: eşleşecek kesin sayı yok</translation>
    </message>
    <message>
        <source>does not fit when taken literally</source>
        <translation>sözcüğü sözcüğüne alınınca uymuyor</translation>
    </message>
    <message>
        <source>holds in part</source>
        <translation>kısmen doğru</translation>
    </message>
    <message>
        <source>history or literature: nothing to compute</source>
        <translation>tarih ya da kaynak bilgisi: hesaplanacak bir şey yok</translation>
    </message>
    <message>
        <source>introduction</source>
        <translation>giriş</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>alıştırma</translation>
    </message>
    <message>
        <source>code</source>
        <translation>kod</translation>
    </message>
    <message>
        <source>comment in the code</source>
        <translation>koddaki açıklama</translation>
    </message>
    <message>
        <source>text</source>
        <translation>metin</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tablo</translation>
    </message>
    <message>
        <source>training</source>
        <translation>eğitim</translation>
    </message>
    <message>
        <source>timing</source>
        <translation>süre ölçümü</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>üretim</translation>
    </message>
    <message>
        <source>exposure bias</source>
        <translation>maruz kalma önyargısı</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>geçerli</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>geçerli değil</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>tam</translation>
    </message>
    <message>
        <source>computed only</source>
        <translation>yalnızca hesaplandı</translation>
    </message>
    <message>
        <source>printed in no lesson: computed here</source>
        <translation>hiçbir derste yazmaz: burada hesaplandı</translation>
    </message>
    <message>
        <source>%1, widened</source>
        <translation>%1, genişletilmiş</translation>
    </message>
    <message>
        <source>The lesson’s values</source>
        <translation>Dersin değerleri</translation>
    </message>
</context>
<context>
    <name>ClaimsCommand</name>
    <message>
        <source>printed %1; computed %2; %3</source>
        <translation>kitaptaki %1; hesaplanan %2; %3</translation>
    </message>
    <message>
        <source>recompute every number of the lessons and compare</source>
        <translation>derslerdeki her sayıyı yeniden hesaplar ve karşılaştırır</translation>
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
        <source>Recomputes, on this machine and now, every number that the lessons state, and compares it with what is printed. Some sentences are loose: for them the output says what is true. What no lesson prints is computed only, and agrees with nothing. Exit status 1 if anything disagrees beyond its tolerance.</source>
        <translation>Derslerdeki her sayıyı bu bilgisayarda, şimdi yeniden hesaplar ve kitaptakiyle karşılaştırır. Bazı cümleler gevşektir: çıktı onlar için doğrusunu da söyler. Hiçbir derste yazmayan sayı yalnızca hesaplanır, bir şeyle uyuşmuş sayılmaz. Toleransı aşan bir fark varsa çıkış kodu 1 olur.</translation>
    </message>
    <message>
        <source>Statements: %1; agree: %2; loose: %3; computed only: %4; not computable: %5; disagree: %6</source>
        <translation>İfade: %1; uyuşan: %2; gevşek: %3; yalnızca hesaplanan: %4; hesaplanamaz: %5; uyuşmayan: %6</translation>
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
    <message>
        <source>one row per word</source>
        <translation>her sözcüğe bir satır</translation>
    </message>
    <message>
        <source>the word that looks</source>
        <translation>bakan sözcük</translation>
    </message>
    <message>
        <source>words before it are outside the context</source>
        <translation>bundan önceki sözcükler bağlamın dışında</translation>
    </message>
    <message>
        <source>attention: all positions in one product</source>
        <translation>dikkat: bütün konumlar tek çarpımda</translation>
    </message>
    <message>
        <source>recurrence: each state waits for the one before</source>
        <translation>döngü: her durum bir öncekini bekler</translation>
    </message>
    <message>
        <source>change one position; which outputs move?</source>
        <translation>bir konumu değiştir; hangi çıktılar oynuyor?</translation>
    </message>
    <message>
        <source>shuffle all but the last; does the last output move?</source>
        <translation>sonuncu dışındakileri karıştır; son çıktı oynuyor mu?</translation>
    </message>
    <message>
        <source>one row of the table; training would move it</source>
        <translation>tablonun bir satırı; eğitim onu değiştirirdi</translation>
    </message>
    <message>
        <source>the answer of position t stands at position t + 1 of the input</source>
        <translation>t konumunun yanıtı girdinin t + 1 konumunda durur</translation>
    </message>
    <message>
        <source>how each weight answers each score</source>
        <translation>her ağırlığın her skora verdiği karşılık</translation>
    </message>
    <message>
        <source>the normal numbers of torch.randn, so that the result is the same</source>
        <translation>torch.randn ile aynı normal sayılar: sonuç da aynı çıkar</translation>
    </message>
    <message>
        <source>one row of the trained table</source>
        <translation>eğitilmiş tablonun bir satırı</translation>
    </message>
    <message>
        <source>name: printed, computed, tolerance, what is really true</source>
        <translation>ad: kitaptaki, hesaplanan, tolerans, gerçekte doğru olan</translation>
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
        <source>language, instead of the system’s</source>
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
        <source>--%1 takes %2, not “%3”.</source>
        <translation>--%1 şunu alır: %2; “%3” olmaz.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 ile %2 arası bir tam sayı</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 ile %2 arası bir sayı</translation>
    </message>
    <message>
        <source>0 (%1) or a number from %2 to %3</source>
        <extracomment>%1: what 0 means</extracomment>
        <translation>0 (%1) ya da %2 ile %3 arasında bir sayı</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standart girdi</translation>
    </message>
    <message>
        <source>The name of the file is empty.</source>
        <translation>Dosya adı boş.</translation>
    </message>
    <message>
        <source>“%1” is a device, not a file.</source>
        <translation>“%1” dosya değil, bir aygıt.</translation>
    </message>
    <message>
        <source>“%1” is a pipe, and nobody writes into it; start the writer first.</source>
        <translation>“%1” bir boru (pipe) ve içine kimse yazmıyor; önce yazanı başlat.</translation>
    </message>
    <message>
        <source>“%1” has more than %2 MB; that is too much to be read.</source>
        <translation>“%1” çok büyük: en çok %2 MB okunur.</translation>
    </message>
    <message>
        <source>Commands work without one: dikkat --help</source>
        <translation>Komutlar ekransız da çalışır: dikkat --help</translation>
    </message>
    <message>
        <source>There is no display to open a window on.</source>
        <translation>Pencere açılacak bir ekran yok.</translation>
    </message>
    <message>
        <source>There is no display to open a window on (%1).</source>
        <translation>Pencere açılacak bir ekran yok (%1).</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Bunun için yeterli bellek yok.</translation>
    </message>
</context>
<context>
    <name>Diagram</name>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>Output layer</source>
        <translation>Çıkış katmanı</translation>
    </message>
    <message>
        <source>2017, %1</source>
        <translation>2017, %1</translation>
    </message>
    <message>
        <source>GPT, %1</source>
        <translation>GPT, %1</translation>
    </message>
    <message>
        <source>source</source>
        <translation>kaynak</translation>
    </message>
    <message>
        <source>2017, turned into a GPT</source>
        <translation>GPT’ye dönüşmüş 2017</translation>
    </message>
    <message>
        <source>target so far</source>
        <translation>hedefin yazılan kısmı</translation>
    </message>
    <message>
        <source>text so far</source>
        <translation>metnin yazılan kısmı</translation>
    </message>
    <message>
        <source>LayerNorm: off</source>
        <translation>LayerNorm: kapalı</translation>
    </message>
    <message>
        <source>attention: off</source>
        <translation>dikkat: kapalı</translation>
    </message>
    <message>
        <source>MLP: off</source>
        <translation>MLP: kapalı</translation>
    </message>
    <message>
        <source>no residual</source>
        <translation>artık bağlantı yok</translation>
    </message>
    <message>
        <source>Attn</source>
        <translation>Dikkat</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Blok %1</translation>
    </message>
    <message>
        <source>block %1 of %2</source>
        <translation>blok %1 / %2</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>artık akış</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>yığın</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Gömme</translation>
    </message>
    <message>
        <source>Embedding + position</source>
        <translation>Gömme + konum</translation>
    </message>
    <message>
        <source>Masked self-attention</source>
        <translation>Maskeli öz-dikkat</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Öz-dikkat</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Çapraz dikkat</translation>
    </message>
    <message>
        <source>MLP, %1</source>
        <translation>MLP, %1</translation>
    </message>
    <message>
        <source>Final LayerNorm</source>
        <translation>Son LayerNorm</translation>
    </message>
    <message>
        <source>Output layer → logits</source>
        <translation>Çıkış katmanı → logit’ler</translation>
    </message>
    <message>
        <source>1 head × %1</source>
        <translation>1 baş × %1</translation>
    </message>
    <message>
        <source>%1 heads × %2 = %3</source>
        <translation>%1 baş × %2 = %3</translation>
    </message>
    <message>
        <source>encoder block %1, %2</source>
        <translation>kodlayıcı bloğu %1, %2</translation>
    </message>
    <message>
        <source>decoder block %1, %2</source>
        <translation>kod çözücü bloğu %1, %2</translation>
    </message>
    <message>
        <source>block %1, %2</source>
        <translation>blok %1, %2</translation>
    </message>
    <message>
        <source>Embedding of the source</source>
        <translation>Kaynağın gömmesi</translation>
    </message>
    <message>
        <source>Embedding of the target</source>
        <translation>Hedefin gömmesi</translation>
    </message>
    <message>
        <source>LayerNorm of the attention</source>
        <translation>dikkatin LayerNorm’u</translation>
    </message>
    <message>
        <source>LayerNorm of the cross-attention</source>
        <translation>çapraz dikkatin LayerNorm’u</translation>
    </message>
    <message>
        <source>LayerNorm of the MLP</source>
        <translation>MLP’nin LayerNorm’u</translation>
    </message>
    <message>
        <source>stream + attention</source>
        <translation>akış + dikkat</translation>
    </message>
    <message>
        <source>stream + cross-attention</source>
        <translation>akış + çapraz dikkat</translation>
    </message>
    <message>
        <source>stream + MLP</source>
        <translation>akış + MLP</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>öz-dikkat</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>çapraz dikkat</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation>%1, baş %2</translation>
    </message>
    <message>
        <source>token embeddings</source>
        <translation>simge gömmeleri</translation>
    </message>
    <message>
        <source>position embeddings</source>
        <translation>konum gömmeleri</translation>
    </message>
    <message>
        <source>input</source>
        <translation>girdi</translation>
    </message>
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
        <source>scores</source>
        <translation>skorlar</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>dikkat ağırlıkları</translation>
    </message>
    <message>
        <source>output</source>
        <translation>çıktı</translation>
    </message>
    <message>
        <source>all heads side by side</source>
        <translation>bütün başlar yan yana</translation>
    </message>
    <message>
        <source>before the activation</source>
        <translation>etkinleştirmeden önce</translation>
    </message>
    <message>
        <source>after the activation</source>
        <translation>etkinleştirmeden sonra</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logit’ler</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>kodlayıcı</translation>
    </message>
    <message>
        <source>2017: encoder × %1, decoder × %2</source>
        <translation>2017: kodlayıcı × %1, kod çözücü × %2</translation>
    </message>
    <message>
        <source>GPT: decoder × %1</source>
        <translation>GPT: kod çözücü × %1</translation>
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
        <translation>%2 sütun %1 başa eşit bölünemiyor: Q, K ve V’nin genişliklerini bölen bir baş sayısı seç.</translation>
    </message>
    <message>
        <source>Row %1 would be masked completely: softmax needs at least one visible key in every row.</source>
        <translation>%1. satırın tamamı maskelenirdi: softmax’ın her satırda en az bir görünür anahtara ihtiyacı var.</translation>
    </message>
    <message>
        <source>The sentence’s vectors</source>
        <translation>Cümlenin vektörleri</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>Note: nanoGPT always uses the exact GELU, so its numbers will differ.</source>
        <translation>Not: nanoGPT hep kesin GELU kullanır, bu yüzden sayıları farklı çıkar.</translation>
    </message>
    <message>
        <source>Note: other programs do not know the bias of the output layer, so their numbers will differ.</source>
        <translation>Not: başka programlar çıkış katmanının sapmasını tanımaz, bu yüzden sayıları farklı çıkar.</translation>
    </message>
    <message>
        <source>take a model to PyTorch</source>
        <translation>bir modeli PyTorch’a götürür</translation>
    </message>
    <message>
        <source>Writes a model for other programs. The PyTorch project is a folder with the weights and one readable script that needs nothing but torch: it gives the same logits, writes, and goes on training, also under torchrun on many GPUs.</source>
        <translation>Bir modeli başka programlar için yazar. PyTorch projesi, ağırlıklarla okunabilir tek bir betikten oluşan bir klasördür; betik torch dışında bir şey istemez, aynı logit’leri verir, metin üretir ve eğitime devam eder; torchrun ile birçok GPU’da da.</translation>
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
        <source>safetensors file in nanoGPT’s names and layout.</source>
        <translation>nanoGPT’nin adları ve düzeniyle safetensors dosyası.</translation>
    </message>
    <message>
        <source>Folder with a GPT-2 in Hugging Face’s names.</source>
        <translation>Hugging Face adlarıyla bir GPT-2 içeren klasör.</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yazar.</translation>
    </message>
    <message>
        <source>Give one file with a model.</source>
        <translation>Model içeren bir dosya ver.</translation>
    </message>
    <message>
        <source>The model alone, without what training needs to go on.</source>
        <translation>Yalnızca model; eğitimin sürmesi için gerekenler olmadan.</translation>
    </message>
    <message>
        <source>Say where to: --pytorch DIR, --nanogpt FILE, --huggingface DIR or --model FILE.</source>
        <translation>Nereye yazılacağını söyle: --pytorch DIR, --nanogpt FILE, --huggingface DIR ya da --model FILE.</translation>
    </message>
    <message>
        <source>Note: nanoGPT always divides the scores by √d alone, so its numbers will differ.</source>
        <translation>Not: nanoGPT skorları hep yalnızca √d’ye böler; sayıları farklı çıkacak.</translation>
    </message>
    <message>
        <source>Note: nanoGPT always normalises with ε = 0.00001, so its numbers will differ.</source>
        <translation>Not: nanoGPT hep ε = 0,00001 ile normalleştirir; sayıları farklı çıkacak.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>KLASÖR</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DOSYA</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>Convert it to safetensors in Python, for example with safetensors.torch.save_model.</source>
        <translation>Onu Python’da safetensors biçimine çevir, örneğin safetensors.torch.save_model ile.</translation>
    </message>
    <message>
        <source>This is a packed archive, not a model; unpack it first.</source>
        <translation>Bu sıkıştırılmış bir arşiv, model değil; önce arşivi aç.</translation>
    </message>
    <message>
        <source>Open the .safetensors file beside it; this one is read along with it.</source>
        <translation>Yanındaki .safetensors dosyasını aç; bu dosya onunla birlikte okunur.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Dosya boş.</translation>
    </message>
    <message>
        <source>This is a plain text (“%1”), not a model. If it came in place of one, fetch the model again; as data to learn from it belongs on page 7.</source>
        <translation>Bu düz bir metin (“%1”), model değil. Bir modelin yerine geldiyse modeli yeniden indir; öğrenilecek veriyse yeri 7. sayfa.</translation>
    </message>
    <message>
        <source>This is a text that is not in UTF-8, not a model. As data to learn from it belongs on page 7; save it as UTF-8 first.</source>
        <translation>Bu, UTF-8 olmayan bir metin; model değil. Öğrenilecek veriyse yeri 7. sayfa; önce UTF-8 olarak kaydet.</translation>
    </message>
    <message>
        <source>This is a pointer of Git LFS in place of the model (%1 bytes): the model itself was not fetched. Fetch it with “git lfs pull”, or download the file.</source>
        <translation>Bu, modelin (%1 bayt) yerini tutan bir Git LFS işaretçisi: modelin kendisi indirilmemiş. Onu “git lfs pull” ile getir ya da dosyayı indir.</translation>
    </message>
    <message>
        <source>This is a web page, not a model: a link to the page was saved and not the file behind it. Download the file itself.</source>
        <translation>Bu bir web sayfası, model değil: dosyanın kendisi yerine sayfası kaydedilmiş. Dosyanın kendisini indir.</translation>
    </message>
    <message>
        <source>This is the index of a model that was cut into several files (%1). Put them together in Python, for example with save_pretrained(folder, max_shard_size=&quot;100GB&quot;), and open the one file.</source>
        <translation>Bu, birkaç dosyaya bölünmüş bir modelin dizini (%1). Parçaları Python’da birleştir, örneğin save_pretrained(klasör, max_shard_size=&quot;100GB&quot;) ile; sonra o tek dosyayı aç.</translation>
    </message>
    <message>
        <source>This is the configuration of a model, not the model.</source>
        <translation>Bu bir modelin yapılandırması, modelin kendisi değil.</translation>
    </message>
    <message>
        <source>This belongs to a tokenizer; it is not a model.</source>
        <translation>Bu bir simgeleştiricinin dosyası; model değil.</translation>
    </message>
    <message>
        <source>This is JSON, not a model.</source>
        <translation>Bu JSON, model değil.</translation>
    </message>
    <message>
        <source>This is a file of PyTorch (torch.save): a program that runs when it is read.</source>
        <translation>Bu bir PyTorch dosyası (torch.save): okununca çalışan bir program.</translation>
    </message>
    <message>
        <source>This is a Python pickle: a program that runs when it is read.</source>
        <translation>Bu bir Python pickle dosyası: okununca çalışan bir program.</translation>
    </message>
    <message>
        <source>These are arrays of NumPy, not safetensors.</source>
        <translation>Bunlar NumPy dizileri, safetensors değil.</translation>
    </message>
    <message>
        <source>This is HDF5 (Keras), not safetensors.</source>
        <translation>Bu HDF5 (Keras), safetensors değil.</translation>
    </message>
    <message>
        <source>This is GGUF, the format of llama.cpp. Take the same model as safetensors.</source>
        <translation>Bu GGUF, llama.cpp’nin biçimi. Aynı modelin safetensors dosyasını al.</translation>
    </message>
    <message>
        <source>This looks like ONNX, a computation without a model’s names. Take the same model as safetensors.</source>
        <translation>Bu ONNX’e benziyor: modelin adlarını taşımayan bir hesap. Aynı modelin safetensors dosyasını al.</translation>
    </message>
    <message>
        <source>This is a PDF, not a model.</source>
        <translation>Bu bir PDF, model değil.</translation>
    </message>
    <message>
        <source>This is a picture, not a model.</source>
        <translation>Bu bir resim, model değil.</translation>
    </message>
    <message>
        <source>This is a program, not a model.</source>
        <translation>Bu bir program, model değil.</translation>
    </message>
    <message>
        <source>This is no file that is known here.</source>
        <translation>Bu tanınan bir dosya değil.</translation>
    </message>
    <message>
        <source>The file’s metadata</source>
        <translation>Dosyanın üst verisi</translation>
    </message>
    <message>
        <source>%1: this is not valid JSON (line %2, column %3).</source>
        <translation>%1: geçerli JSON değil (satır %2, sütun %3).</translation>
    </message>
    <message>
        <source>%1: a configuration begins with { and ends with }.</source>
        <translation>%1: bir yapılandırma { ile başlar, } ile biter.</translation>
    </message>
    <message>
        <source>%1: %2 bytes are too many for a configuration; at most %3 are read.</source>
        <translation>%1: %2 bayt bir yapılandırma için çok fazla; en çok %3 bayt okunur.</translation>
    </message>
    <message>
        <source>%1: the key “%2” (%3) is not known here and may change what the model computes. If it does not, take it out.</source>
        <translation>%1: “%2” anahtarı (%3) burada bilinmiyor ve modelin hesabını değiştirebilir. Değiştirmiyorsa onu dosyadan çıkar.</translation>
    </message>
    <message>
        <source>%1: “%2” is “%3”, an activation that is not known here. Known are %4.</source>
        <translation>%1: “%2” için yazan “%3” burada bilinmeyen bir etkinleştirme. Bilinenler: %4.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3. That makes it another model than GPT-2, which is the one computed here.</source>
        <translation>%1: “%2” için %3 yazıyor. Bu, GPT-2’den başka bir model demek; burada yalnız GPT-2 hesaplanır.</translation>
    </message>
    <message>
        <source>%1: “%2” cannot be %3.</source>
        <translation>%1: “%2” için %3 olamaz.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but in the tensors it is %4. The two files do not belong together.</source>
        <translation>%1: “%2” için %3 yazıyor, tensörlerde ise %4. Bu iki dosya birbirine ait değil.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but the tensors show the opposite. The two files do not belong together.</source>
        <translation>%1: “%2” için %3 yazıyor, tensörler ise tersini gösteriyor. Bu iki dosya birbirine ait değil.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but elsewhere the model says %4.</source>
        <translation>%1: “%2” için %3 yazıyor, modelin başka bir yerinde ise %4.</translation>
    </message>
    <message>
        <source>“%1” is a file</source>
        <translation>“%1” bir dosya</translation>
    </message>
    <message>
        <source>nothing may be written in “%1”</source>
        <translation>“%1” içine yazma izni yok</translation>
    </message>
    <message>
        <source>“%1” does not take it; perhaps its disk is full</source>
        <translation>“%1” kabul etmiyor; belki diski dolu</translation>
    </message>
    <message>
        <source>The folder “%1” could not be created: %2.</source>
        <translation>“%1” klasörü oluşturulamadı: %2.</translation>
    </message>
    <message>
        <source>The name of the folder is empty.</source>
        <translation>Klasörün adı boş.</translation>
    </message>
    <message>
        <source>This is a document of an office program, not a model. As data to learn from, save its text as a plain text in UTF-8.</source>
        <translation>Bu, bir ofis programının belgesi, model değil. Öğrenilecek veri olarak kullanmak için metnini UTF-8 düz metin olarak kaydet.</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, so it cannot be opened with %4. Leave the option out, or change the value there.</source>
        <translation>%1: “%2” değeri %3, bu yüzden %4 ile açılamaz. Seçeneği verme ya da değeri orada değiştir.</translation>
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
        <translation>Kaydetmeden &amp;sürdür</translation>
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
        <source>Save the session</source>
        <translation>Oturumu kaydet</translation>
    </message>
    <message>
        <source>Nothing was saved: the name of the file is empty.</source>
        <translation>Hiçbir şey kaydedilmedi: dosya adı boş.</translation>
    </message>
    <message>
        <source>“%1” was not saved: the disk is full, or what may be stored there is used up. Make room or choose another place.</source>
        <translation>“%1” kaydedilmedi: disk dolu ya da orada sana ayrılan yer bitti. Yer aç ya da başka bir yer seç.</translation>
    </message>
    <message>
        <source>Sessions, models and texts (*.dikkat %1 %2)</source>
        <translation>Oturumlar, modeller ve metinler (*.dikkat %1 %2)</translation>
    </message>
    <message>
        <source>Models (*.dikkat %1)</source>
        <translation>Modeller (*.dikkat %1)</translation>
    </message>
    <message>
        <source>Texts (%1)</source>
        <translation>Metinler (%1)</translation>
    </message>
    <message>
        <source>Open a session, a model or a text</source>
        <translation>Oturum, model ya da metin aç</translation>
    </message>
    <message>
        <source>“%1” was not saved: there is not enough memory.</source>
        <translation>“%1” kaydedilmedi: bellek yetmiyor.</translation>
    </message>
</context>
<context>
    <name>GenerateCommand</name>
    <message>
        <source>Lets a trained model go on with a text: crop to the context, run, take the last logits, turn them into probabilities, choose, append, again.

An encoder–decoder translates --prompt (or --source). --json writes {&quot;prompt&quot;, &quot;text&quot;, &quot;prompt_ids&quot;, &quot;ids&quot;, &quot;seconds&quot;, &quot;tokens_per_second&quot;, &quot;steps&quot;: [one object per token]}; a step has logits, scaled, probabilities, filtered (−∞ as null), filtered_probabilities and cumulative over the whole vocabulary, the draw and the choice.</source>
        <translation>Eğitilmiş bir modele metni sürdürtür: bağlama kırp, çalıştır, son logit’leri al, olasılığa çevir, seç, ekle, yeniden başla.

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
        <source>Keep the K most probable tokens (0: all).</source>
        <translation>En olası K simgeyi tutar (0: hepsi).</translation>
    </message>
    <message>
        <source>Keep the most probable tokens with this share together (1).</source>
        <translation>Birlikte bu paya ulaşan en olası simgeleri tutar (1).</translation>
    </message>
    <message>
        <source>Always the most probable token.</source>
        <translation>Hep en olası simgeyi seçer.</translation>
    </message>
    <message>
        <source>Seed of the draws (1).</source>
        <translation>Çekilişlerin tohumu (1).</translation>
    </message>
    <message>
        <source>Put a token at a place among the written ones (from 0), whatever the model would choose; may be given several times.</source>
        <translation>Model ne seçerse seçsin, yazılanlar arasında bir yere (0’dan sayılır) bir simge koyar; birkaç kez verilebilir.</translation>
    </message>
    <message>
        <source>Switch heads off, like 0.1,1.3 (layer.head, from 0).</source>
        <translation>Dikkat başlarını kapat, 0.1,1.3 gibi (katman.baş, 0’dan).</translation>
    </message>
    <message>
        <source>Read the whole window again for every token (slow; same result).</source>
        <translation>Her simge için bütün pencereyi yeniden okur (yavaş; sonuç aynı).</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yazar.</translation>
    </message>
    <message>
        <source>In JSON show a number per token even if the vocabulary is large.</source>
        <translation>Sözlük büyük olsa da JSON’da simge başına bir sayı gösterir.</translation>
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
    <message>
        <source>Divide the logits by this first (1); 0: --greedy.</source>
        <translation>Logitler önce buna bölünür (1); 0: --greedy.</translation>
    </message>
    <message>
        <source>Never draw a row of the model that has no token in its vocabulary. Without this such rows are drawn as in other programs and shown by their number.</source>
        <translation>Modelin, sözlükte simgesi olmayan satırları hiç çekilmez. Bu olmadan böyle satırlar da başka programlardaki gibi çekilir ve numarasıyla gösterilir.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>açgözlü</translation>
    </message>
    <message>
        <source>A temperature of 0 is the greedy choice: always the most probable token.</source>
        <translation>Sıcaklık 0, açgözlü seçimdir: her zaman en olası simge.</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>METİN</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LİSTE</translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message>
        <source>This model has no vocabulary: type token numbers like 0,2,1, not “%1”.</source>
        <translation>Bu modelin sözlüğü yok: “%1” yerine 0,2,1 gibi simge numaraları yaz.</translation>
    </message>
    <message>
        <source>Token %1 is outside the vocabulary; allowed are 0 to %2.</source>
        <translation>%1 numaralı simge sözlüğün dışında; 0 ile %2 arası olabilir.</translation>
    </message>
    <message>
        <source>The sentence has %1 words; the model reads at most %2.</source>
        <translation>Cümlede %1 sözcük var; model en çok %2 okur.</translation>
    </message>
    <message>
        <source>There is nothing to go on with: type a prompt.</source>
        <translation>Sürdürülecek bir şey yok: bir başlangıç metni yaz.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens; at most %2 are taken here.</source>
        <translation>Başlangıç metninde %1 simge var; burada en çok %2 olabilir.</translation>
    </message>
</context>
<context>
    <name>GenerationCode</name>
    <message>
        <source>There are no logits on screen yet.</source>
        <translation>Ekranda henüz logit yok.</translation>
    </message>
    <message>
        <source>the last row of logits, as on screen</source>
        <translation>logit’lerin son satırı, ekrandaki gibi</translation>
    </message>
    <message>
        <source>numbers of these tokens; the others hold the rest</source>
        <translation>bu simgelerin numaraları; gerisi ötekilerin</translation>
    </message>
    <message>
        <source>sum of e over the tokens not listed, at this temperature</source>
        <translation>listede olmayan simgelerin exp(z/τ) toplamı, bu sıcaklıkta</translation>
    </message>
    <message>
        <source>most probable first</source>
        <translation>en olası önce</translation>
    </message>
    <message>
        <source>share of the more probable ones</source>
        <translation>daha olası olanların payı</translation>
    </message>
    <message>
        <source>the number drawn</source>
        <translation>çekilen sayı</translation>
    </message>
</context>
<context>
    <name>Gpt2017Code</name>
    <message>
        <source>cross-attention: block %1, head %2</source>
        <translation>çapraz dikkat: blok %1, baş %2</translation>
    </message>
    <message>
        <source>no translation on screen</source>
        <translation>ekranda çeviri yok</translation>
    </message>
</context>
<context>
    <name>HeadCode</name>
    <message>
        <source>There is no model yet.</source>
        <translation>Henüz bir model yok.</translation>
    </message>
    <message>
        <source>%1: rows are positions, columns the %2 dimensions of the head</source>
        <translation>%1: satırlar konumlar, sütunlar başın %2 boyutu</translation>
    </message>
    <message>
        <source>only the first %1 positions</source>
        <translation>yalnızca ilk %1 konum</translation>
    </message>
    <message>
        <source>on screen: %1</source>
        <translation>ekranda: %1</translation>
    </message>
</context>
<context>
    <name>HeadRows</name>
    <message>
        <source>Layer %1</source>
        <translation>Katman %1</translation>
    </message>
    <message>
        <source>Encoder %1</source>
        <translation>Kodlayıcı %1</translation>
    </message>
    <message>
        <source>Cross-attention %1</source>
        <translation>Çapraz dikkat %1</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation>%1, baş %2</translation>
    </message>
    <message>
        <source>L%1</source>
        <extracomment>very short: layer</extracomment>
        <translation>Kat%1</translation>
    </message>
    <message>
        <source>E%1</source>
        <extracomment>very short: encoder</extracomment>
        <translation>Kod%1</translation>
    </message>
    <message>
        <source>C%1</source>
        <extracomment>very short: cross-attention</extracomment>
        <translation>Ç%1</translation>
    </message>
</context>
<context>
    <name>HeadText</name>
    <message>
        <source>Type a sentence for the encoder to read.</source>
        <translation>Kodlayıcının okuyacağı bir cümle yaz.</translation>
    </message>
    <message>
        <source>Type at least one token.</source>
        <translation>En az bir simge yaz.</translation>
    </message>
    <message>
        <source>This model has no vocabulary: write token numbers from 0 to %1 with commas, for example 0,2,1. “%2” is not one.</source>
        <translation>Bu modelin sözlüğü yok: 0 ile %1 arasındaki simge numaralarını virgülle yaz, örneğin 0,2,1. “%2” bir simge numarası değil.</translation>
    </message>
</context>
<context>
    <name>HeadWords</name>
    <message>
        <source>Induction head</source>
        <translation>Tümevarım başı</translation>
    </message>
    <message>
        <source>Previous-token head</source>
        <translation>Önceki simge başı</translation>
    </message>
    <message>
        <source>Looks at itself</source>
        <translation>Kendine bakıyor</translation>
    </message>
    <message>
        <source>Rests on the first token</source>
        <translation>İlk simgeye yaslanıyor</translation>
    </message>
    <message>
        <source>Partly an induction head</source>
        <translation>Kısmen tümevarım başı</translation>
    </message>
    <message>
        <source>No simple pattern</source>
        <translation>Yalın bir desen yok</translation>
    </message>
    <message>
        <source>Query %1 “%2” must not look at key %3 “%4”: masked</source>
        <translation>Sorgu %1 “%2”, %3 numaralı “%4” anahtarına bakamaz: maskeli</translation>
    </message>
    <message>
        <source>Query %1 “%2” looks at key %3 “%4”: weight %5</source>
        <translation>Sorgu %1 “%2” → anahtar %3 “%4”: ağırlık %5</translation>
    </message>
    <message>
        <source>The mask hides this key: its score becomes −∞ and its weight exactly 0. Without the mask the score would be %1.</source>
        <translation>Maske bu anahtarı gizliyor: skoru −∞, ağırlığı tam 0 olur. Maske olmasaydı skor şu olurdu: %1.</translation>
    </message>
    <message>
        <source>The largest score of the row, %1, is taken away from all first; that does not change the shares.</source>
        <translation>Önce satırın en büyük skoru (%1) hepsinden çıkarılır; bu, payları değiştirmez.</translation>
    </message>
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
        <source>Key</source>
        <translation>Anahtar</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>The model reads fewer than %1 tokens at once: in so short a text nothing can come again at different distances.</source>
        <translation>Model bir kerede %1 simgeden az okuyor: bu kadar kısa bir metinde hiçbir şey farklı uzaklıklarda yeniden geçemez.</translation>
    </message>
    <message>
        <source>The model knows so few tokens that everything repeats by chance: what the head looks for does not show.</source>
        <translation>Model o kadar az simge biliyor ki her şey rastlantıyla yineleniyor: başın ne aradığı görünmüyor.</translation>
    </message>
    <message>
        <source>The model computes numbers that are not finite.</source>
        <translation>Model sonlu olmayan sayılar hesaplıyor.</translation>
    </message>
    <message>
        <source>Cannot be told</source>
        <translation>Söylenemiyor</translation>
    </message>
    <message>
        <source>Looks at the same token</source>
        <translation>Aynı simgeye bakıyor</translation>
    </message>
    <message>
        <source>Looks %1 places back</source>
        <translation>%1 yer geriye bakıyor</translation>
    </message>
    <message>
        <source>Looks at the next token</source>
        <translation>Sonraki simgeye bakıyor</translation>
    </message>
    <message>
        <source>Looks %1 places ahead</source>
        <translation>%1 yer ileriye bakıyor</translation>
    </message>
    <message>
        <source>Looks everywhere alike</source>
        <translation>Her yere eşit bakıyor</translation>
    </message>
    <message>
        <source>Looks at fixed places</source>
        <translation>Belirli yerlere bakıyor</translation>
    </message>
    <message>
        <source>It looks for an earlier occurrence of the token and goes to what came after it: so it can continue repetitions.</source>
        <translation>Simgenin daha önce geçtiği yeri arıyor ve ondan sonra gelene gidiyor: böylece yinelenenleri sürdürebiliyor.</translation>
    </message>
    <message>
        <source>Part of its attention goes to what came after an earlier occurrence of the token; the rest goes elsewhere.</source>
        <translation>Dikkatinin bir bölümü simgenin daha önce geçtiği yerden sonra gelene gidiyor; gerisi başka yerlere.</translation>
    </message>
    <message>
        <source>It looks for an earlier occurrence of the token itself, not for what came after it.</source>
        <translation>Simgenin daha önce geçtiği yerin kendisini arıyor, ondan sonra geleni değil.</translation>
    </message>
    <message>
        <source>It writes into each position what stands before it, which heads of the layers above can search for.</source>
        <translation>Her konuma önünde ne durduğunu yazıyor; üst katmanların başları bunu arayabiliyor.</translation>
    </message>
    <message>
        <source>It copies from a fixed distance, whatever stands there: it does not look for a token, so it is no induction head.</source>
        <translation>Orada ne durursa dursun sabit bir uzaklıktan kopyalıyor: bir simge aramıyor, yani tümevarım başı değil.</translation>
    </message>
    <message>
        <source>It copies from a fixed distance; that is possible because nothing hides what comes later.</source>
        <translation>Sabit bir uzaklıktan kopyalıyor; sonra gelenleri gizleyen bir maske olmadığı için bunu yapabiliyor.</translation>
    </message>
    <message>
        <source>Most of its attention stays with the token itself: it works on the token without fetching anything.</source>
        <translation>Dikkatinin çoğu simgenin kendisinde kalıyor: başka yerden bir şey getirmeden simgenin üzerinde çalışıyor.</translation>
    </message>
    <message>
        <source>Weights must add up to 1, so a head that finds nothing often parks them on the first token.</source>
        <translation>Ağırlıkların toplamı 1 olmak zorunda; bir şey bulamayan baş onları çoğu kez ilk simgeye bırakır.</translation>
    </message>
    <message>
        <source>It takes an average of all it may see.</source>
        <translation>Görebildiği her şeyin ortalamasını alıyor.</translation>
    </message>
    <message>
        <source>Other words hardly change its map: it reads the source by place.</source>
        <translation>Başka sözcükler haritasını pek değiştirmiyor: kaynağı yerine göre okuyor.</translation>
    </message>
    <message>
        <source>Other tokens hardly change its map: where it looks depends on the position alone, though not on one fixed distance.</source>
        <translation>Başka simgeler haritasını pek değiştirmiyor: nereye baktığı yalnızca konuma bağlı, ama tek bir sabit uzaklığa değil.</translation>
    </message>
    <message>
        <source>Where it looks depends on the words: its map shows which source word is read for which target word.</source>
        <translation>Nereye baktığı sözcüklere bağlı: haritası hangi hedef sözcük için hangi kaynak sözcüğün okunduğunu gösteriyor.</translation>
    </message>
    <message>
        <source>Where it looks depends on the tokens, but in none of the ways that are measured here.</source>
        <translation>Nereye baktığı simgelere bağlı, ama burada ölçülen biçimlerin hiçbirinde değil.</translation>
    </message>
    <message>
        <source>On %1 sequences of random tokens %2 of its attention goes there, beyond what place and chance explain.</source>
        <translation>%1 rastgele simge dizisinde dikkatinin %2 kadarı, yerin ve rastlantının açıkladığının ötesinde, oraya gidiyor.</translation>
    </message>
    <message>
        <source>On %1 sequences of random tokens %2 of its attention goes there.</source>
        <translation>%1 rastgele simge dizisinde dikkatinin %2 kadarı oraya gidiyor.</translation>
    </message>
    <message>
        <source>On this text: previous token %1, first %2, itself %3</source>
        <translation>Bu metinde: önceki simge %1, ilk simge %2, kendisi %3</translation>
    </message>
    <message>
        <source>, after an earlier occurrence %1</source>
        <translation>, daha önce geçtiği yerin sonrası %1</translation>
    </message>
    <message>
        <source>Switching it off has no measurable effect on the loss (%1).</source>
        <translation>Kapatmanın kayıpta ölçülebilir bir etkisi yok (%1).</translation>
    </message>
    <message>
        <source>Switching it off raises the loss (%1).</source>
        <translation>Kapatmak kaybı yükseltiyor (%1).</translation>
    </message>
    <message>
        <source>Switching it off lowers the loss (%1): the other heads do better without it.</source>
        <translation>Kapatmak kaybı düşürüyor (%1): öteki başlar onsuz daha iyi iş çıkarıyor.</translation>
    </message>
    <message>
        <source>On this text alone: %1.</source>
        <translation>Yalnızca bu metinde: %1.</translation>
    </message>
    <message>
        <source>The model has no mask: it sees the token it is to predict, so its loss says little.</source>
        <translation>Modelin maskesi yok: tahmin edeceği simgeyi görüyor; kaybı bu yüzden az şey söyler.</translation>
    </message>
    <message>
        <source>Now switched off: %1; loss on this text %2 instead of %3.</source>
        <translation>Şimdi kapalı: %1; bu metinde kayıp %3 yerine %2.</translation>
    </message>
    <message>
        <source>Reading “%1” to write “%2”, it looks at source word %3 “%4”: weight %5</source>
        <translation>“%1” okunup “%2” yazılırken %3 numaralı kaynak sözcüğe “%4” bakıyor: ağırlık %5</translation>
    </message>
    <message>
        <source>Measured on %1 texts the model has not learned from; ± is two standard errors.</source>
        <translation>Modelin öğrenmediği %1 metinde ölçüldü; ± iki standart hatadır.</translation>
    </message>
    <message>
        <source>Measured on %1 newly made texts of the kind it has learned; ± is two standard errors.</source>
        <translation>Öğrendiği türden, yeni üretilmiş %1 metinde ölçüldü; ± iki standart hatadır.</translation>
    </message>
    <message>
        <source>The data this model has learned from are not known: on this text alone switching it off changes the loss by %1, which says little.</source>
        <translation>Bu modelin neyle eğitildiği bilinmiyor: yalnızca bu metinde kapatmak kaybı %1 değiştiriyor; bu da az şey söyler.</translation>
    </message>
    <message>
        <source>Measured on %1 texts of the built-in data the model is named after, which it may have learned; ± is two standard errors.</source>
        <translation>Modelin adını taşıyan hazır veriden, öğrenmiş olabileceği %1 metinde ölçüldü; ± iki standart hatadır.</translation>
    </message>
</context>
<context>
    <name>InspectCommand</name>
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
        <translation>JSON yazar.</translation>
    </message>
    <message>
        <source>show logits, attention weights and heads of a model on a text</source>
        <translation>bir modelin bir metindeki logit’lerini, dikkat ağırlıklarını ve başlarını gösterir</translation>
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
        <source>This model translates; give the sentence with --source.</source>
        <translation>Bu model çeviri yapar; cümleyi --source ile ver.</translation>
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
        <source>Head</source>
        <translation>Baş</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropi</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Önceki</translation>
    </message>
    <message>
        <source>First</source>
        <translation>İlk</translation>
    </message>
    <message>
        <source>Itself</source>
        <translation>Kendisi</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Tümevarım</translation>
    </message>
    <message>
        <source>Δloss here</source>
        <translation>Δkayıp burada</translation>
    </message>
    <message>
        <source>Δloss held out</source>
        <translation>Δkayıp ayrılan</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ne yapıyor</translation>
    </message>
    <message>
        <source>The model has no mask: it sees the token it is to predict, so its losses say little.</source>
        <translation>Modelin maskesi yok: tahmin edeceği simgeyi görüyor; kayıpları bu yüzden az şey söyler.</translation>
    </message>
    <message>
        <source>Heads on this text (entropy; share of attention to the previous, the first and the same token and to the token after an earlier occurrence; what switching the head off adds to the loss), and what each head does whatever the text:</source>
        <translation>Dikkat başları bu metinde (entropi; önceki simgeye, ilk simgeye, kendisine ve daha önce geçtiği yerin sonrasına giden dikkat payı; başı kapatmanın kayba eklediği) ve hangi metin olursa olsun her başın ne yaptığı:</translation>
    </message>
    <message>
        <source>What a head does is measured on %1 sequences of %2 random tokens each, of which a stretch comes twice; ± is two standard errors.</source>
        <translation>Bir başın ne yaptığı, bir parçası iki kez geçen, %2 rastgele simgelik %1 dizide ölçülür; ± iki standart hatadır.</translation>
    </message>
    <message>
        <source>Held out: not known, the file does not tell the data the model has learned from.</source>
        <translation>Ayrılan: bilinmiyor, dosya modelin hangi veriden öğrendiğini söylemiyor.</translation>
    </message>
    <message>
        <source>Symbols: %1</source>
        <translation>Simge sayısı: %1</translation>
    </message>
    <message>
        <source>The file has no vocabulary: tokens are known by their numbers only.</source>
        <translation>Dosyada sözlük yok: simgeler yalnız numaralarıyla biliniyor.</translation>
    </message>
    <message>
        <source>Without the state of its training; it cannot go on.</source>
        <translation>Eğitimin durumu dosyada yok; eğitim sürdürülemez.</translation>
    </message>
    <message>
        <source>Steps of training so far: %1; it can go on.</source>
        <translation>Şimdiye kadarki eğitim adımı: %1; sürdürülebilir.</translation>
    </message>
    <message>
        <source>What it predicts and what its heads do: give a text with --text or --ids.</source>
        <translation>Ne öngördüğünü ve başlarının ne yaptığını görmek için --text ya da --ids ile bir metin ver.</translation>
    </message>
    <message>
        <source>Runs a model over a text and shows what it predicts at every position and what every head does; without a text, what is inside. Opens Dikkat’s own files and safetensors files in nanoGPT’s and GPT-2’s tensor names.

--json writes {&quot;tokens&quot;, &quot;ids&quot;, &quot;logits&quot;: [position][symbol], &quot;weights&quot;: [layer][head][query][key], &quot;head_scores&quot;: [one object per head], &quot;loss&quot;, &quot;mean_loss&quot;, &quot;held_out&quot;, &quot;sees_answer&quot;, &quot;config&quot;} in full precision; for an encoder–decoder also source, encoder_weights and cross_weights. A head’s &quot;verdict&quot; and &quot;measured&quot; come from random sequences and not from the text; &quot;delta&quot; is what switching it off costs on data the model has not learned from. Layers, heads and positions are counted from 0 in JSON, from 1 in the table.</source>
        <translation>Bir modeli bir metin üzerinde çalıştırır; her konumda neyi tahmin ettiğini ve her başın ne yaptığını gösterir; metin verilmezse modelin içinde ne olduğunu söyler. Dikkat’in kendi dosyalarını ve nanoGPT ile GPT-2’nin tensör adlarıyla yazılmış safetensors dosyalarını açar.

--json şunları tam hassasiyetle yazar: {&quot;tokens&quot;, &quot;ids&quot;, &quot;logits&quot;: [konum][simge], &quot;weights&quot;: [katman][baş][sorgu][anahtar], &quot;head_scores&quot;: [baş başına bir nesne], &quot;loss&quot;, &quot;mean_loss&quot;, &quot;held_out&quot;, &quot;sees_answer&quot;, &quot;config&quot;}; kodlayıcı–kod çözücüde ayrıca source, encoder_weights ve cross_weights. Bir başın &quot;verdict&quot; ve &quot;measured&quot; alanları bu metinden değil, rastgele dizilerden gelir; &quot;delta&quot;, o başı kapatmanın modelin öğrenmediği verilerde kaybı ne kadar artırdığıdır. Katmanlar, başlar ve konumlar JSON’da 0’dan, tabloda 1’den sayılır.</translation>
    </message>
    <message numerus="yes">
        <source>The source has %n token(s); the model reads 1 to %1.</source>
        <translation>
            <numerusform>Kaynakta %n simge var; model 1 ile %1 arasında simge okur.</numerusform>
        </translation>
    </message>
    <message>
        <source>no measurable effect</source>
        <translation>ölçülebilir etki yok</translation>
    </message>
    <message>
        <source>Held out: %1 texts the model has not learned from</source>
        <translation>Ayrılan: modelin öğrenmediği %1 metin</translation>
    </message>
    <message>
        <source>Held out: %1 newly made texts of the kind the model has learned</source>
        <translation>Ayrılan: modelin öğrendiği türden yeni üretilmiş %1 metin</translation>
    </message>
    <message>
        <source>Held out: %1 texts of the built-in data the model is named after, which it may have learned</source>
        <translation>Ayrılan: modelin adını taşıdığı hazır veriden %1 metin; bunları öğrenmiş olabilir</translation>
    </message>
    <message>
        <source>, mean loss %1; a Δloss within its ± of 0 is no measurable effect.</source>
        <translation>; ortalama kayıp %1; 0 kendi ± aralığındaysa Δkayıp ölçülebilir bir etki değildir.</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>METİN</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LİSTE</translation>
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
        <translation>MLP’nin gizli genişliği</translation>
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
        <translation>Sabit pencereli MLP gömmesini çıkış katmanıyla paylaşamaz.</translation>
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
        <source>The model’s vocabulary does not know %1 (place %2 of the text).</source>
        <translation>Modelin sözlüğü şunu tanımıyor: %1 (metinde %2. sırada).</translation>
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
        <source>The tokenizer’s file “%1” cannot be read.</source>
        <translation>Simgeleştiricinin “%1” dosyası okunamıyor.</translation>
    </message>
    <message>
        <source>The tokenizer’s file “%1” is larger than 64 MB.</source>
        <translation>Simgeleştiricinin “%1” dosyası 64 MB’tan büyük.</translation>
    </message>
    <message>
        <source>Tensor “%1” is missing.</source>
        <translation>“%1” tensörü eksik.</translation>
    </message>
    <message>
        <source>Tensor “%1” belongs to no GPT-2.</source>
        <translation>“%1” tensörü hiçbir GPT-2’de yoktur.</translation>
    </message>
    <message>
        <source>Tensor “%1” has the shape %2, which does not fit the others.</source>
        <translation>“%1” tensörünün şekli %2; ötekilere uymuyor.</translation>
    </message>
    <message>
        <source>The shape %2 of tensor “%1” is that of neither nanoGPT nor Hugging Face.</source>
        <translation>“%1” tensörünün %2 şekli ne nanoGPT’ninki ne Hugging Face’inki.</translation>
    </message>
    <message>
        <source>GPT-2’s names have no place for “%1”; export as a PyTorch project instead.</source>
        <translation>GPT-2’nin adlarında “%1” için yer yok; bunun yerine PyTorch projesi olarak dışa aktar.</translation>
    </message>
    <message>
        <source>There is no model in this file; train one first or open a model’s file.</source>
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
        <translation>“%1” tensörünün şekli %2; yapılandırma bunu beklemiyor.</translation>
    </message>
    <message>
        <source>GPT-2’s names have no place for this architecture; export as a PyTorch project instead.</source>
        <translation>GPT-2’nin adlarında bu mimari için yer yok; bunun yerine PyTorch projesi olarak dışa aktar.</translation>
    </message>
    <message>
        <source>There is no data to train on.</source>
        <translation>Eğitilecek veri yok.</translation>
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
    <message>
        <source>%1 is not a JSON map from symbol to number (at byte %2).</source>
        <translation>%1, simgeden sayıya bir JSON eşlemesi değil (bayt %2).</translation>
    </message>
    <message>
        <source>%1 is not JSON.</source>
        <translation>%1 geçerli JSON değil.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not two symbols.</source>
        <translation>%2 dosyasının %1. satırında iki simge yok.</translation>
    </message>
    <message>
        <source>%1 is not a tokenizer of GPT-2’s kind: %2 is %3. Dikkat reads byte-level BPE in GPT-2’s way; without the file it takes token numbers.</source>
        <translation>%1, GPT-2 türünden bir simgeleştirici değil: %2 burada %3. Dikkat, GPT-2’nin yaptığı gibi bayt düzeyinde BPE okur; bu dosya olmadan simge numaralarını alır.</translation>
    </message>
    <message>
        <source>The tenth of the text that is held back for validation has %1 of its %2 symbols, but %3 are needed;</source>
        <translation>Metnin doğrulama için ayrılan onda biri, %2 simgenin %1 tanesidir, oysa %3 gerekiyor;</translation>
    </message>
    <message>
        <source>take a text of about %1 symbols or a context of at most %2.</source>
        <translation>yaklaşık %1 simgelik bir metin ya da en çok %2 uzunluğunda bir bağlam al.</translation>
    </message>
    <message>
        <source>take a text of about %1 symbols.</source>
        <translation>yaklaşık %1 simgelik bir metin al.</translation>
    </message>
    <message>
        <source>Tensor “%1” is missing; without it this is no whole GPT-2.</source>
        <translation>“%1” tensörü eksik; onsuz bu tam bir GPT-2 değil.</translation>
    </message>
    <message>
        <source>“%1” and “%2” would be the same tensor: the file holds more than one model.</source>
        <translation>“%1” ile “%2” aynı tensör olurdu: dosyada birden çok model var.</translation>
    </message>
    <message>
        <source>This is part %1 of %2 of a model that was cut into several files. Put them together in Python, for example with save_pretrained(folder, max_shard_size=&quot;100GB&quot;), and open the one file.</source>
        <translation>Bu, %2 dosyaya bölünmüş bir modelin %1. parçası. Parçaları Python’da birleştir, örneğin save_pretrained(klasör, max_shard_size=&quot;100GB&quot;) ile; sonra o tek dosyayı aç.</translation>
    </message>
    <message>
        <source>“%1” does not hold the symbols of a character model as nanoGPT writes them (“itos”: a character for every number from 0 on).</source>
        <translation>“%1” içinde, nanoGPT’nin yazdığı gibi bir karakter modelinin simgeleri yok (“itos”: 0’dan başlayarak her sayıya bir karakter).</translation>
    </message>
    <message>
        <source>The file does not say how many heads the model has; their number divides the width %1.</source>
        <translation>Dosya modelde kaç dikkat başı olduğunu söylemiyor; bu sayı %1 genişliğini böler.</translation>
    </message>
    <message>
        <source>The file does not say which activation the model uses.</source>
        <translation>Dosya modelin hangi etkinleştirmeyi kullandığını söylemiyor.</translation>
    </message>
    <message numerus="yes">
        <source>The part of the text to learn from has %Ln symbol(s), but %1 are needed; take a longer text or a shorter context.</source>
        <translation>
            <numerusform>Metnin öğrenilecek bölümünde %Ln simge var ama %1 gerekiyor; daha uzun bir metin ya da daha kısa bir bağlam seç.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ε of the normalisation must be greater than 0 and at most 1.</source>
        <translation>Normalleştirmenin ε değeri 0’dan büyük ve en çok 1 olmalı.</translation>
    </message>
    <message>
        <source>The tensors of this file have names that are not known here (%1, …). Known are those of GPT-2, as nanoGPT and Hugging Face write them (wte.weight, wpe.weight, h.0.attn.c_attn.weight, …), and this program’s own; rename the tensors in Python.</source>
        <translation>Bu dosyadaki tensörlerin adları burada bilinmiyor (%1, …). Bilinenler, nanoGPT ile Hugging Face’in yazdığı GPT-2 adları (wte.weight, wpe.weight, h.0.attn.c_attn.weight, …) ve bu programın kendi adları; tensörleri Python’da yeniden adlandır.</translation>
    </message>
</context>
<context>
    <name>ModelCommands</name>
    <message>
        <source>Number of heads, where the file does not say it.</source>
        <translation>Dosyada yazmıyorsa dikkat başı sayısı.</translation>
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
        <source>--off takes heads like 0.1,1.3 (layer.head, counted from 0), not “%1”.</source>
        <translation>--off, 0.1,1.3 gibi dikkat başları alır (katman.baş, 0’dan sayılır); “%1” böyle değil.</translation>
    </message>
    <message>
        <source>vocab.json (or encoder.json, or tokenizer.json alone) of a byte-pair tokenizer, if it is not beside the model.</source>
        <translation>Bayt çifti simgeleştiricisinin vocab.json dosyası (ya da encoder.json, ya da tek başına tokenizer.json), modelin yanında değilse.</translation>
    </message>
    <message>
        <source>merges.txt (or vocab.bpe) of a byte-pair tokenizer, if it is not beside the model.</source>
        <translation>Bayt çifti simgeleştiricisinin merges.txt (ya da vocab.bpe) dosyası, modelin yanında değilse.</translation>
    </message>
    <message>
        <source>--vocab and --merges go together: give both, or a tokenizer.json alone.</source>
        <translation>--vocab ile --merges birlikte kullanılır: ikisini de ya da tek başına bir tokenizer.json ver.</translation>
    </message>
    <message>
        <source>The model has no vocabulary (vocab.json with merges.txt, encoder.json with vocab.bpe, or tokenizer.json beside it); give token numbers with --ids, like --ids 0,2,1.</source>
        <translation>Modelin sözlüğü yok (yanında vocab.json ile merges.txt, encoder.json ile vocab.bpe ya da tokenizer.json); simge numaralarını --ids ile ver, örneğin --ids 0,2,1.</translation>
    </message>
    <message>
        <source>The file does not say how many heads the model has; give --heads with a number that divides the width %1.</source>
        <translation>Dosya modelde kaç dikkat başı olduğunu söylemiyor; %1 genişliğini bölen bir sayıyı --heads ile ver.</translation>
    </message>
    <message>
        <source>meta.pkl or meta.json with the characters of a nanoGPT model, if it is not beside the model.</source>
        <translation>Bir nanoGPT modelinin karakterleriyle meta.pkl ya da meta.json, modelin yanında değilse.</translation>
    </message>
    <message>
        <source>--activation takes one of %1, not “%2”.</source>
        <translation>--activation için şunlardan biri yazılır: %1; “%2” olmaz.</translation>
    </message>
    <message>
        <source>Note: the file does not say which activation the model uses; %1 was taken. --activation chooses another.</source>
        <translation>Not: dosya modelin hangi etkinleştirmeyi kullandığını söylemiyor; %1 alındı. Başkası --activation ile seçilir.</translation>
    </message>
    <message>
        <source>Activation, where the file does not say it: gelu (exact), gelu_new (tanh), relu, silu and others</source>
        <translation>Dosya söylemiyorsa etkinleştirme: gelu (tam), gelu_new (tanh), relu, silu ve başkaları</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>AD</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DOSYA</translation>
    </message>
</context>
<context>
    <name>NodeTexts</name>
    <message>
        <source>Each token becomes a vector; a learned vector for its position is added.</source>
        <translation>Her simge bir vektör olur; konumu için öğrenilmiş bir vektör eklenir.</translation>
    </message>
    <message>
        <source>The words of the source become vectors, times √d; sinusoids mark their positions.</source>
        <translation>Kaynağın sözcükleri √d ile çarpılmış vektörler olur; konumlarını sinüsler belirtir.</translation>
    </message>
    <message>
        <source>The target written so far becomes vectors, in the same way as the source.</source>
        <translation>Hedefin o ana kadar yazılan kısmı, kaynak gibi vektörlere dönüşür.</translation>
    </message>
    <message>
        <source>Every source word looks at all source words, including later ones: no mask here.</source>
        <translation>Her kaynak sözcük bütün kaynak sözcüklere, sonrakilere de bakar: burada maske yok.</translation>
    </message>
    <message>
        <source>Every token looks at itself and at what came before. Prompt and answer are one sequence.</source>
        <translation>Her simge kendine ve öncesine bakar. Başlangıç metni (prompt) ile yanıt tek bir dizidir.</translation>
    </message>
    <message>
        <source>The target looks at its own past, under the causal mask.</source>
        <translation>Hedef, nedensel maskenin ardında kendi geçmişine bakar.</translation>
    </message>
    <message>
        <source>The bridge: queries come from the target, keys and values from the encoder. A GPT has no encoder, so there is nothing to look across to, and 4 d² weights of each block go with it.</source>
        <translation>Köprü: sorgular hedeften, anahtarlar ile değerler kodlayıcıdan gelir. GPT’nin kodlayıcısı yoktur, karşıya bakacak bir şey kalmaz; her bloktan 4 d² ağırlık da onunla gider.</translation>
    </message>
    <message>
        <source>Two thirds of the block’s weights; each position by itself, with GELU.</source>
        <translation>Bloğun ağırlıklarının üçte ikisi; her konum kendi başına, GELU ile.</translation>
    </message>
    <message>
        <source>Each position by itself, four times as wide inside, with ReLU.</source>
        <translation>Her konum kendi başına, içeride dört kat geniş, ReLU ile.</translation>
    </message>
    <message>
        <source>The sublayer’s result is added to the stream: the same in both models.</source>
        <translation>Alt katmanın sonucu akışa eklenir: iki modelde de aynı.</translation>
    </message>
    <message>
        <source>Before the sublayer: the stream itself stays untouched.</source>
        <translation>Alt katmandan önce: akışın kendisine dokunulmaz.</translation>
    </message>
    <message>
        <source>After the addition: the stream is normalised again and again.</source>
        <translation>Toplamadan sonra: akış tekrar tekrar normalleştirilir.</translation>
    </message>
    <message>
        <source>Pre-norm lets the stream grow; it is normalised once more before the output.</source>
        <translation>Pre-norm akışın büyümesine izin verir; çıktıdan önce bir kez daha normalleştirilir.</translation>
    </message>
    <message>
        <source>One number for every symbol of the vocabulary; softmax makes shares out of them.</source>
        <translation>Sözlüğün her simgesi için bir sayı; softmax bunları paya çevirir.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1%</source>
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
    <message>
        <source>“%1” is not complete: something is missing at its end, for example %2.</source>
        <translation>“%1” tamamlanmamış: sonunda bir şey eksik, örneğin %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be read from “%2” on: write a number or a sum like 1/2, √2, 2*3 or 21%.</source>
        <translation>“%1”, “%2” yerinden sonra okunamıyor: bir sayı, bir yüzde ya da 1/2, √2, 2*3 gibi bir işlem yaz.</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>open the page that shows the chosen statement</source>
        <translation>seçili önermeyi gösteren sayfayı aç</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>let the text run, or pause it</source>
        <translation>metni akıt ya da duraklat</translation>
    </message>
    <message>
        <source>next step of the loop</source>
        <translation>döngünün sonraki adımı</translation>
    </message>
    <message>
        <source>previous step of the loop</source>
        <translation>döngünün önceki adımı</translation>
    </message>
    <message>
        <source>write a token</source>
        <translation>bir token yaz</translation>
    </message>
    <message>
        <source>take the last token back</source>
        <translation>son tokenı geri al</translation>
    </message>
    <message>
        <source>begin the text again</source>
        <translation>metne baştan başla</translation>
    </message>
    <message>
        <source>stop the running text</source>
        <translation>akan metni durdur</translation>
    </message>
    <message>
        <source>previous head</source>
        <translation>önceki baş</translation>
    </message>
    <message>
        <source>next head</source>
        <translation>sonraki baş</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>seçimi kaldır</translation>
    </message>
    <message>
        <source>↑ ↓ ← → Home End</source>
        <translation>↑ ↓ ← → Home End</translation>
    </message>
    <message>
        <source>move the chosen cell of the map</source>
        <translation>haritada seçili hücreyi kaydır</translation>
    </message>
    <message>
        <source>go to a step</source>
        <translation>bir adıma git</translation>
    </message>
    <message>
        <source>previous matrix of the steps</source>
        <translation>adımların önceki matrisi</translation>
    </message>
    <message>
        <source>next matrix of the steps</source>
        <translation>adımların sonraki matrisi</translation>
    </message>
    <message>
        <source>leave the exercise, or clear the selection</source>
        <translation>alıştırmadan çık ya da seçimi kaldır</translation>
    </message>
    <message>
        <source>↑ ↓ Home End</source>
        <translation>↑ ↓ Home End</translation>
    </message>
    <message>
        <source>previous, next, first, last step (outside a matrix)</source>
        <translation>önceki, sonraki, ilk, son adım (matris dışında)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>in the list of kept runs: forget the chosen one</source>
        <translation>saklanan eğitimlerin listesinde: seçili olanı sil</translation>
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
        <source>The printer did not take the page. Is it switched on and connected? In the same dialog the page can also be printed to a PDF file.</source>
        <translation>Yazıcı sayfayı almadı. Açık ve bağlı mı? Aynı pencereden sayfayı PDF dosyasına da yazdırabilirsin.</translation>
    </message>
    <message>
        <source>A picture is written as .png, .svg or .pdf, not as .%1. The numbers of loss curves are saved on page 7, under Runs.</source>
        <translation>Resim .png, .svg ya da .pdf olarak yazılır, .%1 olarak değil. Kayıp eğrilerinin sayıları 7. sayfada, Eğitimler altında kaydedilir.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The name must end in .png, .svg or .pdf: %1</source>
        <translation>Ad .png, .svg ya da .pdf ile bitmeli: %1</translation>
    </message>
</context>
<context>
    <name>PlotTable</name>
    <message>
        <source>Show as a table…</source>
        <translation>Tablo olarak göster…</translation>
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
    <message>
        <source>The output lies among the values: each pulls as hard as its weight.</source>
        <translation>Çıktı değerlerin arasında yer alır: her biri ağırlığı kadar çeker.</translation>
    </message>
    <message>
        <source>That counts keys that position %1 may not see. The mask hides every key after it.</source>
        <translation>Bu hesapta %1. konumun göremediği anahtarlar da var. Maske, ondan sonraki her anahtarı gizler.</translation>
    </message>
</context>
<context>
    <name>PresetsCommand</name>
    <message>
        <source>list the runs that train knows by name</source>
        <translation>train’in adıyla tanıdığı eğitimleri listeler</translation>
    </message>
    <message>
        <source>the lesson’s pattern ABCABC…: one block, one head, a second</source>
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
        <translation>2017’nin kodlayıcı–kod çözücüsüyle Türkçeden İngilizceye</translation>
    </message>
    <message>
        <source>English names with the fixed-window MLP of chapter 56</source>
        <translation>56. bölümün sabit pencereli MLP’siyle İngilizce adlar</translation>
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
        <source>“%1” is one argument too many.</source>
        <translation>“%1” fazladan bir argüman.</translation>
    </message>
    <message>
        <source>Lists the runs that “dikkat train --preset NAME” knows. With a name it writes every setting of that run as JSON, which, changed as you like, is what --config takes.</source>
        <translation>“dikkat train --preset AD” komutunun bildiği eğitimleri sıralar. Bir ad verilirse o eğitimin bütün ayarlarını JSON olarak yazar; dilediğin gibi değiştirince --config bunu alır.</translation>
    </message>
    <message>
        <source>Only this run, in full.</source>
        <translation>Yalnız bu eğitim, bütün ayarlarıyla.</translation>
    </message>
    <message>
        <source>Write JSON: what is listed, and each run in full under “run”.</source>
        <translation>JSON yazar: listenin kendisi, her eğitim bütün ayarlarıyla “run” altında.</translation>
    </message>
    <message>
        <source>There is no preset “%1”; without a name all are listed.</source>
        <translation>“%1” adında hazır ayar yok; ad verilmezse hepsi sıralanır.</translation>
    </message>
    <message>
        <source>made-up words said again and again: an induction head grows</source>
        <translation>tekrar tekrar söylenen uydurma sözcükler: bir tümevarım başı oluşur</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>AD</translation>
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
    <message>
        <source>Unsaved work of %1 (%2) has been recovered; the file itself has been changed since by another program.</source>
        <translation>%1 için kaydedilmemiş çalışma (%2) kurtarıldı; dosyanın kendisini bu arada başka bir program değiştirmiş.</translation>
    </message>
</context>
<context>
    <name>RunDifferences</name>
    <message>
        <source>on</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>off</source>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>sinüzoidal</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>öğrenilen</translation>
    </message>
    <message>
        <source>%1; %2; %3, learning rate %4; seed %5</source>
        <translation>%1; %2; %3, öğrenme oranı %4; tohum %5</translation>
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
    <message>
        <source>Groups and lists stand in each other more than %1 deep (line %2, column %3); no file of this program does that.</source>
        <translation>Gruplar ve listeler %1 kattan daha derin iç içe (satır %2, sütun %3); bu programın hiçbir dosyası böyle değildir.</translation>
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
    <name>Symbols</name>
    <message>
        <source>without its byte order mark</source>
        <translation>bayt sırası işareti olmadan</translation>
    </message>
    <message>
        <source>with plain line ends</source>
        <translation>yalın satır sonlarıyla</translation>
    </message>
    <message>
        <source>with letters and their marks joined</source>
        <translation>harfler işaretleriyle birleştirilerek</translation>
    </message>
    <message>
        <source>The text is read %1.</source>
        <extracomment>%1 is a list like “without its byte order mark, with plain line ends”</extracomment>
        <translation>Metin %1 okunuyor.</translation>
    </message>
    <message>
        <source>zero byte</source>
        <translation>sıfır baytı</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>zil</translation>
    </message>
    <message>
        <source>backspace</source>
        <translation>geri silme</translation>
    </message>
    <message>
        <source>vertical tab</source>
        <translation>dikey sekme</translation>
    </message>
    <message>
        <source>form feed</source>
        <translation>sayfa sonu</translation>
    </message>
    <message>
        <source>carriage return</source>
        <translation>satır başı</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>kaçış</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>silme</translation>
    </message>
    <message>
        <source>next line</source>
        <translation>sonraki satır</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>bölünmez boşluk</translation>
    </message>
    <message>
        <source>soft hyphen</source>
        <translation>gizli tire</translation>
    </message>
    <message>
        <source>combining grave accent</source>
        <translation>birleşen ağır vurgu</translation>
    </message>
    <message>
        <source>combining acute accent</source>
        <translation>birleşen ince vurgu</translation>
    </message>
    <message>
        <source>combining circumflex</source>
        <translation>birleşen düzeltme işareti</translation>
    </message>
    <message>
        <source>combining tilde</source>
        <translation>birleşen tilde</translation>
    </message>
    <message>
        <source>combining macron</source>
        <translation>birleşen uzunluk çizgisi</translation>
    </message>
    <message>
        <source>combining breve</source>
        <translation>birleşen kısalık işareti</translation>
    </message>
    <message>
        <source>combining dot above</source>
        <translation>birleşen üst nokta</translation>
    </message>
    <message>
        <source>combining diaeresis</source>
        <translation>birleşen çift nokta</translation>
    </message>
    <message>
        <source>combining ring above</source>
        <translation>birleşen halka</translation>
    </message>
    <message>
        <source>combining caron</source>
        <translation>birleşen ters düzeltme işareti</translation>
    </message>
    <message>
        <source>combining dot below</source>
        <translation>birleşen alt nokta</translation>
    </message>
    <message>
        <source>combining cedilla</source>
        <translation>birleşen çengel</translation>
    </message>
    <message>
        <source>combining ogonek</source>
        <translation>birleşen kuyruk</translation>
    </message>
    <message>
        <source>combining grapheme joiner</source>
        <translation>harf birleştirici</translation>
    </message>
    <message>
        <source>Arabic letter mark</source>
        <translation>Arap harfi yön işareti</translation>
    </message>
    <message>
        <source>Ogham space mark</source>
        <translation>Ogam boşluğu</translation>
    </message>
    <message>
        <source>en space</source>
        <translation>yarım em boşluk</translation>
    </message>
    <message>
        <source>em space</source>
        <translation>em boşluk</translation>
    </message>
    <message>
        <source>figure space</source>
        <translation>rakam boşluğu</translation>
    </message>
    <message>
        <source>thin space</source>
        <translation>ince boşluk</translation>
    </message>
    <message>
        <source>hair space</source>
        <translation>kıl boşluk</translation>
    </message>
    <message>
        <source>zero-width space</source>
        <translation>sıfır genişlikli boşluk</translation>
    </message>
    <message>
        <source>zero-width non-joiner</source>
        <translation>sıfır genişlikli ayırıcı</translation>
    </message>
    <message>
        <source>zero-width joiner</source>
        <translation>sıfır genişlikli birleştirici</translation>
    </message>
    <message>
        <source>left-to-right mark</source>
        <translation>soldan sağa işareti</translation>
    </message>
    <message>
        <source>right-to-left mark</source>
        <translation>sağdan sola işareti</translation>
    </message>
    <message>
        <source>line separator</source>
        <translation>satır ayırıcı</translation>
    </message>
    <message>
        <source>paragraph separator</source>
        <translation>paragraf ayırıcı</translation>
    </message>
    <message>
        <source>narrow no-break space</source>
        <translation>dar bölünmez boşluk</translation>
    </message>
    <message>
        <source>medium mathematical space</source>
        <translation>matematik boşluğu</translation>
    </message>
    <message>
        <source>word joiner</source>
        <translation>sözcük birleştirici</translation>
    </message>
    <message>
        <source>empty Braille pattern</source>
        <translation>boş Braille deseni</translation>
    </message>
    <message>
        <source>ideographic space</source>
        <translation>ideografik boşluk</translation>
    </message>
    <message>
        <source>byte order mark</source>
        <translation>bayt sırası işareti</translation>
    </message>
    <message>
        <source>replacement character</source>
        <translation>yerine koyma karakteri</translation>
    </message>
    <message>
        <source>sign for the writing direction</source>
        <translation>yazı yönü işareti</translation>
    </message>
    <message>
        <source>variation selector</source>
        <translation>biçim seçici</translation>
    </message>
    <message>
        <source>tag character</source>
        <translation>etiket karakteri</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>dolgu karakteri</translation>
    </message>
    <message>
        <source>combining mark</source>
        <translation>birleşen işaret</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>denetim karakteri</translation>
    </message>
    <message>
        <source>space of another width</source>
        <translation>başka genişlikte boşluk</translation>
    </message>
    <message>
        <source>character for private use</source>
        <translation>özel kullanım karakteri</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>karakter değil</translation>
    </message>
    <message>
        <source>format character</source>
        <translation>biçim karakteri</translation>
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
        <source>⟨row %1: no token⟩</source>
        <translation>⟨satır %1: simge yok⟩</translation>
    </message>
    <message>
        <source>It knows: %1</source>
        <extracomment>%1 is a list of symbols</extracomment>
        <translation>Bildikleri: %1</translation>
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
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>What is the comma in the pasted text?</source>
        <translation>Yapıştırılan metindeki virgül ne?</translation>
    </message>
    <message>
        <source>As a decimal mark:
%1

Between numbers:
%2</source>
        <translation>Ondalık işareti olarak:
%1

Sayıların arasında:
%2</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Ondalık işareti</translation>
    </message>
    <message>
        <source>Between numbers</source>
        <translation>Sayıların arasında</translation>
    </message>
    <message>
        <source>The clipboard holds several matrices. Copy one of them.</source>
        <translation>Panoda birkaç matris var. Yalnız birini kopyala.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n number(s), the first row has %2. Every row needs the same count.</source>
        <translation>
            <numerusform>%1. satırda %n sayı var, ilk satırda %2. Her satırda aynı sayıda olmalı.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pasted block has %1 rows; there is room for %2.</source>
        <translation>Yapıştırılan blokta %1 satır var; %2 satırlık yer var.</translation>
    </message>
    <message>
        <source>The pasted block has %1 columns; there is room for %2.</source>
        <translation>Yapıştırılan blokta %1 sütun var; %2 sütunluk yer var.</translation>
    </message>
</context>
<context>
    <name>TensorFacts</name>
    <message>
        <source>min %1   max %2   mean row norm %3</source>
        <translation>min %1   maks %2   ortalama satır normu %3</translation>
    </message>
    <message>
        <source>hatched: −∞</source>
        <translation>taralı: −∞</translation>
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
        <translation>Her sayfayı her durumuyla ve bütün iletişim kutularını KLASÖR içine PNG olarak çizer; klasör yoksa oluşturulur. Kendi ayarlarına bakılmaz, dokunulmaz.</translation>
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
        <translation>Ekran ölçeği, 0,5 ile 4 arası.</translation>
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
        <translation>--scale için 0,5 ile 4 arasında bir sayı yazılır; “%1” olmaz.</translation>
    </message>
    <message>
        <source>Only this page, by its number, and no dialogs; several pages as 3,4 or with the option given again.</source>
        <translation>Yalnızca numarası verilen sayfa, iletişim kutuları olmadan; birden çok sayfa için 3,4 yaz ya da seçeneği yinele.</translation>
    </message>
    <message>
        <source>--page takes the number of a page, or several as 3,4, not “%1”.</source>
        <translation>--page için bir sayfa numarası ya da 3,4 gibi birkaçı yazılır; “%1” olmaz.</translation>
    </message>
    <message>
        <source>There is no page %1.</source>
        <translation>%1 numaralı sayfa yok.</translation>
    </message>
    <message>
        <source>“%1” could not be written; perhaps the disk is full.</source>
        <translation>“%1” yazılamadı; belki disk doludur.</translation>
    </message>
    <message>
        <source>The classroom view of every page instead of the window.</source>
        <translation>Pencere yerine her sayfanın sunum görünümü.</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>KLASÖR</translation>
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
        <source>with --resume: the model that goes on</source>
        <translation>--resume ile: sürdürülecek model</translation>
    </message>
    <message>
        <source>Parameters: %1; symbols: %2</source>
        <translation>Parametre: %1; simge: %2</translation>
    </message>
    <message>
        <source>Training loss: %1; validation loss: %2; guessing: %3</source>
        <translation>Eğitim kaybı: %1; doğrulama kaybı: %2; körlemesine tahmin: %3</translation>
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
        <source>The data has other symbols than the model’s vocabulary; give the data it was trained on.</source>
        <translation>Veride modelin sözlüğünden başka simgeler var; eğitildiği veriyi ver.</translation>
    </message>
    <message>
        <source>One of the runs that “dikkat presets” lists.</source>
        <translation>“dikkat presets” komutunun listelediği eğitimlerden biri.</translation>
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
        <source>Steps, counted from the very beginning. The learning rate’s schedule stays that of the preset.</source>
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
        <translation>MODEL’i (ya da --out dosyasını) hiç durmamış gibi sürdürür.</translation>
    </message>
    <message>
        <source>Write JSON.</source>
        <translation>JSON yazar.</translation>
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
    <message>
        <source>A run in JSON, as “dikkat presets NAME” writes it.</source>
        <translation>Bir eğitim, JSON olarak; “dikkat presets AD” böyle yazar.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program while this run went on and stays as it is; the run is in “%2”.</source>
        <translation>Eğitim sürerken “%1” başka bir program tarafından değiştirildi, ona dokunulmadı; eğitim “%2” dosyasında.</translation>
    </message>
    <message>
        <source>The run goes on and tries again.</source>
        <translation>Eğitim sürüyor, yeniden denenecek.</translation>
    </message>
    <message>
        <source>The run was saved as “%1” instead.</source>
        <translation>Eğitim bunun yerine “%1” olarak kaydedildi.</translation>
    </message>
    <message>
        <source>There is no other place for it either.</source>
        <translation>Kaydedilecek başka bir yer de bulunamadı.</translation>
    </message>
    <message>
        <source>Trains a model on built-in data or on a text of yours and saves it with everything needed to go on. Ctrl-C saves and stops; “dikkat train --resume MODEL --steps N” goes on and gives the same curve, bit for bit, as a run that never stopped. The file is also written every few seconds while the run goes on, so a power cut costs no more than that.

Examples:
  dikkat train --preset turkish-names --out names.dikkat --log names.csv
  dikkat train --preset cpu-baby --data story.txt --out story.dikkat
  dikkat train --resume story.dikkat --steps 4000</source>
        <translation>Bir modeli hazır veriyle ya da senin bir metninle eğitir ve sürdürmek için gereken her şeyle birlikte kaydeder. Ctrl-C kaydedip durur; “dikkat train --resume MODEL --steps N” sürdürür ve hiç durmamış bir eğitimin eğrisini bit bit aynı verir. Dosya, eğitim sürerken de birkaç saniyede bir yazılır; elektrik kesilse bile yalnız o kadarı gider.

Örnekler:
  dikkat train --preset turkish-names --out names.dikkat --log names.csv
  dikkat train --preset cpu-baby --data story.txt --out story.dikkat
  dikkat train --resume story.dikkat --steps 4000</translation>
    </message>
    <message>
        <source>--log takes the name of a file.</source>
        <translation>--log bir dosya adı ister.</translation>
    </message>
    <message>
        <source>The run needs %1 GB of memory, but at most %2 GB can be had; take a smaller batch or model, or start it all the same with --force.</source>
        <translation>Bu eğitim %1 GB bellek ister, ama en çok %2 GB var; kümeyi ya da modeli küçült ya da --force ile yine de başlat.</translation>
    </message>
    <message>
        <source>Seconds between two saves of a run that goes on (5; 0: only at its end).</source>
        <translation>Süren bir eğitimin iki kaydı arasındaki saniye (5; 0: yalnız sonda).</translation>
    </message>
    <message>
        <source>Start even if the run needs more memory than there is.</source>
        <translation>Eğitim var olandan çok bellek istese de başlat.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n step(s) and saved; go on with: dikkat train --resume %1</source>
        <translation>
            <numerusform>%n adımdan sonra durduruldu ve kaydedildi; sürdürmek için: dikkat train --resume %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved after %n step(s): %1</source>
        <translation>
            <numerusform>%n adımdan sonra kaydedildi: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>AD</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DOSYA</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SANİYE</translation>
    </message>
</context>
<context>
    <name>TrainingCode</name>
    <message>
        <source>What this optimiser does to one weight whose loss is (w − 3)², step by step</source>
        <translation>Bu eniyileyicinin, kaybı (w − 3)² olan tek bir ağırlığa adım adım yaptığı</translation>
    </message>
    <message>
        <source>python3 train.py data.json trains this model: the same first weights, batches and losses as here.</source>
        <translation>python3 train.py data.json bu modeli eğitir: ilk ağırlıklar, kümeler ve kayıplar buradakiyle aynıdır.</translation>
    </message>
    <message>
        <source>Lab ▸ Save the data… writes data.json; a UTF-8 text of your own can take its place.</source>
        <translation>data.json dosyasını Laboratuvar ▸ Verileri kaydet… yazar; yerine kendi UTF-8 metnini de verebilirsin.</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>The warm-up is as long as the run: the learning rate never reaches its full value. Take about a twentieth of the steps.</source>
        <translation>Isınma eğitim kadar uzun: öğrenme oranı tam değerine hiç ulaşmaz. Adımların yirmide biri kadarını seç.</translation>
    </message>
    <message>
        <source>So large a learning rate usually makes the loss explode; try %1.</source>
        <translation>Bu kadar büyük bir öğrenme oranı çoğu zaman kaybı patlatır; %1 dene.</translation>
    </message>
    <message>
        <source>Many blocks with post-norm rarely learn without warm-up; choose pre-norm or a warm-up.</source>
        <translation>Post-norm ile çok blok, ısınmasız zor öğrenir; pre-norm ya da bir ısınma seç.</translation>
    </message>
    <message>
        <source>Without the mask the model sees the answer: the loss falls to nothing, and what it writes is rubbish.</source>
        <translation>Maske olmadan model yanıtı görür: kayıp sıfıra iner, yazdığı ise saçma olur.</translation>
    </message>
    <message>
        <source>Heads only %1 wide have little to compare; take fewer heads.</source>
        <translation>Genişliği yalnızca %1 olan başların karşılaştıracak pek bir şeyi yoktur; daha az baş seç.</translation>
    </message>
    <message>
        <source>The run needs %1, but this computer has %2; take a smaller batch or model.</source>
        <translation>Eğitim %1 ister, bu bilgisayarda %2 var; daha küçük bir küme ya da model seç.</translation>
    </message>
    <message>
        <source>The run needs more than half of this computer’s memory.</source>
        <translation>Eğitim bu bilgisayarın belleğinin yarısından fazlasını ister.</translation>
    </message>
    <message>
        <source>This takes about %1 on this computer.</source>
        <translation>Bu, bu bilgisayarda yaklaşık %1 sürer.</translation>
    </message>
    <message>
        <source>Open a text, or drop a text file on the window.</source>
        <translation>Bir metin aç ya da pencereye bir metin dosyası bırak.</translation>
    </message>
    <message>
        <source>The text “%1” is not here any more; open it again.</source>
        <translation>“%1” metni artık burada değil; yeniden aç.</translation>
    </message>
    <message>
        <source>The text has one character only, again and again: there is nothing to learn. Take a text with at least two different characters.</source>
        <translation>Metinde hep aynı tek karakter var: öğrenilecek bir şey yok. En az iki farklı karakteri olan bir metin seç.</translation>
    </message>
    <message>
        <source>The text “%1” cannot be read: %2.</source>
        <translation>“%1” metni okunamıyor: %2.</translation>
    </message>
    <message>
        <source>The text “%1” has %2; at most %3 are taken. Cut a part of it out.</source>
        <translation>“%1” metni %2; en çok %3 alınır. İçinden bir parça kes.</translation>
    </message>
    <message>
        <source>The text “%1” is empty.</source>
        <translation>“%1” metni boş.</translation>
    </message>
    <message>
        <source>The text “%1” is UTF-16; save it as UTF-8 in a text editor and open it again.</source>
        <translation>“%1” metni UTF-16; bir metin düzenleyicide UTF-8 olarak kaydet ve yeniden aç.</translation>
    </message>
    <message>
        <source>“%1” is not a text: it contains zero bytes.</source>
        <translation>“%1” bir metin değil: içinde sıfır baytlar var.</translation>
    </message>
    <message>
        <source>The text “%1” is not UTF-8 (byte %2); save it as UTF-8 in a text editor and open it again.</source>
        <translation>“%1” metni UTF-8 değil (bayt %2); bir metin düzenleyicide UTF-8 olarak kaydet ve yeniden aç.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Hazır ayar</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Veri</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Örnek</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Encoder blocks</source>
        <translation>Kodlayıcı</translation>
    </message>
    <message>
        <source>Decoder blocks</source>
        <translation>Kod çözücü</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Dikkat başı</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Gömme</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Genişlik d</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Pencere</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Bağlam</translation>
    </message>
    <message>
        <source>Source context</source>
        <translation>Kaynak bağlamı</translation>
    </message>
    <message>
        <source>MLP ratio</source>
        <translation>MLP oranı</translation>
    </message>
    <message>
        <source>Hidden width</source>
        <translation>Gizli genişlik</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Etkinleştirme</translation>
    </message>
    <message>
        <source>Tied output</source>
        <translation>Ağırlık paylaşımı</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Nedensel maske</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Yöntem</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Öğrenme oranı</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Isınma</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinüs</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Ağırlık sönümü</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>Kırpma</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Küme (batch)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>Ölçme aralığı</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tohum</translation>
    </message>
    <message>
        <source>A run that is known to work: data, model and optimiser together</source>
        <translation>Çalıştığı bilinen bir eğitim: veri, model ve eniyileyici bir arada</translation>
    </message>
    <message>
        <source>What the model learns from; nine tenths train, one tenth validates</source>
        <translation>Modelin öğrendiği veri; onda dokuzu eğitir, onda biri doğrular</translation>
    </message>
    <message>
        <source>How many examples are generated</source>
        <translation>Kaç örnek üretileceği</translation>
    </message>
    <message>
        <source>GPT: decoder only. 2017: encoder and decoder with cross-attention. MLP: the fixed window of chapter 56</source>
        <translation>GPT: yalnızca kod çözücü. 2017: çapraz dikkatli kodlayıcı ve kod çözücü. MLP: 56. bölümün sabit penceresi</translation>
    </message>
    <message>
        <source>Blocks that read the source sentence</source>
        <translation>Kaynak cümleyi okuyan bloklar</translation>
    </message>
    <message>
        <source>How many Transformer blocks lie on top of each other</source>
        <translation>Kaç Transformer bloğunun üst üste durduğu</translation>
    </message>
    <message>
        <source>Attention heads of each block; they share the width</source>
        <translation>Her bloğun dikkat başları; genişliği paylaşırlar</translation>
    </message>
    <message>
        <source>Numbers per position in the residual stream</source>
        <translation>Artık akışta konum başına sayı</translation>
    </message>
    <message>
        <source>How many symbols the model sees at most</source>
        <translation>Modelin en çok kaç simge gördüğü</translation>
    </message>
    <message>
        <source>Words of the longest source sentence</source>
        <translation>En uzun kaynak cümlenin sözcük sayısı</translation>
    </message>
    <message>
        <source>Hidden width of the MLP as a multiple of d</source>
        <translation>MLP’nin gizli genişliği, d’nin katı olarak</translation>
    </message>
    <message>
        <source>Neurons of the hidden layer</source>
        <translation>Gizli katmanın nöronları</translation>
    </message>
    <message>
        <source>How the model knows where a symbol stands</source>
        <translation>Modelin bir simgenin nerede durduğunu nasıl bildiği</translation>
    </message>
    <message>
        <source>Normalise before each sublayer (pre) or after the addition (post)</source>
        <translation>Her alt katmandan önce (pre) ya da toplamadan sonra (post) normalleştir</translation>
    </message>
    <message>
        <source>The bend between the two layers of the MLP</source>
        <translation>MLP’nin iki katmanı arasındaki doğrusal olmayan fonksiyon (ReLU, GELU)</translation>
    </message>
    <message>
        <source>The output layer uses the token embedding again</source>
        <translation>Çıkış katmanı simge gömmesini yeniden kullanır</translation>
    </message>
    <message>
        <source>Share of numbers set to zero while training, against overfitting</source>
        <translation>Ezberlemeye karşı, eğitim sırasında sıfırlanan sayıların payı</translation>
    </message>
    <message>
        <source>Every position sees only itself and what came before</source>
        <translation>Her konum yalnızca kendini ve kendinden öncekileri görür</translation>
    </message>
    <message>
        <source>How a gradient becomes a change of the weights</source>
        <translation>Gradyanın ağırlıkları nasıl değiştirdiği</translation>
    </message>
    <message>
        <source>How far one step goes; it can be changed while training runs</source>
        <translation>Bir adımın ne kadar gittiği; eğitim sürerken değiştirilebilir</translation>
    </message>
    <message>
        <source>Steps over which the learning rate rises from zero</source>
        <translation>Öğrenme oranının sıfırdan yükseldiği adımlar</translation>
    </message>
    <message>
        <source>Let the learning rate fall along a cosine to a tenth at the end</source>
        <translation>Öğrenme oranı kosinüs boyunca düşsün, sonda onda birine insin</translation>
    </message>
    <message>
        <source>Pulls weights towards zero at every step (AdamW only)</source>
        <translation>Her adımda ağırlıkları sıfıra doğru çeker (yalnızca AdamW)</translation>
    </message>
    <message>
        <source>Largest norm of the gradient; 0: no clipping</source>
        <translation>Gradyanın en büyük normu; 0: kırpma yok</translation>
    </message>
    <message>
        <source>Sequences per step</source>
        <translation>Adım başına dizi</translation>
    </message>
    <message>
        <source>Updates of the weights until the run ends</source>
        <translation>Eğitim bitene kadar ağırlıkların güncellenme sayısı</translation>
    </message>
    <message>
        <source>Steps between two validation losses; 0: never</source>
        <translation>İki doğrulama kaybı arasındaki adımlar; 0: hiç</translation>
    </message>
    <message>
        <source>The same seed gives the same run</source>
        <translation>Aynı tohum aynı eğitimi verir</translation>
    </message>
    <message>
        <source>ABC pattern</source>
        <translation>ABC örüntüsü</translation>
    </message>
    <message>
        <source>Turkish names</source>
        <translation>Türkçe adlar</translation>
    </message>
    <message>
        <source>English names</source>
        <translation>İngilizce adlar</translation>
    </message>
    <message>
        <source>Turkish story</source>
        <translation>Türkçe öykü</translation>
    </message>
    <message>
        <source>English story</source>
        <translation>İngilizce öykü</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyalama</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Ters çevirme</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Addition</source>
        <translation>Toplama</translation>
    </message>
    <message>
        <source>Translation (2017)</source>
        <translation>Çeviri (2017)</translation>
    </message>
    <message>
        <source>Window MLP (chapter 56)</source>
        <translation>Pencereli MLP (bölüm 56)</translation>
    </message>
    <message>
        <source>Small GPT on my text</source>
        <translation>Kendi metnimle küçük GPT</translation>
    </message>
    <message>
        <source>10.8 M GPT on my text</source>
        <translation>Kendi metnimle 10,8 milyonluk GPT</translation>
    </message>
    <message>
        <source>Turkish given names</source>
        <translation>Türkçe adlar</translation>
    </message>
    <message>
        <source>English given names</source>
        <translation>İngilizce adlar</translation>
    </message>
    <message>
        <source>A Turkish story</source>
        <translation>Türkçe bir öykü</translation>
    </message>
    <message>
        <source>An English story</source>
        <translation>İngilizce bir öykü</translation>
    </message>
    <message>
        <source>Task: copy</source>
        <translation>Görev: kopyalama</translation>
    </message>
    <message>
        <source>Task: reverse</source>
        <translation>Görev: ters çevirme</translation>
    </message>
    <message>
        <source>Task: sort</source>
        <translation>Görev: sıralama</translation>
    </message>
    <message>
        <source>Task: addition</source>
        <translation>Görev: toplama</translation>
    </message>
    <message>
        <source>Turkish → English pairs</source>
        <translation>Türkçe → İngilizce çiftler</translation>
    </message>
    <message>
        <source>My own text</source>
        <translation>Kendi metnim</translation>
    </message>
    <message>
        <source>2017</source>
        <translation>2017</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 dk</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 sa %2 dk</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>Repeated words</source>
        <translation>Tekrarlanan sözcükler</translation>
    </message>
    <message>
        <source>Task: repeated words</source>
        <translation>Görev: tekrarlanan sözcükler</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln gün</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a text: its first bytes are those of another kind of file. Save its text as a plain text in UTF-8.</source>
        <translation>“%1” metin değil: ilk baytları başka türden bir dosyanınkiler. Metnini UTF-8 düz metin olarak kaydet.</translation>
    </message>
    <message>
        <source>Without positions this model does not see the order: only from the second block on, and only with the mask, does a little of it show.</source>
        <translation>Konumlar olmadan bu model sırayı görmez: sıra ancak ikinci bloktan başlayarak ve ancak maske varken biraz belli olur.</translation>
    </message>
    <message>
        <source>Without positions the order is seen only indirectly, through the mask.</source>
        <translation>Konumlar olmadan sıra yalnızca dolaylı olarak, maske üzerinden görülür.</translation>
    </message>
    <message>
        <source>Without positions the encoder does not see the order of the source; the decoder sees that of its own text only indirectly, through the mask.</source>
        <translation>Konumlar olmadan kodlayıcı kaynağın sırasını görmez; kod çözücü de kendi metnininkini yalnızca dolaylı, maske üzerinden görür.</translation>
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
        <source>Show the page full screen for a classroom</source>
        <translation>Sayfayı sınıf için tam ekran göster</translation>
    </message>
    <message>
        <source>Steps with the arrow keys or a clicker; Esc leaves.</source>
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
    <message>
        <source>Open a session, a model or a text</source>
        <translation>Oturum, model ya da metin aç</translation>
    </message>
    <message>
        <source>A session keeps every number of the pages and how they were being looked at. A model of another program opens as a new session, a text becomes the data of page 7. A file can also be dropped on the window.</source>
        <translation>Oturum, sayfaların bütün sayılarını ve onlara nasıl bakıldığını saklar. Başka bir programın modeli yeni bir oturum olarak açılır, metin 7. sayfanın verisi olur. Dosya pencereye de bırakılabilir.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Autosave</name>
    <message>
        <source>Unsaved work cannot be kept safe against a crash. %1</source>
        <translation>Kaydedilmemiş çalışma çökmeye karşı korunamıyor. %1</translation>
    </message>
    <message>
        <source>Nothing can be written in the folder %1.</source>
        <translation>%1 klasörüne hiçbir şey yazılamıyor.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::BlockBars</name>
    <message>
        <source>Weights of one block</source>
        <translation>Bir bloğun ağırlıkları</translation>
    </message>
    <message>
        <source>2017, decoder block: %1; GPT, block: %2; that is %3</source>
        <translation>2017, kod çözücü bloğu: %1; GPT, blok: %2; yani %3</translation>
    </message>
    <message>
        <source>2017, decoder block</source>
        <translation>2017, kod çözücü bloğu</translation>
    </message>
    <message>
        <source>GPT, block</source>
        <translation>GPT, blok</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Öz-dikkat</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Çapraz dikkat</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>no cross-attention</source>
        <translation>çapraz dikkat yok</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::BlockPage</name>
    <message>
        <source>Transformer block</source>
        <translation>Transformer bloğu</translation>
    </message>
    <message>
        <source>Page 5 as at the beginning</source>
        <translation>5. sayfa baştaki hâline</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>Adım %1 / %2</translation>
    </message>
    <message>
        <source>Post-norm</source>
        <translation>Post-norm</translation>
    </message>
    <message>
        <source>Pre-norm</source>
        <translation>Pre-norm</translation>
    </message>
    <message>
        <source>Activation: %1</source>
        <translation>Etkinleştirme: %1</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>Baş: %1</translation>
    </message>
    <message>
        <source>Width: %1</source>
        <translation>Genişlik: %1</translation>
    </message>
    <message>
        <source>Blocks: %1</source>
        <translation>Blok: %1</translation>
    </message>
    <message>
        <source>Parts of the blocks on or off</source>
        <translation>Blok parçaları açık ya da kapalı</translation>
    </message>
    <message>
        <source>The trained model</source>
        <translation>Eğitilmiş model</translation>
    </message>
    <message>
        <source>A seeded model</source>
        <translation>Rastgele ağırlıklı model</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Tohum: %1</translation>
    </message>
    <message>
        <source>Nothing is trained yet: page 7 trains a model, a file can also be opened</source>
        <translation>Henüz eğitilmiş bir şey yok: 7. sayfa model eğitir, dosya da açılabilir</translation>
    </message>
    <message>
        <source>The Lab’s model is no decoder-only stack; page 6 shows the other kind</source>
        <translation>Laboratuvarın modeli yalnızca kod çözücüden oluşmuyor; öteki türü 6. sayfa gösterir</translation>
    </message>
    <message>
        <source>The Lab’s model is too large for this page</source>
        <translation>Laboratuvarın modeli bu sayfa için çok büyük</translation>
    </message>
    <message>
        <source>symbols V = %1, context T = %2</source>
        <translation>simge V = %1, bağlam T = %2</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Hesaplanıyor…</translation>
    </message>
    <message>
        <source>One vertical line carries the data. Each sublayer reads from it, computes, and adds its result.</source>
        <translation>Veriyi tek bir dikey hat taşır. Her alt katman ondan okur, hesaplar ve sonucunu ekler.</translation>
    </message>
    <message>
        <source>LayerNorm and residual</source>
        <translation>LayerNorm ve artık bağlantı</translation>
    </message>
    <message>
        <source>Gradient by depth</source>
        <translation>Derinliğe göre gradyan</translation>
    </message>
    <message>
        <source>Diagram of the stack</source>
        <translation>Yığının çizimi</translation>
    </message>
    <message>
        <source>LayerNorm after the addition instead of before the sublayer</source>
        <translation>LayerNorm alt katmandan önce değil, toplamadan sonra</translation>
    </message>
    <message>
        <source>Add each sublayer’s result to the stream</source>
        <translation>Her alt katmanın sonucunu akışa ekle</translation>
    </message>
    <message>
        <source>&amp;Attention</source>
        <translation>&amp;Dikkat</translation>
    </message>
    <message>
        <source>Attention in all blocks</source>
        <translation>Bütün bloklarda dikkat</translation>
    </message>
    <message>
        <source>&amp;MLP</source>
        <translation>&amp;MLP</translation>
    </message>
    <message>
        <source>The MLP in all blocks</source>
        <translation>Bütün bloklarda MLP</translation>
    </message>
    <message>
        <source>Numbers of the small example</source>
        <translation>Küçük örneğin sayıları</translation>
    </message>
    <message>
        <source>Spread of the weights</source>
        <translation>Ağırlıkların yayılımı</translation>
    </message>
    <message>
        <source>Selected: %1, parameters: %2</source>
        <translation>Seçili: %1, parametre: %2</translation>
    </message>
    <message>
        <source>Parameters in all: %1</source>
        <translation>Toplam parametre: %1</translation>
    </message>
    <message>
        <source>parameters: %1</source>
        <translation>parametre: %1</translation>
    </message>
    <message>
        <source>With more than %1 parameters a model is only counted here, not run.</source>
        <translation>%1 parametreden büyük bir model burada yalnızca sayılır, çalıştırılmaz.</translation>
    </message>
    <message>
        <source>Tensor and parameters</source>
        <translation>Tensör ve parametreler</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametreler</translation>
    </message>
    <message>
        <source>P&amp;ost-norm</source>
        <translation>&amp;Post-norm</translation>
    </message>
    <message>
        <source>Resid&amp;ual connections</source>
        <translation>A&amp;rtık bağlantılar</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::BlockPresentation</name>
    <message>
        <source>LayerNorm: pre</source>
        <translation>LayerNorm: pre</translation>
    </message>
    <message>
        <source>LayerNorm: post</source>
        <translation>LayerNorm: post</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Artık bağlantı</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>derinlik</translation>
    </message>
    <message>
        <source>pre</source>
        <translation>pre</translation>
    </message>
    <message>
        <source>post</source>
        <translation>post</translation>
    </message>
    <message>
        <source>one block</source>
        <translation>bir blok</translation>
    </message>
    <message>
        <source>all blocks: %1</source>
        <translation>bloklar: %1</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>gradient that reaches the input</source>
        <translation>girdiye ulaşan gradyan</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parametre</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::CandidateBars</name>
    <message>
        <source>Token</source>
        <translation>Simge</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Sıcaklık</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message numerus="yes">
        <source>%n other token(s)</source>
        <translation>
            <numerusform>öteki %n simge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n token(s) not shown hold %1 together; %2 after the filters</source>
        <translation>
            <numerusform>Gösterilmeyen %n simgenin payı toplam %1; süzgeçlerden sonra %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: logit %2</source>
        <translation>%1: logit %2</translation>
    </message>
    <message>
        <source>%1: logit %2, model %3, with temperature %4, drawn from %5</source>
        <translation>%1: logit %2, model %3, sıcaklıkla %4, çekilişte %5</translation>
    </message>
    <message>
        <source>; taken out by top-k</source>
        <translation>; top-k çıkardı</translation>
    </message>
    <message>
        <source>; taken out by top-p</source>
        <translation>; top-p çıkardı</translation>
    </message>
    <message>
        <source>The model has not spoken yet: its logits come in step 3.</source>
        <translation>Model henüz konuşmadı: logit’ler 3. adımda gelir.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>top-k</source>
        <translation>top-k</translation>
    </message>
    <message>
        <source>top-p</source>
        <translation>top-p</translation>
    </message>
    <message>
        <source>token</source>
        <translation>simge</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>öteki %n simge</numerusform>
        </translation>
    </message>
    <message>
        <source>; taken out: no token</source>
        <translation>; elendi: simgesi yok</translation>
    </message>
    <message>
        <source>÷ temperature τ</source>
        <translation>÷ sıcaklık τ</translation>
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
    <message>
        <source>row %1, column %2</source>
        <translation>satır %1, sütun %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ChangeStrip</name>
    <message>
        <source>before</source>
        <translation>önce</translation>
    </message>
    <message>
        <source>after</source>
        <translation>sonra</translation>
    </message>
    <message>
        <source>position %1: %2</source>
        <translation>konum %1: %2</translation>
    </message>
    <message>
        <source>How far each output moved</source>
        <translation>Her çıktının ne kadar oynadığı</translation>
    </message>
    <message>
        <source>Position %1: output moved by %2</source>
        <translation>Konum %1: çıktı %2 kadar oynadı</translation>
    </message>
    <message>
        <source>output moved (logarithmic)</source>
        <translation>çıktının oynaması (logaritmik)</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ClaimDetail</name>
    <message>
        <source>Choose a statement to read it in full.</source>
        <translation>Tamamını okumak için bir ifade seç.</translation>
    </message>
    <message>
        <source>Printed: %1</source>
        <translation>Kitaptaki: %1</translation>
    </message>
    <message>
        <source>Computed now: %1</source>
        <translation>Şimdi hesaplanan: %1</translation>
    </message>
    <message>
        <source>Tolerance: %1</source>
        <translation>Tolerans: %1</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Türü: %1</translation>
    </message>
    <message>
        <source>What is true: %1</source>
        <translation>Doğrusu: %1</translation>
    </message>
    <message>
        <source>Open page %1</source>
        <translation>Sayfayı aç: %1</translation>
    </message>
    <message>
        <source>The lesson’s program: %1</source>
        <translation>Dersin programı: %1</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ClaimModel</name>
    <message>
        <source>Open page %1</source>
        <translation>Sayfayı aç: %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Yargı</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Alt bölüm</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>İfade</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Kitaptaki</translation>
    </message>
    <message>
        <source>Computed now</source>
        <translation>Şimdi hesaplanan</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerans</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Sayfa</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ClaimsPage</name>
    <message>
        <source>The chapter’s numbers</source>
        <translation>Bölümün sayıları</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>Adım %1 / %2</translation>
    </message>
    <message>
        <source>Shown: %1 of %2</source>
        <translation>Gösterilen: %1 / %2</translation>
    </message>
    <message>
        <source>Enter opens the page that shows a statement</source>
        <translation>Enter, ifadeyi gösteren sayfayı açar</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 / %2 bitti</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Hesapla</translation>
    </message>
    <message>
        <source>Compute again</source>
        <translation>Yeniden hesapla</translation>
    </message>
    <message>
        <source>agree: %1</source>
        <translation>uyuşan: %1</translation>
    </message>
    <message>
        <source>loose: %1</source>
        <translation>gevşek: %1</translation>
    </message>
    <message>
        <source>disagree: %1</source>
        <translation>uyuşmayan: %1</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Bütün alt bölümler</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>Bütün yargılar</translation>
    </message>
    <message>
        <source>Every number of the lessons, computed again now, on this machine, beside what is printed.</source>
        <translation>Derslerdeki her sayı, şimdi bu bilgisayarda yeniden hesaplanıp yazılanın yanına konur.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Search the statements</source>
        <translation>İfadelerde ara</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Alt bölüm</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Yargı</translation>
    </message>
    <message>
        <source>Statements computed</source>
        <translation>Hesaplanan ifadeler</translation>
    </message>
    <message>
        <source>&amp;Loose sentences only</source>
        <translation>Yalnızca &amp;gevşek cümleler</translation>
    </message>
    <message>
        <source>Show only sentences that hold in part or not literally</source>
        <translation>Yalnızca kısmen doğru olan ya da sözcüğü sözcüğüne tutmayan cümleleri göster</translation>
    </message>
    <message>
        <source>&amp;Compute again or stop</source>
        <translation>&amp;Yeniden hesapla ya da durdur</translation>
    </message>
    <message>
        <source>Compute all statements again, or stop</source>
        <translation>Bütün ifadeleri yeniden hesapla ya da durdur</translation>
    </message>
    <message>
        <source>computed only: %1</source>
        <translation>yalnızca hesaplanan: %1</translation>
    </message>
    <message>
        <source>No statement fits the search, the section and the verdict together.</source>
        <translation>Aramaya, alt bölüme ve yargıya birlikte uyan ifade yok.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ClaimsPresentation</name>
    <message>
        <source>Loose only</source>
        <translation>Yalnızca gevşek</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Kitaptaki</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Hesaplanan</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ClassRoomView</name>
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
    <message>
        <source>Cells that differ: %1, each by ∞: a masked score is −∞.</source>
        <translation>Farklı hücre: %1, her biri ∞ kadar: maskeli skor −∞ olur.</translation>
    </message>
    <message>
        <source>Cells that differ: %1, of these by ∞: %2. Largest change of the others: %3.</source>
        <translation>Farklı hücre: %1; bunlardan ∞ kadar farklı olan: %2. Ötekilerde en büyük değişim: %3.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ComparePanel</name>
    <message>
        <source>Query %1, key %2: %3 here, %4 there, difference %5</source>
        <translation>Sorgu %1, anahtar %2: burada %3, orada %4, fark %5</translation>
    </message>
    <message>
        <source>Choose what to set beside the map: another moment of this run, or a second model.</source>
        <translation>Haritanın yanına ne konsun, seç: bu eğitimin başka bir anı ya da ikinci bir model.</translation>
    </message>
    <message>
        <source>The second model has no such head for this text.</source>
        <translation>İkinci modelde bu metin için böyle bir baş yok.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Hesaplanıyor…</translation>
    </message>
    <message>
        <source>Largest difference: %1</source>
        <translation>En büyük fark: %1</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Neyle karşılaştırılsın…</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Adım %1</translation>
    </message>
    <message>
        <source>, loss %1</source>
        <translation>, kayıp %1</translation>
    </message>
    <message>
        <source>Open a second model…</source>
        <translation>İkinci bir model aç…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Neyle karşılaştırılsın</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Fark</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Öteki</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Haritanın gösterdiği</translation>
    </message>
    <message>
        <source>query</source>
        <translation>sorgu</translation>
    </message>
    <message>
        <source>key</source>
        <translation>anahtar</translation>
    </message>
    <message>
        <source>Close the second model</source>
        <translation>İkinci modeli kapat</translation>
    </message>
    <message>
        <source>The second model cannot read this text: its vocabulary lacks a symbol, or its context is too short.</source>
        <translation>İkinci model bu metni okuyamıyor: sözlüğünde bir simge eksik ya da bağlamı kısa.</translation>
    </message>
    <message>
        <source>Both sides are the same weights: choose another moment.</source>
        <translation>İki taraftaki ağırlıklar aynı: başka bir an seç.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ComparisonSeries</name>
    <message>
        <source>Causal mask: on and off</source>
        <translation>Nedensel maske: açık ve kapalı</translation>
    </message>
    <message>
        <source>Positions: learned and none</source>
        <translation>Konumlar: öğrenilen ve konumsuz</translation>
    </message>
    <message>
        <source>Pre- and post-norm, with and without warm-up</source>
        <translation>Pre-norm ve post-norm, ısınmalı ve ısınmasız</translation>
    </message>
    <message>
        <source>Attention and fixed window</source>
        <translation>Dikkat ve sabit pencere</translation>
    </message>
    <message>
        <source>One head and four</source>
        <translation>Bir baş ve dört baş</translation>
    </message>
    <message>
        <source>With mask</source>
        <translation>Maskeli</translation>
    </message>
    <message>
        <source>Without mask</source>
        <translation>Maskesiz</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>Öğrenilen konumlar</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Konum yok</translation>
    </message>
    <message>
        <source>Pre-norm, warm-up</source>
        <translation>Pre-norm, ısınmalı</translation>
    </message>
    <message>
        <source>Pre-norm, no warm-up</source>
        <translation>Pre-norm, ısınmasız</translation>
    </message>
    <message>
        <source>Post-norm, warm-up</source>
        <translation>Post-norm, ısınmalı</translation>
    </message>
    <message>
        <source>Post-norm, no warm-up</source>
        <translation>Post-norm, ısınmasız</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Dikkat</translation>
    </message>
    <message>
        <source>Fixed window</source>
        <translation>Sabit pencere</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 baş</translation>
    </message>
    <message>
        <source>4 heads</source>
        <translation>4 baş</translation>
    </message>
    <message>
        <source>%1: run %2 of %3</source>
        <translation>%1: eğitim %2 / %3</translation>
    </message>
    <message>
        <source>It cheats: without the mask every position reads the symbol it is to predict. Look at what it writes.</source>
        <translation>Kopya çekiyor: maske olmayınca her konum, tahmin etmesi gereken simgeyi okur. Bir de ne yazdığına bak.</translation>
    </message>
    <message>
        <source>Reversing needs the order, which positions tell.</source>
        <translation>Ters çevirmek için sıra gerekir; sırayı konumlar söyler.</translation>
    </message>
    <message>
        <source>What is to be copied lies outside the window of three symbols.</source>
        <translation>Kopyalanacak şey üç simgelik pencerenin dışında kalıyor.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>yarıda kaldı</translation>
    </message>
    <message>
        <source>Validation loss at the end: %1.</source>
        <extracomment>%1: &quot;With mask: 2.3; Without mask: 0.1&quot;</extracomment>
        <translation>Sondaki doğrulama kaybı: %1.</translation>
    </message>
    <message>
        <source>No clear difference.</source>
        <translation>Belirgin bir fark yok.</translation>
    </message>
    <message>
        <source>No clear difference between the best two.</source>
        <translation>En iyi iki eğitim arasında belirgin bir fark yok.</translation>
    </message>
    <message>
        <source>“%1” is ahead.</source>
        <translation>“%1” önde.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ContextPanel</name>
    <message>
        <source>Context: last words</source>
        <translation>Bağlam: son sözcükler</translation>
    </message>
    <message>
        <source>The test: replace everything outside</source>
        <translation>Sınama: dışarıda ne varsa değiştir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>everything is inside the context</source>
        <translation>her şey bağlamın içinde</translation>
    </message>
    <message>
        <source>hatched: outside the context</source>
        <translation>taralı: bağlamın dışında</translation>
    </message>
    <message>
        <source>Nothing is outside now. A shorter context leaves the first words out.</source>
        <translation>Şu anda dışarıda bir şey yok. Bağlam kısalınca ilk sözcükler dışarıda kalır.</translation>
    </message>
    <message>
        <source>All numbers of the words outside (%1) are replaced. Largest change of a result inside: &lt;b&gt;%2&lt;/b&gt;. A recurrent layer would have carried a trace of them along.</source>
        <translation>Dışarıdaki sözcüklerin (%1) bütün sayıları değiştirildi. İçerideki sonuçlarda en büyük değişim: &lt;b&gt;%2&lt;/b&gt;. Döngüsel katman onlardan bir iz taşırdı.</translation>
    </message>
    <message>
        <source>Result of “%1”</source>
        <translation>Sonuç: “%1”</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>ağır</translation>
    </message>
    <message>
        <source>breaks easily</source>
        <translation>kolay kırılır</translation>
    </message>
    <message>
        <source>all words seen</source>
        <translation>bütün sözcükler görülünce</translation>
    </message>
    <message>
        <source>last words seen: %1</source>
        <translation>görülen son sözcükler: %1</translation>
    </message>
    <message>
        <source>Result with the whole sentence and with the context</source>
        <translation>Bütün cümleyle ve bağlamla elde edilen sonuç</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 sees only itself.</source>
        <translation>%1 yalnızca kendini görüyor.</translation>
    </message>
    <message>
        <source>%1 would look at %2, but that is outside: not a small weight, none at all. Now it sees only itself.</source>
        <extracomment>%1 is a word, %2 the word it looked at with the whole sentence</extracomment>
        <translation>%1 en çok %2 sözcüğüne bakardı, ama o dışarıda: küçük bir ağırlık değil, hiç yok. Şimdi yalnızca kendini görüyor.</translation>
    </message>
    <message>
        <source>%1 would look at %2, but that is outside: not a small weight, none at all. Of the words that are left %3 now gets most (%4).</source>
        <extracomment>%1 is a word, %2 the word it looked at with the whole sentence, %3 words, %4 a weight</extracomment>
        <translation>%1 en çok %2 sözcüğüne bakardı, ama o dışarıda: küçük bir ağırlık değil, hiç yok. Kalan öteki sözcüklerden en büyük payı şimdi %3 alıyor (%4).</translation>
    </message>
    <message>
        <source>Of the other words %2 gets most from %1 (%3). Shorten the context until it falls out.</source>
        <extracomment>%1 is a word, %2 words it looks at most, %3 a weight</extracomment>
        <translation>%1, öteki sözcüklerden en büyük payı %2 sözcüğüne veriyor (%3). O dışarıda kalana dek bağlamı kısalt.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ControlStrip</name>
    <message>
        <source>The model of the Lab</source>
        <translation>Laboratuvarın modeli</translation>
    </message>
    <message>
        <source>Whole stack</source>
        <translation>Bütün yığın</translation>
    </message>
    <message>
        <source>Block %1 only</source>
        <translation>Yalnız blok %1</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>Pre</source>
        <translation>Pre</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Before the sublayer (pre) or after the addition (post) (N)</source>
        <translation>Alt katmandan önce (pre-norm) ya da toplamadan sonra (post-norm) (N)</translation>
    </message>
    <message>
        <source>Place of LayerNorm</source>
        <translation>LayerNorm’un yeri</translation>
    </message>
    <message>
        <source>Activation of the MLP</source>
        <translation>MLP’nin etkinleştirmesi</translation>
    </message>
    <message>
        <source>What the four switches act on</source>
        <translation>Dört anahtarın neye uygulandığı</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>LayerNorm on or off</source>
        <translation>LayerNorm açık ya da kapalı</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Artık bağlantı</translation>
    </message>
    <message>
        <source>Add each sublayer’s result to the stream (R)</source>
        <translation>Her alt katmanın sonucunu akışa ekle (R)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Dikkat</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Baş</translation>
    </message>
    <message>
        <source>Only numbers that divide the width</source>
        <translation>Yalnızca genişliği bölen sayılar</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Genişlik d</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blok sayısı</translation>
    </message>
    <message>
        <source>Seeded</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Eğitilmiş</translation>
    </message>
    <message>
        <source>Whose weights</source>
        <translation>Kimin ağırlıkları</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tohum</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::CountTable</name>
    <message>
        <source>Attention: Q, K, V</source>
        <translation>Dikkat: Q, K, V</translation>
    </message>
    <message>
        <source>Attention: output projection</source>
        <translation>Dikkat: çıktı izdüşümü</translation>
    </message>
    <message>
        <source>MLP: up</source>
        <translation>MLP: genişletme</translation>
    </message>
    <message>
        <source>MLP: down</source>
        <translation>MLP: daraltma</translation>
    </message>
    <message>
        <source>LayerNorm × %1</source>
        <translation>LayerNorm × %1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Blok %1</translation>
    </message>
    <message>
        <source>All blocks: %1</source>
        <translation>Bütün bloklar: %1</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>Token embedding</source>
        <translation>Simge gömmesi</translation>
    </message>
    <message>
        <source>Position embedding</source>
        <translation>Konum gömmesi</translation>
    </message>
    <message>
        <source>Final LayerNorm</source>
        <translation>Son LayerNorm</translation>
    </message>
    <message>
        <source>Output layer</source>
        <translation>Çıkış katmanı</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parça</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formül</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametreler</translation>
    </message>
    <message>
        <source>Parameters of every part</source>
        <translation>Her parçanın parametreleri</translation>
    </message>
    <message>
        <source>Parameters of the whole model</source>
        <translation>Bütün modelin parametreleri</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::CumulativeBar</name>
    <message>
        <source>The shares that are left, from 0 to 1. The number comes in step 5.</source>
        <translation>Kalan paylar, 0’dan 1’e. Sayı 5. adımda çekilir.</translation>
    </message>
    <message>
        <source>Greedy: nothing is drawn, the most probable token %1 wins</source>
        <translation>Açgözlü: çekiliş yok, en olası simge %1 kazanır</translation>
    </message>
    <message>
        <source>The number drawn, %1, falls between %2 and %3: %4</source>
        <translation>Çekilen sayı %1, %2 ile %3 arasına düşüyor: %4</translation>
    </message>
    <message>
        <source>running sum of the shares, tokens in the order of their numbers</source>
        <translation>payların birikimli toplamı, simgeler numara sırasıyla</translation>
    </message>
    <message>
        <source>greedy: nothing is drawn</source>
        <translation>açgözlü: çekiliş yok</translation>
    </message>
    <message>
        <source>%1: from %2 to %3, share %4</source>
        <translation>%1: %2 ile %3 arası, pay %4</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Curves</name>
    <message>
        <source>at step %1:</source>
        <translation>adım %1:</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>Show as a table…</source>
        <translation>Tablo olarak göster…</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tümünü göster</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::DataCard</name>
    <message>
        <source>2017: two texts that belong together</source>
        <translation>2017: birbirine ait iki metin</translation>
    </message>
    <message>
        <source>Somebody has to have translated every sentence. The encoder reads the source at once; the decoder learns the target word by word, the same words one step later.</source>
        <translation>Her cümleyi birinin çevirmiş olması gerekir. Kodlayıcı kaynağın tamamını okur; kod çözücü hedefi sözcük sözcük, aynı sözcükleri bir adım sonra öğrenir.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>kaynak</translation>
    </message>
    <message>
        <source>decoder reads</source>
        <translation>kod çözücü okur</translation>
    </message>
    <message>
        <source>decoder writes</source>
        <translation>kod çözücü yazar</translation>
    </message>
    <message>
        <source>GPT: any text</source>
        <translation>GPT: herhangi bir metin</translation>
    </message>
    <message>
        <source>No second text is needed: the text itself, moved by one token, is the answer. Whatever has been written can be used, and a translation is just one more text.</source>
        <translation>İkinci bir metin gerekmez: bir simge kaydırılmış metin, yanıtın kendisidir. Yazılmış ne varsa kullanılabilir; çeviri de herhangi bir metindir.</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>okur</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>yazar</translation>
    </message>
    <message>
        <source>Another pair</source>
        <translation>Başka bir çift</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::DepthCard</name>
    <message>
        <source>depth</source>
        <translation>derinlik</translation>
    </message>
    <message>
        <source>pre-norm</source>
        <translation>pre-norm</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>ders</translation>
    </message>
    <message>
        <source>post-norm</source>
        <translation>post-norm</translation>
    </message>
    <message>
        <source>Spread of the weights</source>
        <translation>Ağırlıkların yayılımı</translation>
    </message>
    <message>
        <source>Standard deviation the layers’ weights are drawn with; the lesson takes 0.5</source>
        <translation>Katman ağırlıklarının çekildiği standart sapma; ders 0,5 alır</translation>
    </message>
    <message>
        <source>Lesson’s value</source>
        <translation>Dersin değeri</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>depth (layers)</source>
        <translation>derinlik (katman)</translation>
    </message>
    <message>
        <source>gradient at the input</source>
        <translation>girdideki gradyan</translation>
    </message>
    <message>
        <source>layer, in a stack of 200</source>
        <translation>200’lük yığında katman</translation>
    </message>
    <message>
        <source>length of the stream</source>
        <translation>akışın uzunluğu</translation>
    </message>
    <message>
        <source>lesson, pre-norm</source>
        <translation>ders, pre-norm</translation>
    </message>
    <message>
        <source>lesson, post-norm</source>
        <translation>ders, post-norm</translation>
    </message>
    <message>
        <source>An experiment of its own, whatever model stands at the left: a stack of tanh layers, 16 wide, weights from the lesson’s seeds, in double precision. Single precision scatters at depth 100 with post-norm.</source>
        <translation>Soldaki model ne olursa olsun ayrı bir deney: 16 genişliğinde tanh katmanlarından bir yığın, ağırlıklar dersin tohumlarından, çift duyarlıkla. Tek duyarlık, post-norm’da 100 derinlikte saçılır.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::DifferenceTable</name>
    <message>
        <source>before the sublayer (pre-norm)</source>
        <translation>alt katmandan önce (pre-norm)</translation>
    </message>
    <message>
        <source>after the addition (post-norm)</source>
        <translation>toplamadan sonra (post-norm)</translation>
    </message>
    <message>
        <source>learned embedding</source>
        <translation>öğrenilen gömme</translation>
    </message>
    <message>
        <source>fixed, sinusoids</source>
        <translation>sabit, sinüsler</translation>
    </message>
    <message>
        <source>times √d</source>
        <translation>√d ile çarpılır</translation>
    </message>
    <message>
        <source>shared with the output layer</source>
        <translation>çıkış katmanıyla ortak</translation>
    </message>
    <message>
        <source>separate from the output layer here</source>
        <translation>burada çıkış katmanından ayrı</translation>
    </message>
    <message>
        <source>yes: K and V come from the encoder</source>
        <translation>var: K ve V kodlayıcıdan gelir</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Yığın</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Çapraz dikkat</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>in the decoder’s self-attention only</source>
        <translation>yalnızca kod çözücünün öz-dikkatinde</translation>
    </message>
    <message>
        <source>in every block</source>
        <translation>her blokta</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>, and one at the end</source>
        <translation>, bir tane de sonda</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Etkinleştirme</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Gömme</translation>
    </message>
    <message>
        <source>Weights of a block</source>
        <translation>Bloğun ağırlıkları</translation>
    </message>
    <message>
        <source>decoder %1</source>
        <translation>kod çözücü %1</translation>
    </message>
    <message>
        <source>Task, data</source>
        <translation>Görev, veri</translation>
    </message>
    <message>
        <source>source to target: pairs of texts</source>
        <translation>kaynaktan hedefe: metin çiftleri</translation>
    </message>
    <message>
        <source>the next token: any text</source>
        <translation>sıradaki simge: herhangi bir metin</translation>
    </message>
    <message>
        <source>2017</source>
        <translation>2017</translation>
    </message>
    <message>
        <source>GPT (as GPT-2)</source>
        <translation>GPT (GPT-2 gibi)</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Farklar</translation>
    </message>
    <message numerus="yes">
        <source>encoder: %n block(s)</source>
        <translation>
            <numerusform>kodlayıcı: %n blok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decoder: %n block(s)</source>
        <translation>
            <numerusform>kod çözücü: %n blok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoder block(s), nothing else</source>
        <translation>
            <numerusform>%n kod çözücü bloğu, başka bir şey yok</numerusform>
        </translation>
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
    <name>dikkat::ui::EmptyCard</name>
    <message>
        <source>This model has no attention heads</source>
        <translation>Bu modelin dikkat başı yok</translation>
    </message>
    <message>
        <source>There is no model to look into yet</source>
        <translation>İçine bakılacak bir model henüz yok</translation>
    </message>
    <message>
        <source>The fixed-window MLP mixes its tokens with one weight matrix: there are no queries and keys to see. Take another model:</source>
        <translation>Sabit pencereli MLP simgelerini tek bir ağırlık matrisiyle karıştırır: görülecek sorgu ve anahtar yoktur. Başka bir model seç:</translation>
    </message>
    <message>
        <source>Here you take a trained model apart: which head looks where, why, and what happens when you switch it off. Three ways to begin:</source>
        <translation>Burada eğitilmiş bir modeli parçalarına ayırırsın: hangi baş nereye bakıyor, neden bakıyor, kapatınca ne oluyor. Başlamanın üç yolu var:</translation>
    </message>
    <message>
        <source>Load the example</source>
        <translation>Örneği yükle</translation>
    </message>
    <message>
        <source>Train one</source>
        <translation>Bir model eğit</translation>
    </message>
    <message>
        <source>On names, on a text of yours, or on a small task; it takes a minute.</source>
        <translation>Adlarla, kendi metninle ya da küçük bir görevle; bir dakika sürer.</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Model aç…</translation>
    </message>
    <message>
        <source>A .dikkat file, or safetensors of nanoGPT or GPT-2.</source>
        <translation>Bir .dikkat dosyası ya da nanoGPT veya GPT-2 safetensors dosyası.</translation>
    </message>
    <message>
        <source>A model of two layers that has learned to continue repeated made-up words. One of its heads is a clear induction head.</source>
        <translation>Yinelenen uydurma sözcükleri sürdürmeyi öğrenmiş, iki katmanlı bir model. Başlarından biri açıkça bir tümevarım başı.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::EmptyState</name>
    <message>
        <source>No model has been trained yet</source>
        <translation>Henüz eğitilmiş bir model yok</translation>
    </message>
    <message>
        <source>Here a trained model writes: you watch every token come about, from the logits to the draw, turn its temperature, and put a wrong token into its text. Turkish names take about half a minute to train.</source>
        <translation>Burada eğitilmiş bir model yazar: her simgenin logit’lerden çekilişe kadar nasıl oluştuğunu izler, sıcaklığıyla oynar, metnine yanlış bir simge koyarsın. Türkçe adların eğitimi yarım dakika kadar sürer.</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>Bir model eğit</translation>
    </message>
    <message>
        <source>Or open a model file with File ▸ Open: one saved by Dikkat, nanoGPT or GPT-2 (safetensors).</source>
        <translation>Ya da Dosya ▸ Aç ile bir model dosyası aç: Dikkat, nanoGPT ya da GPT-2 biçiminde (safetensors).</translation>
    </message>
    <message>
        <source>Load the example model</source>
        <translation>Örnek modeli yükle</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::EncodingPart</name>
    <message>
        <source>Positional encoding</source>
        <translation>Konum kodlaması</translation>
    </message>
    <message>
        <source>Width d: %1</source>
        <translation>Genişlik d: %1</translation>
    </message>
    <message>
        <source>Positions T: %1</source>
        <translation>Konum sayısı T: %1</translation>
    </message>
    <message>
        <source>Choose position %1</source>
        <translation>Konum seç: %1</translation>
    </message>
    <message>
        <source>Position %1: [%2]</source>
        <translation>Konum %1: [%2]</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinüzoidal</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Genişlik d</translation>
    </message>
    <message>
        <source>Positions T</source>
        <translation>Konum sayısı T</translation>
    </message>
    <message>
        <source>Learned table before training: noise, T × d</source>
        <translation>Öğrenilen tablo, eğitimden önce: gürültü, T × d</translation>
    </message>
    <message>
        <source>Table of positions, T × d</source>
        <translation>Konum tablosu, T × d</translation>
    </message>
    <message>
        <source>How alike two positions are (cosine), T × T</source>
        <translation>İki konumun benzerliği (kosinüs), T × T</translation>
    </message>
    <message>
        <source>Some columns, position by position</source>
        <translation>Birkaç sütun, konum konum</translation>
    </message>
    <message>
        <source>position</source>
        <translation>konum</translation>
    </message>
    <message>
        <source>column</source>
        <translation>sütun</translation>
    </message>
    <message>
        <source>with</source>
        <translation>eşi</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>sütun %1</translation>
    </message>
    <message>
        <source>T × d = %1 × %2</source>
        <translation>T × d = %1 × %2</translation>
    </message>
    <message>
        <source>alike (cosine)</source>
        <translation>benzerlik (kosinüs)</translation>
    </message>
    <message>
        <source>Neighbours are alike by %1 on average</source>
        <translation>Komşuların benzerliği, ortalama: %1</translation>
    </message>
    <message>
        <source>From the Lab’s model “%1”, after %2 steps of training.</source>
        <translation>Laboratuvardaki modelin tablosu: “%1”, %2 eğitim adımından sonra.</translation>
    </message>
    <message>
        <source>From the Lab’s model “%1”.</source>
        <translation>Laboratuvardaki modelin tablosu: “%1”.</translation>
    </message>
    <message>
        <source>From the example model of page 8, which was trained on made-up words that are repeated. Once you train a GPT of your own on page 7, its table is shown here.</source>
        <translation>8. sayfadaki örnek modelin tablosu; model, yinelenen uydurma sözcüklerle eğitildi. 7. sayfada kendi GPT’ni eğitirsen burada onun tablosu görünür.</translation>
    </message>
    <message>
        <source>From the example model of page 8, which was trained on made-up words that are repeated: the Lab’s model “%1” has no learned positions.</source>
        <translation>8. sayfadaki örnek modelin tablosu; model, yinelenen uydurma sözcüklerle eğitildi. Laboratuvardaki “%1” modelinin öğrenilen konumları yok.</translation>
    </message>
    <message>
        <source>%1 of its %2 positions are shown.</source>
        <translation>%2 konumundan %1 tanesi görünüyor.</translation>
    </message>
    <message>
        <source>Learned, untrained</source>
        <translation>Öğrenilen, eğitimsiz</translation>
    </message>
    <message>
        <source>Learned, trained</source>
        <translation>Öğrenilen, eğitilmiş</translation>
    </message>
    <message>
        <source>Learned table after training, T × d</source>
        <translation>Öğrenilen tablo, eğitimden sonra, T × d</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ExampleCard</name>
    <message>
        <source>f(x) alone</source>
        <translation>yalnız f(x)</translation>
    </message>
    <message>
        <source>A gradient that arrives at the sum goes on to both, unchanged: ∂(x + f)/∂x = 1 + ∂f/∂x. The 1 is the straight way back.</source>
        <translation>Toplama ulaşan gradyan iki yana da değişmeden geçer: ∂(x + f)/∂x = 1 + ∂f/∂x. Buradaki 1, dümdüz dönüş yoludur.</translation>
    </message>
    <message>
        <source>Without the residual all that is left of x is what f says about it: the gradient has only the way through f.</source>
        <translation>Artık bağlantı yokken x’ten geriye yalnızca f’nin söylediği kalır: gradyanın f’den geçmekten başka yolu yoktur.</translation>
    </message>
    <message>
        <source>LayerNorm of one row</source>
        <translation>Tek satırın LayerNorm’u</translation>
    </message>
    <message>
        <source>Residual addition</source>
        <translation>Artık bağlantıda toplama</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Sayı adedi</translation>
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
    <message>
        <source>Head %1</source>
        <translation>Baş %1</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::FormFields</name>
    <message>
        <source>Data</source>
        <translation>Veri</translation>
    </message>
    <message>
        <source>Open text…</source>
        <translation>Metin aç…</translation>
    </message>
    <message>
        <source>A UTF-8 text of at most 50 MB; dropping it on the window does the same</source>
        <translation>En çok 50 MB’lık bir UTF-8 metni; pencereye bırakmak da aynı işi görür</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Kendi ayarların</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Sin</source>
        <translation>Sin</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Öğrenilen</translation>
    </message>
    <message>
        <source>Pre</source>
        <translation>Pre</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Eniyileyici</translation>
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
    <name>dikkat::ui::GenerationPage</name>
    <message>
        <source>Generation</source>
        <translation>Üretim</translation>
    </message>
    <message>
        <source>Reset the page</source>
        <translation>Sayfayı sıfırla</translation>
    </message>
    <message>
        <source>No model yet: train one or open one</source>
        <translation>Henüz model yok: bir model eğit ya da aç</translation>
    </message>
    <message>
        <source>Step %1 / %2: %3</source>
        <translation>Adım %1 / %2: %3</translation>
    </message>
    <message>
        <source>Written: %1 of %2 tokens</source>
        <translation>Yazılan: %1 / %2 simge</translation>
    </message>
    <message>
        <source>Space pauses</source>
        <translation>Boşluk duraklatır</translation>
    </message>
    <message>
        <source>The text is complete</source>
        <translation>Metin tamamlandı</translation>
    </message>
    <message>
        <source>Space runs, N writes a token, . goes a step</source>
        <translation>Boşluk metin üretir, N bir simge üretir, . bir adım ilerletir</translation>
    </message>
    <message>
        <source>The loop</source>
        <translation>Döngü</translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation>Öğretmen zorlaması</translation>
    </message>
    <message>
        <source>A wrong token</source>
        <translation>Yanlış bir simge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>What is shown below the text</source>
        <translation>Metnin altında ne gösterildiği</translation>
    </message>
    <message>
        <source>Load the example model</source>
        <translation>Örnek modeli yükle</translation>
    </message>
    <message>
        <source>A language model writes one token, puts it at the end of its text, and begins again.</source>
        <translation>Dil modeli bir simge yazar, onu metninin sonuna ekler ve yeniden başlar.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::GenerationPresentation</name>
    <message>
        <source>Teacher forcing and free running</source>
        <translation>Öğretmen zorlaması ve serbest üretim</translation>
    </message>
    <message>
        <source>A wrong token in the text</source>
        <translation>Metinde yanlış bir simge</translation>
    </message>
    <message>
        <source>Reading at once, writing in line</source>
        <translation>Okumak bir anda, yazmak sırayla</translation>
    </message>
    <message>
        <source>No model has been trained yet.</source>
        <translation>Henüz eğitilmiş bir model yok.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Simge</translation>
    </message>
    <message>
        <source>The true text</source>
        <translation>Doğru metin</translation>
    </message>
    <message>
        <source>What the model writes itself</source>
        <translation>Modelin kendi yazdığı</translation>
    </message>
    <message>
        <source>As the model wrote it</source>
        <translation>Modelin yazdığı gibi</translation>
    </message>
    <message>
        <source>With the token put in</source>
        <translation>Konan simgeyle</translation>
    </message>
    <message>
        <source>Nothing has been measured yet: press “Measure now” on the page.</source>
        <translation>Henüz bir şey ölçülmedi: sayfada “Şimdi ölç” düğmesine bas.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Simge</translation>
    </message>
    <message>
        <source>One pass (ms)</source>
        <translation>Tek geçiş (ms)</translation>
    </message>
    <message>
        <source>No cache (ms)</source>
        <translation>Önbelleksiz (ms)</translation>
    </message>
    <message>
        <source>KV cache (ms)</source>
        <translation>KV önbelleği (ms)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Gpt2017Page</name>
    <message>
        <source>GPT and 2017</source>
        <translation>GPT ve 2017</translation>
    </message>
    <message>
        <source>Page 6 as at the beginning</source>
        <translation>6. sayfa baştaki hâline</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>Adım %1 / %2</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Seçim: %1</translation>
    </message>
    <message>
        <source>Width d = %1, blocks: %2</source>
        <translation>Genişlik d = %1, blok: %2</translation>
    </message>
    <message>
        <source>2017, both</source>
        <translation>2017, ikisi birden</translation>
    </message>
    <message>
        <source>See it at work</source>
        <translation>Çalışırken gör</translation>
    </message>
    <message>
        <source>Open page %1</source>
        <translation>Sayfayı aç: %1</translation>
    </message>
    <message>
        <source>Set-up of the translator</source>
        <translation>Çevirmenin ayarları</translation>
    </message>
    <message>
        <source>The same parts in two arrangements: encoder and decoder for translating, a decoder alone for continuing a text.</source>
        <translation>Aynı parçalar, iki ayrı dizilim: çeviri için kodlayıcı ve kod çözücü, yazmayı sürdürmek için yalnızca kod çözücü.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Farklar</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Ağırlıklar</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Veri</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Çeviri</translation>
    </message>
    <message>
        <source>2017 → GPT</source>
        <translation>2017 → GPT</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Genişlik d</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Both architectures</source>
        <translation>İki mimari</translation>
    </message>
    <message>
        <source>Turn 2017 into a &amp;GPT</source>
        <translation>2017’yi &amp;GPT’ye dönüştür</translation>
    </message>
    <message>
        <source>Encoder and cross-attention go, LayerNorm moves before the sublayers</source>
        <translation>Kodlayıcı ile çapraz dikkat gider, LayerNorm alt katmanların önüne geçer</translation>
    </message>
    <message>
        <source>Width: %1</source>
        <translation>Genişlik: %1</translation>
    </message>
    <message>
        <source>Blocks: %1</source>
        <translation>Blok: %1</translation>
    </message>
    <message>
        <source>Sentence to translate</source>
        <translation>Çevrilecek cümle</translation>
    </message>
    <message>
        <source>The Lab’s translator</source>
        <translation>Laboratuvarın çevirmeni</translation>
    </message>
    <message>
        <source>The shipped translator</source>
        <translation>Hazır çevirmen</translation>
    </message>
    <message>
        <source>parameters: %1</source>
        <translation>parametre: %1</translation>
    </message>
    <message>
        <source>Not there any more in a GPT. In 2017: %1</source>
        <translation>GPT’de artık yok. 2017’de: %1</translation>
    </message>
    <message numerus="yes">
        <source>2017, %n decoder block(s)</source>
        <translation>
            <numerusform>2017, %n kod çözücü bloğu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2017, %n encoder block(s)</source>
        <translation>
            <numerusform>2017, %n kodlayıcı bloğu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPT, %n block(s)</source>
        <translation>
            <numerusform>GPT, %n blok</numerusform>
        </translation>
    </message>
    <message>
        <source>2017, %1 + %1 blocks</source>
        <translation>2017, %1 + %1 blok</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Gpt2017Presentation</name>
    <message>
        <source>back to 2017</source>
        <translation>2017’ye dön</translation>
    </message>
    <message>
        <source>turn into a GPT</source>
        <translation>GPT’ye dönüştür</translation>
    </message>
    <message>
        <source>2017, decoder block: %1 = 16 d²</source>
        <translation>2017, kod çözücü bloğu: %1 = 16 d²</translation>
    </message>
    <message>
        <source>GPT, block: %1 = 12 d²</source>
        <translation>GPT, blok: %1 = 12 d²</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Öz-dikkat</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Çapraz dikkat</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::GradientCard</name>
    <message>
        <source>now %1</source>
        <translation>şimdi %1</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradyan</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Oran</translation>
    </message>
    <message>
        <source>Norm of the gradient of all parameters, before clipping</source>
        <translation>Bütün parametrelerin gradyan normu, kırpmadan önce</translation>
    </message>
    <message>
        <source>Learning rate of each step</source>
        <translation>Her adımın öğrenme oranı</translation>
    </message>
    <message>
        <source>Gradient norm over training steps</source>
        <translation>Eğitim adımlarına göre gradyan normu</translation>
    </message>
    <message>
        <source>Learning rate over training steps</source>
        <translation>Eğitim adımlarına göre öğrenme oranı</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>eğitim adımı</translation>
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
    <name>dikkat::ui::HeadGrid</name>
    <message>
        <source>%1, entropy %2</source>
        <translation>%1, entropi %2</translation>
    </message>
    <message>
        <source> (off)</source>
        <translation> (kapalı)</translation>
    </message>
    <message>
        <source>“%1” (%3) looks at “%2” (%4): %5</source>
        <extracomment>%1 and %2 are tokens, %3 and %4 their positions, %5 is the weight</extracomment>
        <translation>“%1” (%3) → “%2” (%4): %5</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Bütün başlar</translation>
    </message>
    <message>
        <source>No head is chosen.</source>
        <translation>Seçili baş yok.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HeadsCard</name>
    <message>
        <source>Head %1, query %2, key %3: weight %4</source>
        <translation>Baş %1, sorgu %2, anahtar %3: ağırlık %4</translation>
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
    <message>
        <source>Covered: work it out first</source>
        <translation>Kapalı: önce kendin hesapla</translation>
    </message>
    <message numerus="yes">
        <source>One head uses %n column(s), all there are. Choose more heads in the set-up to split them.</source>
        <translation>
            <numerusform>Tek baş %n sütunun tamamını kullanır. Bölmek için kurulumda daha çok baş seç.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %1 heads sees %n column(s) of Q and K and divides by √%2 = %3.</source>
        <translation>
            <numerusform>%1 başın her biri Q ve K’nin %n sütununu görür ve √%2 = %3 ile böler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HeadsPage</name>
    <message>
        <source>Heads</source>
        <translation>Dikkat başları</translation>
    </message>
    <message>
        <source>Reset the page</source>
        <translation>Sayfayı sıfırla</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Model yok</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Hesaplanıyor…</translation>
    </message>
    <message>
        <source>Measuring the heads…</source>
        <translation>Başlar ölçülüyor…</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Seçim: %1</translation>
    </message>
    <message>
        <source>Arrow keys move the cell, Page Up and Page Down the head</source>
        <translation>Ok tuşları hücreyi, Page Up ve Page Down başı değiştirir</translation>
    </message>
    <message>
        <source>Example: repeated made-up words</source>
        <translation>Örnek: yinelenen uydurma sözcükler</translation>
    </message>
    <message>
        <source>Reading the model…</source>
        <translation>Model okunuyor…</translation>
    </message>
    <message>
        <source>Look into a trained model: every head, every weight.</source>
        <translation>Eğitilmiş bir modelin içine bak: her baş, her ağırlık.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 parameters</source>
        <translation>%1 · %2 · %3 parametre</translation>
    </message>
    <message>
        <source>· being trained, step %1</source>
        <translation>· eğitiliyor, adım %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Bütün başlar</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Model aç…</translation>
    </message>
    <message>
        <source>A .dikkat file, or safetensors of nanoGPT or GPT-2</source>
        <translation>Bir .dikkat dosyası ya da nanoGPT veya GPT-2 safetensors dosyası</translation>
    </message>
    <message>
        <source>Example model</source>
        <translation>Örnek model</translation>
    </message>
    <message>
        <source>Load the small model that comes with the program</source>
        <translation>Programla gelen küçük modeli yükle</translation>
    </message>
    <message>
        <source>&amp;Switch the head off</source>
        <translation>Başı &amp;kapat</translation>
    </message>
    <message>
        <source>Switch the chosen head off or on again</source>
        <translation>Seçili başı kapat ya da yeniden aç</translation>
    </message>
    <message>
        <source>A head that is off adds nothing to the residual stream; the loss and what the model writes show what it was good for.</source>
        <translation>Kapalı bir baş, artık akışa (residual) hiçbir şey eklemez; kayıp ve modelin yazdığı, onun ne işe yaradığını gösterir.</translation>
    </message>
    <message>
        <source>&amp;All heads on</source>
        <translation>&amp;Bütün başları aç</translation>
    </message>
    <message>
        <source>Switch every head on again</source>
        <translation>Bütün başları yeniden aç</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n katman</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n baş</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HeadsPresentation</name>
    <message>
        <source>Train a model or open one to see its heads.</source>
        <translation>Başlarını görmek için bir model eğit ya da aç.</translation>
    </message>
    <message>
        <source>Measuring the heads…</source>
        <translation>Başlar ölçülüyor…</translation>
    </message>
    <message>
        <source>Head: off</source>
        <translation>Baş: kapalı</translation>
    </message>
    <message>
        <source>Head: on</source>
        <translation>Baş: açık</translation>
    </message>
    <message>
        <source>All on</source>
        <translation>Hepsini aç</translation>
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
        <source>Next head</source>
        <translation>Sonraki baş</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Histogram</name>
    <message>
        <source>From</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>Değer sayısı</translation>
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
    <message>
        <source>Page %1 · %2</source>
        <translation>Sayfa %1 · %2</translation>
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
    <name>dikkat::ui::InjectionCard</name>
    <message>
        <source>Take the token out again</source>
        <translation>Koyduğun simgeyi kaldır</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>seç…</translation>
    </message>
    <message>
        <source>Put a token in</source>
        <translation>Simge koy</translation>
    </message>
    <message>
        <source>Nothing is written yet. Press Run first; then click a token of the text and put another one in its place.</source>
        <translation>Henüz bir şey yazılmadı. Önce “Üret”e bas; sonra metindeki bir simgeye tıkla, yerine başkasını koy.</translation>
    </message>
    <message>
        <source>Click a token of the text, choose another one for its place: the rest is written again from there, with the same random numbers.</source>
        <translation>Metindeki bir simgeye tıkla, yerine başkasını seç: gerisi oradan başlayarak aynı rastgele sayılarla yeniden yazılır.</translation>
    </message>
    <message>
        <source>Nothing follows the token.</source>
        <translation>Simgenin ardında bir şey yok.</translation>
    </message>
    <message numerus="yes">
        <source>Mean loss of the %n token(s) after it: %1 before, %2 now.</source>
        <translation>
            <numerusform>Ardındaki %n simgenin ortalama kaybı: önce %1, şimdi %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovered at once: the very next token is the same as before.</source>
        <translation>Hemen toparladı: bir sonraki simge yine eskisiyle aynı.</translation>
    </message>
    <message numerus="yes">
        <source>Recovered: after %n token(s) the text is the same as before.</source>
        <translation>
            <numerusform>Toparladı: %n simge sonra metin yine eskisiyle aynı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recovered: the text stays another one, and the model is less sure of it.</source>
        <translation>Toparlayamadı: metin başka kalıyor, model de ondan daha az emin.</translation>
    </message>
    <message>
        <source>The text stays another one, but the model is as sure of it as before: it has found a way on.</source>
        <translation>Metin başka kalıyor, ama model ondan eskisi kadar emin: kendine bir yol bulmuş.</translation>
    </message>
    <message>
        <source>with the token</source>
        <translation>simgeyle</translation>
    </message>
    <message>
        <source>before</source>
        <translation>önce</translation>
    </message>
    <message>
        <source>put in here</source>
        <translation>buraya kondu</translation>
    </message>
    <message>
        <source>Written token</source>
        <translation>Yazılan simge no.</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>yerine</translation>
    </message>
    <message>
        <source>Most probable first, with the model’s share</source>
        <translation>En olası önce, modelin verdiği payla</translation>
    </message>
    <message>
        <source>Token to put in</source>
        <translation>Konacak simge</translation>
    </message>
    <message>
        <source>Go on with this text</source>
        <translation>Bu metinle sürdür</translation>
    </message>
    <message>
        <source>The text with the token becomes the text so far</source>
        <translation>Simgeli metin, şimdiki metnin yerine geçer</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>As the model wrote it</source>
        <translation>Modelin yazdığı gibi</translation>
    </message>
    <message>
        <source>With the token put in</source>
        <translation>Konan simgeyle</translation>
    </message>
    <message>
        <source>Loss by position, before and with the token</source>
        <translation>Konuma göre kayıp: önce ve simgeyle</translation>
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
        <source>p&lt;sub&gt;1&lt;/sub&gt;: position 0</source>
        <extracomment>p₁ is the name of the first row</extracomment>
        <translation>p&lt;sub&gt;1&lt;/sub&gt;: konum 0</translation>
    </message>
    <message>
        <source>%1, %2, %3 × %4 numbers</source>
        <translation>%1, %2, %3 × %4 sayı</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Inspector</name>
    <message>
        <source>step %1</source>
        <translation>adım %1</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>Kapat: %1</translation>
    </message>
    <message>
        <source>Switch on: %1</source>
        <translation>Aç: %1</translation>
    </message>
    <message>
        <source>Switch all heads on</source>
        <translation>Bütün başları aç</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::IntuitionLesson</name>
    <message>
        <source>Type a sentence of 1 to %1 words.</source>
        <translation>1 ile %1 arasında sözcükten oluşan bir cümle yaz.</translation>
    </message>
    <message>
        <source>The sentence has %1 words: at most %2 fit.</source>
        <translation>Cümlede %1 sözcük var: en çok %2 sözcük sığar.</translation>
    </message>
    <message>
        <source>The word “%1…” is too long: at most %2 letters.</source>
        <translation>“%1…” sözcüğü çok uzun: en çok %2 harf olabilir.</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>Başka cümle</translation>
    </message>
    <message>
        <source>Swap the property word</source>
        <translation>Nitelik sözcüğünü değiştir</translation>
    </message>
    <message>
        <source>Back to the page’s own sentence</source>
        <translation>Sayfanın kendi cümlesine dön</translation>
    </message>
    <message>
        <source>Vector of “%1”</source>
        <translation>“%1” sözcüğünün vektörü</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Pencere</translation>
    </message>
    <message>
        <source>Embedding size</source>
        <translation>Gömme boyutu</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Gizli katman boyutu</translation>
    </message>
    <message>
        <source>Length n</source>
        <translation>Uzunluk n</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Bağlam</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Genişlik d</translation>
    </message>
    <message>
        <source>Reset the intuition page</source>
        <translation>Sezgi sayfasını sıfırla</translation>
    </message>
    <message>
        <source>The pasted block is %1 × %2 numbers; from this cell on %3 × %4 fit.</source>
        <translation>Yapıştırılan blok %1 × %2 sayı; bu hücreden sonra %3 × %4 sayı sığar.</translation>
    </message>
    <message>
        <source>Paste vectors</source>
        <translation>Vektörleri yapıştır</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::IntuitionPage</name>
    <message>
        <source>Attention intuition</source>
        <translation>Dikkat sezgisi</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>Adım %1 / %2</translation>
    </message>
    <message>
        <source>“%1” → “%2”: %3</source>
        <translation>“%1” → “%2”: %3</translation>
    </message>
    <message>
        <source>Choose a word with the mouse or the arrow keys</source>
        <translation>Fareyle ya da ok tuşlarıyla bir sözcük seç</translation>
    </message>
    <message>
        <source>T = %1, e = %2, h = %3</source>
        <translation>T = %1, e = %2, h = %3</translation>
    </message>
    <message>
        <source>n = %1, d = %2</source>
        <translation>n = %1, d = %2</translation>
    </message>
    <message>
        <source>Words outside the context: %1</source>
        <translation>Bağlamın dışındaki sözcükler: %1</translation>
    </message>
    <message>
        <source>One word looks</source>
        <translation>Bir sözcük bakar</translation>
    </message>
    <message>
        <source>Fixed window</source>
        <translation>Sabit pencere</translation>
    </message>
    <message>
        <source>Recurrent layer</source>
        <translation>Döngüsel katman</translation>
    </message>
    <message>
        <source>Outside the context</source>
        <translation>Bağlamın dışı</translation>
    </message>
    <message>
        <source>S&amp;wap the property word</source>
        <translation>N&amp;itelik sözcüğünü değiştir</translation>
    </message>
    <message>
        <source>Put the opposite property into the sentence</source>
        <translation>Cümleye karşıt niteliği koy</translation>
    </message>
    <message>
        <source>Open the &amp;vectors on page 2</source>
        <translation>&amp;Vektörleri 2. sayfada aç</translation>
    </message>
    <message>
        <source>Q, K and V of page 2 become the sentence’s</source>
        <translation>2. sayfanın Q, K ve V tabloları cümleninki olur</translation>
    </message>
    <message>
        <source>A recurrent layer passes a state along, word by word; attention looks directly.</source>
        <translation>Döngüsel katman durumu sözcük sözcük aktarır; dikkat doğrudan bakar.</translation>
    </message>
    <message>
        <source>Attention reaches exactly as far as the context: what lies outside is not seen at all.</source>
        <translation>Dikkat tam bağlam kadar uzağa ulaşır: dışarıda kalan hiç görülmez.</translation>
    </message>
    <message>
        <source>“heavy” becomes “fragile” and back: the pronoun then looks at another word.</source>
        <translation>“ağırdı” “kırılgandı” olur, sonra yine eskisi: zamir o zaman başka bir sözcüğe bakar.</translation>
    </message>
    <message>
        <source>Each word shares out its attention. The arcs are softmax(q·k/√dk), as on page 2.</source>
        <translation>Her sözcük dikkatini paylaştırır. Yaylar, 2. sayfadaki gibi softmax(q·k/√dk).</translation>
    </message>
    <message>
        <source>An MLP over a fixed window pays for every slot of it; attention reuses the same weights.</source>
        <translation>Sabit pencereli bir MLP pencerenin her yuvası için öder; dikkat aynı ağırlıkları yeniden kullanır.</translation>
    </message>
    <message>
        <source>Choose a cell of q, k or v first: the numbers go there.</source>
        <translation>Önce q, k ya da v tablosundan bir hücre seç: sayılar oraya gider.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::IntuitionPresentation</name>
    <message>
        <source>One word looks at the others</source>
        <translation>Bir sözcük ötekilere bakar</translation>
    </message>
    <message>
        <source>A window that grows</source>
        <translation>Büyüyen pencere</translation>
    </message>
    <message>
        <source>One after the other, or at once</source>
        <translation>Art arda ya da bir anda</translation>
    </message>
    <message>
        <source>Outside is not seen at all</source>
        <translation>Dışarısı hiç görülmez</translation>
    </message>
    <message>
        <source>Swap word</source>
        <translation>Sözcüğü değiştir</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Sözcük</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Pencere</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Uzunluk</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Bağlam</translation>
    </message>
    <message>
        <source>last words seen: %1</source>
        <translation>görülen son sözcükler: %1</translation>
    </message>
    <message>
        <source>edited vectors</source>
        <translation>değiştirilmiş vektörler</translation>
    </message>
    <message>
        <source>hand-made vectors</source>
        <translation>elle yapılmış vektörler</translation>
    </message>
    <message>
        <source>W1 of the MLP</source>
        <translation>MLP’nin W1’i</translation>
    </message>
    <message>
        <source>Wq, Wk, Wv</source>
        <translation>Wq, Wk, Wv</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skorlar</translation>
    </message>
    <message>
        <source>T = %1,  e = %2,  h = %3,  d = %4</source>
        <translation>T = %1,  e = %2,  h = %3,  d = %4</translation>
    </message>
    <message>
        <source>n = %1,  d = %2</source>
        <translation>n = %1,  d = %2</translation>
    </message>
    <message>
        <source>%1: %2 = %3 operations</source>
        <translation>%1: %2 = %3 işlem</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Öz-dikkat</translation>
    </message>
    <message>
        <source>Recurrent layer</source>
        <translation>Döngüsel katman</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::LeakPart</name>
    <message>
        <source>Seed: %1</source>
        <translation>Tohum: %1</translation>
    </message>
    <message>
        <source>Training twice from the same weights, on the same batches…</source>
        <translation>Aynı ağırlıklardan, aynı kümelerle iki kez eğitiliyor…</translation>
    </message>
    <message>
        <source>Train both models to see what the mask is for.</source>
        <translation>Maskenin neye yaradığını görmek için iki modeli de eğit.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Yeniden eğit</translation>
    </message>
    <message>
        <source>Train both</source>
        <translation>İkisini de eğit</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 / %2 adım</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tohum</translation>
    </message>
    <message>
        <source>with the mask</source>
        <translation>maskeli</translation>
    </message>
    <message>
        <source>without the mask</source>
        <translation>maskesiz</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>eğitim adımı</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>kayıp</translation>
    </message>
    <message>
        <source>loss in training</source>
        <translation>eğitimdeki kayıp</translation>
    </message>
    <message>
        <source>loss when writing</source>
        <translation>yazarkenki kayıp</translation>
    </message>
    <message>
        <source>what it writes</source>
        <translation>ne yazıyor</translation>
    </message>
    <message>
        <source>The two models compared</source>
        <translation>İki modelin karşılaştırması</translation>
    </message>
    <message>
        <source>loss in training %1, when writing %2</source>
        <translation>eğitimde kayıp %1, yazarken %2</translation>
    </message>
    <message>
        <source>Without the mask the model cheats in training: loss %1 instead of %2.</source>
        <translation>Maskesiz model eğitimde kopya çeker: kayıp %2 yerine %1.</translation>
    </message>
    <message>
        <source>Without the mask the loss in training is hardly lower: %1 instead of %2.</source>
        <translation>Maskesiz eğitimdeki kayıp pek daha düşük değil: %2 yerine %1.</translation>
    </message>
    <message>
        <source>Without the mask the loss in training is no lower: %1 instead of %2.</source>
        <translation>Maskesiz eğitimdeki kayıp daha düşük değil: %2 yerine %1.</translation>
    </message>
    <message>
        <source>When it has to write it is worse than guessing blindly (%3): %1 instead of %2.</source>
        <translation>Yazması gerekince körlemesine tahminden (%3) bile kötü: %2 yerine %1.</translation>
    </message>
    <message>
        <source>When it has to write it is worse: %1 instead of %2; guessing blindly: %3.</source>
        <translation>Yazması gerekince daha kötü: %2 yerine %1; körlemesine tahmin: %3.</translation>
    </message>
    <message>
        <source>When it has to write it is no worse: %1 instead of %2; guessing blindly: %3.</source>
        <translation>Yazması gerekince daha kötü değil: %2 yerine %1; körlemesine tahmin: %3.</translation>
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
    <name>dikkat::ui::LinePlot</name>
    <message>
        <source>%1: %2 at the end</source>
        <translation>%1: sonda %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::LinksView</name>
    <message>
        <source>Links from queries to keys</source>
        <translation>Sorgulardan anahtarlara bağlar</translation>
    </message>
    <message>
        <source>Query %1 “%2”, key %3 “%4”: weight %5</source>
        <extracomment>%1 and %3 are positions, %2 and %4 tokens, %5 is the weight</extracomment>
        <translation>Sorgu %1 “%2”, anahtar %3 “%4”: ağırlık %5</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Seçili bir şey yok.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::LoopCard</name>
    <message>
        <source>Crop</source>
        <translation>Kırp</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Çalıştır</translation>
    </message>
    <message>
        <source>Last logits</source>
        <translation>Son logit’ler</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Draw, append</source>
        <translation>Çek, ekle</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1 / %2 simge</translation>
    </message>
    <message>
        <source>row %1 of %1</source>
        <translation>satır %1 / %1</translation>
    </message>
    <message>
        <source>largest → %1</source>
        <translation>en büyük → %1</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>en büyüğü</translation>
    </message>
    <message>
        <source>a number in [0, 1)</source>
        <translation>[0, 1) içinde sayı</translation>
    </message>
    <message>
        <source>top-p leaves %1 of %2 tokens</source>
        <translation>top-p %2 simgeden %1 tanesini bırakıyor</translation>
    </message>
    <message>
        <source>top-k leaves %1 of %2 tokens</source>
        <translation>top-k %2 simgeden %1 tanesini bırakıyor</translation>
    </message>
    <message>
        <source>top-k leaves %1 of %2 tokens, top-p %3 of those</source>
        <translation>top-k %2 simgeden %1 tanesini, top-p bunlardan %3 tanesini bırakıyor</translation>
    </message>
    <message>
        <source>again, with the longer text</source>
        <translation>yeniden, uzamış metinle</translation>
    </message>
    <message>
        <source>Candidates for the next token</source>
        <translation>Sıradaki simgenin adayları</translation>
    </message>
    <message>
        <source>Running sum of the shares and the number drawn</source>
        <translation>Payların birikimli toplamı ve çekilen sayı</translation>
    </message>
    <message>
        <source>The five steps of the loop</source>
        <translation>Döngünün beş adımı</translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln sayı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln token(s) can be drawn</source>
        <translation>
            <numerusform>%Ln simgenin tümü çekilebilir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::LossCard</name>
    <message>
        <source>validation turns at step %1: from there it learns by heart</source>
        <translation>doğrulama %1. adımda dönüyor: oradan sonra ezberliyor</translation>
    </message>
    <message>
        <source>thick: validation, thin: training</source>
        <translation>kalın: doğrulama, ince: eğitim</translation>
    </message>
    <message>
        <source>ln %1 = %2: guessing</source>
        <translation>ln %1 = %2: körlemesine tahmin</translation>
    </message>
    <message>
        <source>%1: counting pairs (bigram)</source>
        <translation>%1: ikilileri saymak (bigram)</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Kayıp</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>Logarithmic loss axis</source>
        <translation>Logaritmik kayıp ekseni</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tümünü göster</translation>
    </message>
    <message>
        <source>Back to the whole curve (double click)</source>
        <translation>Bütün eğriye dön (çift tık)</translation>
    </message>
    <message>
        <source>Keep run</source>
        <translation>Eğitimi sakla</translation>
    </message>
    <message>
        <source>Keep this curve for comparison with later runs</source>
        <translation>Bu eğriyi sonraki eğitimlerle karşılaştırmak için sakla</translation>
    </message>
    <message>
        <source>Loss over training steps</source>
        <translation>Eğitim adımlarına göre kayıp</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>eğitim adımı</translation>
    </message>
    <message>
        <source>Wheel: zoom; drag: move; Shift and drag: zoom into a rectangle; double click: all</source>
        <translation>Tekerlek: yakınlaştır; sürükle: kaydır; Shift ile sürükle: dikdörtgene yakınlaş; çift tık: tümü</translation>
    </message>
    <message>
        <source>different data: these losses do not compare</source>
        <translation>farklı veri: bu kayıplar karşılaştırılamaz</translation>
    </message>
    <message>
        <source>learning rate %1 from step %2 on</source>
        <translation>%2. adımdan sonra öğrenme oranı %1</translation>
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
    <message>
        <source>Saving…</source>
        <translation>Kaydediliyor…</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Açılıyor…</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Geri alındı: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Yinelendi: %1</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::MapCard</name>
    <message>
        <source>Selected: %1 → %2 = %3</source>
        <extracomment>%1 is the chosen query&apos;s token, %2 the key&apos;s, %3 the weight</extracomment>
        <translation>Seçili: %1 → %2 = %3</translation>
    </message>
    <message>
        <source>Head on</source>
        <translation>Baş açık</translation>
    </message>
    <message>
        <source>Off: the head’s output is 0 everywhere; the layers above do without it.</source>
        <translation>Kapalıyken başın çıktısı her yerde 0’dır; üst katmanlar onsuz idare eder.</translation>
    </message>
    <message>
        <source>query (looks)</source>
        <translation>sorgu (bakan)</translation>
    </message>
    <message>
        <source>key (is looked at)</source>
        <translation>anahtar (bakılan)</translation>
    </message>
    <message>
        <source>read | written (query)</source>
        <translation>okunan | yazılan (sorgu)</translation>
    </message>
    <message>
        <source>source word (key)</source>
        <translation>kaynak sözcük (anahtar)</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::MaskPart</name>
    <message>
        <source>%1, position %2 looks at %3: %4</source>
        <translation>%1, konum %2, baktığı konum %3: %4</translation>
    </message>
    <message>
        <source>Change symbol %1</source>
        <translation>Değişen simge: %1</translation>
    </message>
    <message>
        <source>Another symbol</source>
        <translation>Başka bir simge</translation>
    </message>
    <message>
        <source>Model and symbols of seed %1</source>
        <translation>Model ve simgeler, tohum: %1</translation>
    </message>
    <message>
        <source>Choose a head</source>
        <translation>Baş seç</translation>
    </message>
    <message>
        <source>The first symbol is changed: every output may move.</source>
        <translation>İlk simge değişti: bütün çıktılar oynayabilir.</translation>
    </message>
    <message>
        <source>Outputs 1 to %1 did not move by a single bit; from %2 on by up to %3.</source>
        <translation>1 ile %1 arası çıktılar tek bit bile oynamadı; %2 numaradan başlayarak en çok %3 oynadılar.</translation>
    </message>
    <message>
        <source>The leak: outputs 1 to %1 know about symbol %2, they moved by up to %3.</source>
        <translation>Sızıntı: 1 ile %1 arası çıktılar %2 numaralı simgeyi biliyor, en çok %3 oynadılar.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tohum</translation>
    </message>
    <message>
        <source>Attention of</source>
        <translation>Dikkat başı</translation>
    </message>
    <message>
        <source>block %1, head %2</source>
        <translation>blok %1, baş %2</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Önce</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Sonra</translation>
    </message>
    <message>
        <source>Difference × 100</source>
        <translation>Fark × 100</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::MaskPositionPage</name>
    <message>
        <source>Mask and position</source>
        <translation>Maske ve konum</translation>
    </message>
    <message>
        <source>Reset the page</source>
        <translation>Sayfayı sıfırla</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>Adım %1 / %2</translation>
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
        <source>Causal &amp;mask</source>
        <translation>Nedensel &amp;maske</translation>
    </message>
    <message>
        <source>Every position sees only itself and what came before</source>
        <translation>Her konum yalnızca kendini ve kendinden öncekileri görür</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Nedensel maske</translation>
    </message>
    <message>
        <source>a  Mask</source>
        <translation>a  Maske</translation>
    </message>
    <message>
        <source>b  Order</source>
        <translation>b  Sıra</translation>
    </message>
    <message>
        <source>c  Encoding</source>
        <translation>c  Kodlama</translation>
    </message>
    <message>
        <source>d  Tasks</source>
        <translation>d  Görevler</translation>
    </message>
    <message>
        <source>e  Leak</source>
        <translation>e  Sızıntı</translation>
    </message>
    <message>
        <source>A GPT that reads 16 symbols and was never trained. Click a symbol to change it.</source>
        <translation>16 simge okuyan, hiç eğitilmemiş bir GPT. Değiştirmek istediğin simgeye tıkla.</translation>
    </message>
    <message>
        <source>The same untrained GPT. All symbols but the last are shuffled: does the last output notice?</source>
        <translation>Aynı eğitimsiz GPT. Sonuncu dışındaki bütün simgeler karıştırılır: son çıktı bunu fark ediyor mu?</translation>
    </message>
    <message>
        <source>What is added to the embeddings so that the model knows where a symbol stands.</source>
        <translation>Model bir simgenin nerede durduğunu bilsin diye gömmelere eklenen vektörler.</translation>
    </message>
    <message>
        <source>A piece of text holds as many exercises as it has symbols to predict.</source>
        <translation>Bir metin parçasında, tahmin edilecek kaç simge varsa o kadar alıştırma vardır.</translation>
    </message>
    <message>
        <source>The same small model, trained twice from one seed: with the mask and without it.</source>
        <translation>Aynı küçük model, aynı tohumdan iki kez eğitilir: bir maskeyle, bir maskesiz.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::MaskPositionPresentation</name>
    <message>
        <source>The mask closes the future</source>
        <translation>Maske geleceği kapatır</translation>
    </message>
    <message>
        <source>Without the mask</source>
        <translation>Maske olmadan</translation>
    </message>
    <message>
        <source>Does the order matter?</source>
        <translation>Sıra önemli mi?</translation>
    </message>
    <message>
        <source>Every position has a pattern of its own</source>
        <translation>Her konumun kendi deseni var</translation>
    </message>
    <message>
        <source>One piece, many tasks</source>
        <translation>Tek parça, çok görev</translation>
    </message>
    <message>
        <source>Why the mask exists</source>
        <translation>Maske neden var?</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Simge</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Eğit</translation>
    </message>
    <message>
        <source>Change symbol %1</source>
        <translation>Değişen simge: %1</translation>
    </message>
    <message>
        <source>Positional encoding</source>
        <translation>Konum kodlaması</translation>
    </message>
    <message>
        <source>Choose position %1</source>
        <translation>Konum seç: %1</translation>
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
        <translation>Şu &amp;biçimde kopyala</translation>
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
    <name>dikkat::ui::ModelOpener</name>
    <message>
        <source>Open model</source>
        <translation>Model aç</translation>
    </message>
    <message>
        <source>Open a second model</source>
        <translation>İkinci bir model aç</translation>
    </message>
    <message>
        <source>Models (*.dikkat *.safetensors);;All files (*)</source>
        <translation>Modeller (*.dikkat *.safetensors);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>A run is going on; stop it before you open another model.</source>
        <translation>Bir eğitim sürüyor; başka bir model açmadan önce onu durdur.</translation>
    </message>
    <message>
        <source>Open model “%1”</source>
        <translation>“%1” modelini aç</translation>
    </message>
    <message>
        <source>The example is missing from this copy of the program.</source>
        <translation>Programın bu kopyasında örnek model eksik.</translation>
    </message>
    <message>
        <source>Load the example model</source>
        <translation>Örnek modeli yükle</translation>
    </message>
    <message>
        <source>“%1” is a text, not a model; it can be learned from on page 7.</source>
        <translation>“%1” bir metin, model değil; 7. sayfada bu metinden öğrenilebilir.</translation>
    </message>
    <message>
        <source>There is no model in the session “%1”.</source>
        <translation>“%1” oturumunda model yok.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ModelQuestions</name>
    <message>
        <source>About this model</source>
        <translation>Bu model hakkında</translation>
    </message>
    <message>
        <source>“%1” does not say everything about its model. Other answers give other numbers: take them from the program that trained it.</source>
        <translation>“%1” modelinin her şeyini söylemiyor. Başka yanıtlar başka sayılar verir: yanıtları modeli eğiten programdan al.</translation>
    </message>
    <message>
        <source>Heads (width %1):</source>
        <translation>Dikkat başı (genişlik %1):</translation>
    </message>
    <message>
        <source>GELU, exact (nanoGPT)</source>
        <translation>GELU, tam (nanoGPT)</translation>
    </message>
    <message>
        <source>GELU, tanh form (GPT-2, minGPT)</source>
        <translation>GELU, tanh biçimi (GPT-2, minGPT)</translation>
    </message>
    <message>
        <source>Activation:</source>
        <translation>Etkinleştirme:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Aç</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Vazgeç</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ModelReader</name>
    <message>
        <source>The trained model has no attention to show.</source>
        <translation>Eğitilmiş modelde gösterilecek dikkat yok.</translation>
    </message>
    <message>
        <source>The trained model translates pairs of sentences: page 8 shows its attention. Train a GPT to read this sentence.</source>
        <translation>Eğitilmiş model cümle çiftlerini çevirir: dikkatini 8. sayfa gösterir. Bu cümleyi okutmak için bir GPT eğit.</translation>
    </message>
    <message>
        <source>The trained model knows none of the letters or words here.</source>
        <translation>Eğitilmiş model buradaki harflerin ya da sözcüklerin hiçbirini tanımıyor.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::MomentBar</name>
    <message>
        <source>step %1</source>
        <translation>adım %1</translation>
    </message>
    <message>
        <source>step %1, loss %2</source>
        <translation>adım %1, kayıp %2</translation>
    </message>
    <message>
        <source>Saved moment</source>
        <translation>Kayıtlı an</translation>
    </message>
    <message>
        <source>Saved moment of the run</source>
        <translation>Eğitimin kayıtlı anı</translation>
    </message>
    <message>
        <source>Play the moments one after another</source>
        <translation>Anları art arda oynat</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Induction score %1 → %2 between steps %3 and %4</source>
        <translation>Tümevarım puanı %1 → %2: %3 ile %4. adımlar arasında</translation>
    </message>
    <message>
        <source>; loss %1 → %2 between steps %3 and %4</source>
        <translation>; kayıp %1 → %2: %3 ile %4. adımlar arasında</translation>
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
    <name>dikkat::ui::NoteCard</name>
    <message>
        <source>Switch head on</source>
        <translation>Başı aç</translation>
    </message>
    <message>
        <source>Switch head off</source>
        <translation>Başı kapat</translation>
    </message>
    <message>
        <source>What does this head do?</source>
        <translation>Bu baş ne yapıyor?</translation>
    </message>
    <message>
        <source>All on</source>
        <translation>Hepsini aç</translation>
    </message>
    <message>
        <source>Switch every head on again</source>
        <translation>Bütün başları yeniden aç</translation>
    </message>
    <message>
        <source>Measuring was stopped.</source>
        <translation>Ölçüm durduruldu.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Yeniden ölç</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Ölçülüyor…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::NumberSlider</name>
    <message>
        <source>%1: allowed are %2 to %3.</source>
        <translation>%1: %2 ile %3 arası olabilir.</translation>
    </message>
    <message>
        <source>%1 means: %2.</source>
        <extracomment>%1: a number, %2: what it means</extracomment>
        <translation>%1 şu demek: %2.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::OrderPart</name>
    <message>
        <source>Positional encoding</source>
        <translation>Konum kodlaması</translation>
    </message>
    <message>
        <source>Blocks: %1</source>
        <translation>Blok: %1</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>Başka bir sıra</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>sinüzoidal</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>öğrenilen</translation>
    </message>
    <message>
        <source>The last output moved by %1: rounding noise. The order is not seen.</source>
        <translation>Son çıktı %1 oynadı: yuvarlama gürültüsü. Sıra görülmüyor.</translation>
    </message>
    <message>
        <source>The last output moved by %1: the order is seen.</source>
        <translation>Son çıktı %1 oynadı: sıra görülüyor.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>last output moved, float32</source>
        <translation>son çıktının oynaması, float32</translation>
    </message>
    <message>
        <source>last output moved, float64</source>
        <translation>son çıktının oynaması, float64</translation>
    </message>
    <message>
        <source>Change of the last output</source>
        <translation>Son çıktının değişimi</translation>
    </message>
    <message>
        <source>One block adds up the same terms in another order: without positions only rounding is left.</source>
        <translation>Tek blok aynı terimleri başka sırayla toplar: konum bilgisi yoksa geriye yalnızca yuvarlama kalır.</translation>
    </message>
    <message>
        <source>With two blocks and the mask the order shows even without positions: how many symbols a position may see depends on where it stands. Switch the mask off.</source>
        <translation>İki blok ve maske varken sıra, konum bilgisi olmadan da görünür: bir konumun kaç simge görebildiği durduğu yere bağlıdır. Maskeyi kapat.</translation>
    </message>
    <message>
        <source>Without the mask two blocks are as blind to the order as one.</source>
        <translation>Maske yokken iki blok da sıraya bir blok kadar kördür.</translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation>Konum: %1</translation>
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
    <message>
        <source>S&amp;caling ÷√dk</source>
        <translation>Ö&amp;lçekleme ÷√dk</translation>
    </message>
    <message>
        <source>The same numbers with and without ÷√dk</source>
        <translation>Aynı sayılar, ÷√dk ile ve onsuz</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::PageSlides</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::PieceGrid</name>
    <message>
        <source>what the row may read</source>
        <translation>satırın okuyabildiği</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>yanıt</translation>
    </message>
    <message>
        <source>Task %1 reads “%2” and is asked for “%3”, which it can simply copy.</source>
        <translation>%1. görev “%2” okur, ondan “%3” istenir: kopyalaması yeter.</translation>
    </message>
    <message>
        <source>Task %1 reads “%2” and is asked for “%3”.</source>
        <translation>%1. görev “%2” okur, ondan “%3” istenir.</translation>
    </message>
    <message>
        <source>One piece of text as prediction tasks</source>
        <translation>Tahmin görevleri olarak bir metin parçası</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::PiecePart</name>
    <message>
        <source>A piece needs at least two symbols: one to read and one to ask for.</source>
        <translation>Bir parçada en az iki simge olmalı: biri okunur, biri sorulur.</translation>
    </message>
    <message>
        <source>Another piece of text</source>
        <translation>Başka bir metin parçası</translation>
    </message>
    <message>
        <source>to be or not</source>
        <extracomment>Eight to twelve letters; shows that one piece is many prediction tasks</extracomment>
        <translation>bir varmış</translation>
    </message>
    <message>
        <source>Piece of text</source>
        <translation>Metin parçası</translation>
    </message>
    <message>
        <source>Tasks in this piece: %1</source>
        <translation>Bu parçadaki görev sayısı: %1</translation>
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
    <message>
        <source>All rows are right: finish</source>
        <translation>Bütün satırlar doğru: bitir</translation>
    </message>
    <message>
        <source>Next step: %1</source>
        <translation>Sonraki adım: %1</translation>
    </message>
    <message>
        <source>Next row: %1</source>
        <translation>Sonraki satır: %1</translation>
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
        <source>The mask is off; step 3 shows it.</source>
        <translation>Maske kapalı; 3. adımda görülür.</translation>
    </message>
    <message>
        <source>Scaling is off; step 2 shows it.</source>
        <translation>Ölçekleme kapalı; 2. adımda görülür.</translation>
    </message>
    <message>
        <source>The scores are not scaled.</source>
        <translation>Skorlar ölçeklenmedi.</translation>
    </message>
    <message>
        <source>Nothing is masked.</source>
        <translation>Hiçbir şey maskeli değil.</translation>
    </message>
    <message>
        <source>Without the mask position %1 gives this share to what comes after it: %2.</source>
        <extracomment>%1 is a position, %2 a percentage</extracomment>
        <translation>Maske yokken %1. konum, kendinden sonra gelenlere şu payı veriyor: %2.</translation>
    </message>
    <message>
        <source>%1: head %2 of %3</source>
        <extracomment>%1 is the title of a slide</extracomment>
        <translation>%1: baş %2 / %3</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Baş</translation>
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
    <name>dikkat::ui::ProbePanel</name>
    <message>
        <source>The attention of every head appears here as soon as there is a model.</source>
        <translation>Bir model olur olmaz her başın dikkati burada görünür.</translation>
    </message>
    <message>
        <source>A fixed-window MLP has no attention heads: it multiplies all its inputs by fixed weights.</source>
        <translation>Sabit pencereli MLP’nin dikkat başı yoktur: bütün girişlerini sabit ağırlıklarla çarpar.</translation>
    </message>
    <message>
        <source>The model knows no symbol of the probe text.</source>
        <translation>Model yoklama metninin hiçbir simgesini tanımıyor.</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Yoklama</translation>
    </message>
    <message>
        <source>The text whose attention is shown; for an encoder–decoder source → target</source>
        <translation>Dikkati gösterilen metin; kodlayıcı–kod çözücü için kaynak → hedef</translation>
    </message>
    <message>
        <source>Attention, all heads, step %1</source>
        <translation>Dikkat başları, adım %1</translation>
    </message>
    <message>
        <source>Attention, all heads</source>
        <translation>Dikkat başları</translation>
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
    <message>
        <source>Enter: next answer; Esc: leave the exercise</source>
        <translation>Enter: sonraki yanıt; Esc: alıştırmadan çık</translation>
    </message>
    <message>
        <source>Positions: %1, heads: %2, each with dk = %3 / %2 = %4. Shown: head %5.</source>
        <translation>Konum: %1, baş: %2, her birinde dk = %3 / %2 = %4. Gösterilen: baş %5.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::RecurrentPanel</name>
    <message>
        <source>Length n</source>
        <translation>Uzunluk n</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Genişlik d</translation>
    </message>
    <message>
        <source>Operations of one layer</source>
        <translation>Bir katmanın işlemleri</translation>
    </message>
    <message>
        <source>self-attention n² · d</source>
        <translation>öz-dikkat n² · d</translation>
    </message>
    <message>
        <source>recurrent layer n · d²</source>
        <translation>döngüsel katman n · d²</translation>
    </message>
    <message>
        <source>n = d: both need as many operations; attention does them in 1 step instead of %1.</source>
        <translation>n = d: ikisi de aynı sayıda işlem ister; dikkat bunu %1 yerine tek adımda yapar.</translation>
    </message>
    <message>
        <source>length n</source>
        <translation>uzunluk n</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>işlem</translation>
    </message>
    <message>
        <source>n = d = %1</source>
        <translation>n = d = %1</translation>
    </message>
    <message>
        <source>Operations by length, both axes logarithmic</source>
        <translation>Uzunluğa göre işlem sayısı, iki eksen de logaritmik</translation>
    </message>
    <message>
        <source>At n = %1 and d = %2: self-attention %3, recurrent layer %4; they cross at n = %2</source>
        <translation>n = %1 ve d = %2 için: öz-dikkat %3, döngüsel katman %4; n = %2 noktasında kesişirler</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Katman</translation>
    </message>
    <message>
        <source>Operations per layer</source>
        <translation>Katman başına işlem</translation>
    </message>
    <message>
        <source>Steps one after the other</source>
        <translation>Art arda adım</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Öz-dikkat</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>Döngüsel</translation>
    </message>
    <message>
        <source>Operations and steps of both layers</source>
        <translation>İki katmanın işlemleri ve adımları</translation>
    </message>
    <message>
        <source>n &lt; d: attention needs fewer operations (by a factor of %1), and only 1 step instead of %2.</source>
        <translation>n &lt; d: dikkat daha az işlem yapar (%1 kat fark), üstelik %2 adım yerine yalnızca 1 adımda.</translation>
    </message>
    <message>
        <source>n &gt; d: attention needs more operations (by a factor of %1), but still only 1 step instead of %2.</source>
        <translation>n &gt; d: dikkat daha çok işlem yapar (%1 kat fark) ama yine de %2 adım yerine yalnızca 1 adımda.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::RootDkPage</name>
    <message>
        <source>Why √dk?</source>
        <translation>Neden √dk?</translation>
    </message>
    <message>
        <source>Width dk: %1</source>
        <translation>Genişlik dk: %1</translation>
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
        <source>Factor s: %1</source>
        <translation>Çarpan s: %1</translation>
    </message>
    <message>
        <source>Score %1: %2</source>
        <translation>Skor %1: %2</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Tohum: %1</translation>
    </message>
    <message>
        <source>Back to the chapter’s values</source>
        <translation>Bölümün değerlerine dön</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>Adım %1 / %2</translation>
    </message>
    <message>
        <source>dk = %1</source>
        <translation>dk = %1</translation>
    </message>
    <message>
        <source>dk = %1: variance %2, after ÷ √dk %3</source>
        <translation>dk = %1: varyans %2, ÷ √dk sonrası %3</translation>
    </message>
    <message>
        <source>S switches the scaling</source>
        <translation>S ölçeklemeyi açar kapatır</translation>
    </message>
    <message>
        <source>%1   (√dk = %2)</source>
        <translation>%1   (√dk = %2)</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1 / %2 çift</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Yeniden çek</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>Çekmeye devam et</translation>
    </message>
    <message>
        <source>S&amp;caling ÷√dk</source>
        <translation>&amp;Ölçekleme ÷√dk</translation>
    </message>
    <message>
        <source>Divide the scores by the root of the width</source>
        <translation>Skorları genişliğin kareköküne böl</translation>
    </message>
    <message>
        <source>Off: softmax gets the dot products as they are, √dk times as large.</source>
        <translation>Kapalıyken softmax iç çarpımları olduğu gibi, √dk kat büyük alır.</translation>
    </message>
    <message>
        <source>&amp;Draw or stop</source>
        <translation>Ç&amp;ek ya da durdur</translation>
    </message>
    <message>
        <source>Stop drawing, go on, or draw with the next seed</source>
        <translation>Çekilişi durdur, sürdür ya da sonraki tohumla çek</translation>
    </message>
    <message>
        <source>Random pairs of vectors q and k: every component has mean 0 and variance 1.</source>
        <translation>Rastgele q ve k vektör çiftleri: her bileşenin ortalaması 0, varyansı 1.</translation>
    </message>
    <message>
        <source>Scaling ÷√dk</source>
        <translation>Ölçekleme ÷√dk</translation>
    </message>
    <message>
        <source>Width d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>Genişlik d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tohum</translation>
    </message>
    <message>
        <source>Variance of q·k in theory: dk; after ÷ √dk: 1</source>
        <translation>q·k varyansı kuramda dk, ÷ √dk sonrası 1</translation>
    </message>
    <message>
        <source>Pairs drawn</source>
        <translation>Çekilen çiftler</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::RootDkPresentation</name>
    <message>
        <source>Wide vectors, large scores</source>
        <translation>Geniş vektör, büyük skor</translation>
    </message>
    <message>
        <source>Dividing by √dk takes it back</source>
        <translation>√dk sayısına bölmek geri alır</translation>
    </message>
    <message>
        <source>Large scores silence softmax</source>
        <translation>Büyük skorlar softmax’ı susturur</translation>
    </message>
    <message>
        <source>Scaling: on</source>
        <translation>Ölçekleme: açık</translation>
    </message>
    <message>
        <source>Scaling: off</source>
        <translation>Ölçekleme: kapalı</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Genişlik</translation>
    </message>
    <message>
        <source>q·k, dk = %1</source>
        <translation>q·k, dk = %1</translation>
    </message>
    <message>
        <source>q·k ÷ √%1</source>
        <translation>q·k ÷ √%1</translation>
    </message>
    <message>
        <source>variance %1</source>
        <translation>varyans %1</translation>
    </message>
    <message>
        <source>softmax(scores · %1), dk = %2</source>
        <translation>softmax(skorlar · %1), dk = %2</translation>
    </message>
    <message>
        <source>Size of the softmax gradient: %1</source>
        <translation>Softmax gradyanının büyüklüğü: %1</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::RunBar</name>
    <message>
        <source>Continue</source>
        <translation>Sürdür</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Go on where the run stands (Space)</source>
        <translation>Eğitimi kaldığı yerden sürdür (Boşluk)</translation>
    </message>
    <message>
        <source>Pause the run (Space)</source>
        <translation>Eğitimi duraklat (Boşluk)</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <extracomment>how many steps a second</extracomment>
        <translation>%1 adım/sn</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>%1 is a time like 0:42</extracomment>
        <translation>%1 kaldı</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 simge/sn</translation>
    </message>
    <message>
        <source>not trained yet</source>
        <translation>henüz eğitilmedi</translation>
    </message>
    <message>
        <source>preparing…</source>
        <translation>hazırlanıyor…</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>adım %1 / %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>adım %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlat</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>One step, then pause (.)</source>
        <translation>Bir adım, sonra duraklat (.)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>End the run; the model stays, and the run can go on later (Shift+S)</source>
        <translation>Eğitimi bitir; model kalır, eğitim sonra sürebilir (Shift+S)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Reset: forget model and curve; kept runs stay</source>
        <translation>Sıfırla: modeli ve eğriyi unut; saklanan eğitimler kalır</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Öğrenme oranı</translation>
    </message>
    <message>
        <source>Holds from the next step on, even while the run is in progress</source>
        <translation>Bir sonraki adımdan başlayarak geçerli, eğitim sürerken de</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Eğitimin ilerlemesi</translation>
    </message>
    <message>
        <source>The run is finished: Continue trains it further, New run begins another.</source>
        <translation>Eğitim bitti: Sürdür onu daha çok eğitir, Yeni eğitim bir başkasını başlatır.</translation>
    </message>
    <message>
        <source>There is a model already: New run begins another in its place.</source>
        <translation>Zaten bir model var: Yeni eğitim onun yerine bir başkasını başlatır.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Yeni eğitim</translation>
    </message>
    <message>
        <source>Begin another run with this set-up; it takes the place of this model, and undo brings that back</source>
        <translation>Bu kurulumla başka bir eğitim başlat; bu modelin yerini alır, geri al onu geri getirir</translation>
    </message>
    <message>
        <source>Begin a run with this set-up (Space)</source>
        <translation>Bu kurulumla bir eğitim başlat (Boşluk)</translation>
    </message>
    <message>
        <source>Train on for as many steps as the set-up has</source>
        <translation>Kurulumdaki adım sayısı kadar daha eğit</translation>
    </message>
    <message>
        <source>The learning rate cannot be negative. Allowed: 0 … %1.</source>
        <translation>Öğrenme oranı negatif olamaz. İzin verilen: 0 … %1.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::RunCurves</name>
    <message>
        <source>this run</source>
        <translation>bu eğitim</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::RunsPanel</name>
    <message>
        <source>Run %1, %2</source>
        <extracomment>name of a kept run: its number and its data</extracomment>
        <translation>Eğitim %1, %2</translation>
    </message>
    <message>
        <source>Run kept</source>
        <translation>Eğitim saklandı</translation>
    </message>
    <message>
        <source>Run renamed</source>
        <translation>Eğitimin adı değişti</translation>
    </message>
    <message>
        <source>Run deleted</source>
        <translation>Eğitim silindi</translation>
    </message>
    <message>
        <source>Export the curve</source>
        <translation>Eğriyi dışa aktar</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablolar (*.csv)</translation>
    </message>
    <message>
        <source>Steps: %1; last validation loss: %2</source>
        <translation>Adım: %1; son doğrulama kaybı: %2</translation>
    </message>
    <message>
        <source>“Keep run” above the loss plot puts the curve here; the next run is drawn over it.</source>
        <translation>Kayıp grafiğinin üstündeki “Eğitimi sakla” eğriyi buraya koyar; sonraki eğitim onun üstüne çizilir.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Adlandır</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Export the chosen curve, or the current one when none is chosen</source>
        <translation>Seçili eğriyi, seçili yoksa şimdikini dışa aktar</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Resim…</translation>
    </message>
    <message>
        <source>Export the loss plot as a picture</source>
        <translation>Kayıp grafiğini resim olarak dışa aktar</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Saklanan eğitimler</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Karşılaştır…</translation>
    </message>
    <message>
        <source>Trains the runs of one comparison, one after another, and keeps their curves.</source>
        <translation>Bir karşılaştırmanın eğitimlerini art arda yapar ve eğrilerini saklar.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SamplePanel</name>
    <message>
        <source>What the model writes appears here as soon as there is one.</source>
        <translation>Bir model olur olmaz yazdıkları burada görünür.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>adım %1</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SaturationCard</name>
    <message>
        <source>s = √%1: the scores without scaling</source>
        <translation>s = √%1: ölçeklenmemiş skorlar</translation>
    </message>
    <message>
        <source>s = 1: the scores as they are</source>
        <translation>s = 1: skorlar olduğu gibi</translation>
    </message>
    <message>
        <source>Score × s, and the share that softmax gives it</source>
        <translation>Skor × s ve softmax’ın ona verdiği pay</translation>
    </message>
    <message>
        <source>Size of the gradient: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Gradyan büyüklüğü: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>factor s</source>
        <translation>çarpan s</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradyan</translation>
    </message>
    <message>
        <source>Size of the softmax gradient over the factor s</source>
        <translation>Çarpan s’ye göre softmax gradyanının büyüklüğü</translation>
    </message>
    <message>
        <source>At s = %1 it is %2.</source>
        <translation>s = %1 iken değeri: %2.</translation>
    </message>
    <message>
        <source>Softmax of four scores times s</source>
        <translation>s ile çarpılmış dört skorun softmax’ı</translation>
    </message>
    <message>
        <source>Factor s</source>
        <translation>Çarpan s</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Skor %1</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ScoresModel</name>
    <message>
        <source> (off)</source>
        <translation> (kapalı)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Baş</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropi</translation>
    </message>
    <message>
        <source>First</source>
        <translation>İlk</translation>
    </message>
    <message>
        <source>Itself</source>
        <translation>Kendisi</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Tümevarım</translation>
    </message>
    <message>
        <source>Layer and head, from below: layer 1 reads the embeddings.</source>
        <translation>Katman ve baş, alttan başlayarak: 1. katman gömmeleri okur.</translation>
    </message>
    <message>
        <source>Share given to the first token: where a head looks that has found nothing.</source>
        <translation>İlk simgeye verilen pay: bir şey bulamayan baş oraya bakar.</translation>
    </message>
    <message>
        <source>Share that stays with the token itself.</source>
        <translation>Simgenin kendisinde kalan pay.</translation>
    </message>
    <message>
        <source>Δloss</source>
        <translation>Δkayıp</translation>
    </message>
    <message>
        <source>%1 on %2 random sequences</source>
        <translation>%2 rastgele dizide %1</translation>
    </message>
    <message>
        <source>%1 on %2 texts</source>
        <translation>%2 metinde %1</translation>
    </message>
    <message>
        <source>%1 places back: %2</source>
        <translation>%1 yer geride: %2</translation>
    </message>
    <message>
        <source>k back</source>
        <extracomment>k is the number of places</extracomment>
        <translation>k geride</translation>
    </message>
    <message>
        <source>Δ here</source>
        <extracomment>change of the loss on the text on screen</extracomment>
        <translation>Δ burada</translation>
    </message>
    <message>
        <source>How widely a head spreads its attention on this text, in nats: 0 is one single token, ln n is n tokens alike.</source>
        <translation>Başın bu metinde dikkatini ne kadar dağıttığı, nat olarak: 0 tek bir simge, ln n eşit n simge demektir.</translation>
    </message>
    <message>
        <source>Largest share of attention given to a fixed distance: 1 is the token directly before.</source>
        <translation>Sabit bir uzaklığa verilen en büyük dikkat payı: 1, hemen önceki simgedir.</translation>
    </message>
    <message>
        <source>Share given to the token after an earlier occurrence of the same token, beyond what place and chance explain. Layer 1 has none: it cannot know what stood before a token.</source>
        <translation>Aynı simgenin daha önce geçtiği yerden sonraki simgeye, yerin ve rastlantının açıkladığının ötesinde verilen pay. 1. katmanda yoktur: bir simgenin önünde ne durduğunu bilemez.</translation>
    </message>
    <message>
        <source>The same on the text on screen alone: one text says little.</source>
        <translation>Aynısı yalnızca ekrandaki metinde: tek bir metin az şey söyler.</translation>
    </message>
    <message>
        <source>By how much the loss on data the model has not learned from grows when this head alone is switched off; ≈ 0: no measurable effect.</source>
        <translation>Yalnızca bu baş kapatılınca modelin öğrenmediği verideki kaybın ne kadar büyüdüğü; ≈ 0: ölçülebilir bir etki yok.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::ScoresTable</name>
    <message>
        <source>Scores of all heads</source>
        <translation>Bütün başların puanları</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SentenceArcs</name>
    <message>
        <source>“%1” is outside the context: it is not seen</source>
        <translation>“%1” bağlamın dışında: görülmüyor</translation>
    </message>
    <message>
        <source>“%1” looks at “%2” with weight %3</source>
        <translation>“%1”, “%2” sözcüğüne %3 ağırlığıyla bakıyor</translation>
    </message>
    <message>
        <source>“%1” looks at “%2” with weight %3; in the trained model with %4</source>
        <translation>“%1”, “%2” sözcüğüne %3 ağırlığıyla bakıyor; eğitilmiş modelde %4</translation>
    </message>
    <message>
        <source>Sentence with arcs: what one word looks at</source>
        <translation>Yaylarla gösterilen cümle: bir sözcük nerelere bakıyor</translation>
    </message>
    <message>
        <source>“%1” not seen</source>
        <translation>“%1” görülmüyor</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <extracomment>a word and its attention weight</extracomment>
        <translation>“%1” %2</translation>
    </message>
    <message>
        <source>“%1” looks at: %2</source>
        <translation>“%1” şunlara bakıyor: %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SentencePanel</name>
    <message>
        <source>Sentence</source>
        <translation>Cümle</translation>
    </message>
    <message>
        <source>Type another sentence of up to %1 words and press Enter</source>
        <translation>En çok %1 sözcüklük başka bir cümle yaz ve Enter’a bas</translation>
    </message>
    <message>
        <source>Our sentence</source>
        <translation>Bizim cümlemiz</translation>
    </message>
    <message>
        <source>Back to the page’s own sentence and its vectors</source>
        <translation>Sayfanın kendi cümlesine ve vektörlerine dön</translation>
    </message>
    <message>
        <source>Q, K and V of page 2 become these; undo brings the old ones back</source>
        <translation>2. sayfanın Q, K ve V tabloları bunlar olur; geri al eskileri getirir</translation>
    </message>
    <message>
        <source>Where the vectors come from</source>
        <translation>Vektörler nereden geliyor</translation>
    </message>
    <message>
        <source>Attention head of the trained model</source>
        <translation>Eğitilmiş modelin dikkat başı</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>&lt;b&gt;Edited by you&lt;/b&gt;: framed numbers differ from the hand-made ones.</source>
        <translation>&lt;b&gt;Sen değiştirdin&lt;/b&gt;: çerçeveli sayılar elle yapılmış olanlardan farklı.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Made by hand&lt;/b&gt;, not learned: small numbers chosen so that the sentence works.</source>
        <translation>&lt;b&gt;Elle yapıldı&lt;/b&gt;, öğrenilmedi: cümle anlaşılsın diye seçilmiş küçük sayılar.</translation>
    </message>
    <message>
        <source>Not in the word list, therefore 0 until you type numbers: %1.</source>
        <translation>Sözcük listesinde yok, sen sayı yazana dek 0: %1.</translation>
    </message>
    <message>
        <source>Swap a word</source>
        <translation>Sözcük değiştir</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Put the opposite property into the sentence (W)</source>
        <translation>Cümleye karşıt niteliği koy (W)</translation>
    </message>
    <message>
        <source>edited vectors</source>
        <translation>değiştirilmiş vektörler</translation>
    </message>
    <message>
        <source>hand-made vectors</source>
        <translation>elle yapılmış vektörler</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>Bir model eğit</translation>
    </message>
    <message>
        <source>Hide the trained model</source>
        <translation>Eğitilmiş modeli gizle</translation>
    </message>
    <message>
        <source>Run this sentence through the trained model of the Lab</source>
        <translation>Bu cümleyi Laboratuvar’ın eğitilmiş modeline okut</translation>
    </message>
    <message>
        <source>The model is reading…</source>
        <translation>Model okuyor…</translation>
    </message>
    <message>
        <source>Mean of all heads</source>
        <translation>Başların ortalaması</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Katman %1, baş %2</translation>
    </message>
    <message>
        <source>trained model “%1”, %2</source>
        <translation>eğitilmiş model “%1”, %2</translation>
    </message>
    <message>
        <source>Its tokens are words, as here.</source>
        <translation>Simgeleri buradaki gibi sözcükler.</translation>
    </message>
    <message>
        <source>Its tokens are pieces of words: the shares of a word’s pieces are added up, its own pieces averaged.</source>
        <translation>Simgeleri sözcük parçaları: bir sözcüğün parçalarına verilen paylar toplanır, kendi parçalarının ortalaması alınır.</translation>
    </message>
    <message>
        <source>Its context is full: it did not see all of the first words (%1).</source>
        <translation>Bağlamı doldu: ilk sözcüklerin (%1) hepsini görmedi.</translation>
    </message>
    <message>
        <source>It does not know, and skipped: %1.</source>
        <translation>Tanımayıp atladıkları: %1.</translation>
    </message>
    <message>
        <source>Open them on page 2</source>
        <translation>2. sayfada aç</translation>
    </message>
    <message>
        <source>No model has been trained or opened yet: page 7 trains one, and its weights can then stand beside these</source>
        <translation>Henüz eğitilmiş ya da açılmış bir model yok: 7. sayfa bir tane eğitir, ağırlıkları bunların yanında durabilir</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>Bilinen sözcükler</translation>
    </message>
    <message>
        <source>The words that have vectors; choosing one writes it into the sentence</source>
        <translation>Vektörü olan sözcükler; seçtiğin cümleye yazılır</translation>
    </message>
    <message>
        <source>Columns of Q and K: 1: a thing, 2: heavy, 3: breaks easily, 4: belongs to an event. V: heavy, breaks easily.</source>
        <translation>Q ve K sütunları: 1: nesne, 2: ağır, 3: kolay kırılır, 4: bir olaya ait. V: ağır, kolay kırılır.</translation>
    </message>
    <message>
        <source>Its output: %1</source>
        <extracomment>%1 is a vector</extracomment>
        <translation>Çıktısı: %1</translation>
    </message>
    <message>
        <source>%1 is alone and looks at itself.</source>
        <translation>%1 tek başına; yalnızca kendine bakıyor.</translation>
    </message>
    <message>
        <source>%1 gives most to itself: %2.</source>
        <extracomment>%1 is a word, %2 the weight it gives to itself</extracomment>
        <translation>%1 en büyük payı kendine veriyor: %2.</translation>
    </message>
    <message>
        <source>%1 cannot decide between the others it looks at, %2: weight %3 each.</source>
        <extracomment>%1 is a word, %2 a list of words, %3 a weight</extracomment>
        <translation>%1 ötekiler arasında karar veremiyor, en çok bakılanlar %2: her birinin ağırlığı %3.</translation>
    </message>
    <message>
        <source>%1 cannot decide between %2: weight %3 each.</source>
        <translation>%1 şunlar arasında karar veremiyor: %2; her birinin ağırlığı %3.</translation>
    </message>
    <message>
        <source>Of the other words %1 looks most at %2: %3 ÷ √4 = %4, weight %5.</source>
        <extracomment>the word that looks, the word it looks at most, q·k/√d in numbers, the weight</extracomment>
        <translation>%1, öteki sözcükler içinde en çok %2 sözcüğüne bakıyor: %3 ÷ √4 = %4, ağırlık %5.</translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3 ÷ √4 = %4, weight %5.</source>
        <translation>%1 en çok %2 sözcüğüne bakıyor: %3 ÷ √4 = %4, ağırlık %5.</translation>
    </message>
    <message>
        <source>“%1” asks for a thing; “%2” is added to its question, as an earlier layer would do.</source>
        <translation>“%1” bir nesne arar; önceki bir katmanın yapacağı gibi, “%2” sözcüğünün anlamı sorgusuna eklenmiştir.</translation>
    </message>
    <message>
        <source>Nothing is masked here: every word sees the whole sentence, as in an encoder. In a GPT “%1” could not see “%2”, which comes after it.</source>
        <extracomment>%1 is the pronoun, %2 a word after it</extracomment>
        <translation>Burada maske yok: kodlayıcıda olduğu gibi her sözcük cümlenin tamamını görür. Bir GPT’de “%1”, kendinden sonra gelen “%2” sözcüğünü göremezdi.</translation>
    </message>
    <message>
        <source>Show the trained model beside</source>
        <translation>Eğitilmiş modeli yanında göster</translation>
    </message>
    <message>
        <source>Its tokens are characters: the shares of a word’s characters are added up, its own characters averaged; a space counts to the word after it.</source>
        <translation>Simgeleri karakter: bir sözcüğün karakterlerine düşen paylar toplanır, kendi karakterlerininki ortalanır; boşluk, kendinden sonraki sözcüğe sayılır.</translation>
    </message>
    <message>
        <source>itself</source>
        <extracomment>the word that looks, among those it looks at</extracomment>
        <translation>kendisi</translation>
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
    <message>
        <source>“%1” was not saved: there is not enough memory.</source>
        <translation>“%1” kaydedilmedi: bellek yetmiyor.</translation>
    </message>
    <message>
        <source>“%1” was not opened: there is not enough memory.</source>
        <translation>“%1” açılmadı: bellek yetmiyor.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SettingsCard</name>
    <message>
        <source>Temperature</source>
        <translation>Sıcaklık</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Greedy choice</source>
        <translation>Açgözlü seçim</translation>
    </message>
    <message>
        <source>Seed of the draws</source>
        <translation>Çekilişlerin tohumu</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Simge sayısı</translation>
    </message>
    <message>
        <source>Sentence to translate</source>
        <translation>Çevrilecek cümle</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Başlangıç metni</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Only the k most probable tokens stay; 0 keeps all.</source>
        <translation>Yalnızca en olası k simge kalır; 0 hepsini bırakır.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>hepsi</translation>
    </message>
    <message>
        <source>Only the most probable tokens stay that reach this share together.</source>
        <translation>Yalnızca birlikte bu paya ulaşan en olası simgeler kalır.</translation>
    </message>
    <message>
        <source>Greedy: no draw</source>
        <translation>Açgözlü: çekiliş yok</translation>
    </message>
    <message>
        <source>Always the most probable token: the same text every time</source>
        <translation>Hep en olası simge: her seferinde aynı metin</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tohum</translation>
    </message>
    <message>
        <source>The same seed draws the same numbers, so it writes the same text</source>
        <translation>Aynı tohum aynı sayıları çeker, böylece aynı metni yazar</translation>
    </message>
    <message>
        <source>Next seed: another text</source>
        <translation>Sonraki tohum: başka bir metin</translation>
    </message>
    <message>
        <source>Tokens to write</source>
        <translation>Yazılacak simge</translation>
    </message>
    <message>
        <source>The text ends here, or at its end token</source>
        <translation>Metin burada ya da bitiş simgesinde biter</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Start over with it</source>
        <translation>Onunla baştan başla</translation>
    </message>
    <message>
        <source>Prompt: go on with</source>
        <translation>Başlangıç metni</translation>
    </message>
    <message>
        <source>Words parted by spaces; the model knows only those of its vocabulary</source>
        <translation>Boşlukla ayrılmış sözcükler; model yalnızca sözlüğündekileri bilir</translation>
    </message>
    <message>
        <source>Token numbers like 0,2,1: this model has no vocabulary</source>
        <translation>0,2,1 gibi simge numaraları: bu modelin sözlüğü yok</translation>
    </message>
    <message>
        <source>The text the model goes on with; \n stands for a line end</source>
        <translation>Modelin sürdüreceği metin; \n satır sonu demektir</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>adım %1</translation>
    </message>
    <message>
        <source>%1 parameters, context %2, %3 symbols</source>
        <translation>%1 parametre, bağlam %2, %3 simge</translation>
    </message>
    <message>
        <source>The model has been trained further since this text was begun.</source>
        <translation>Bu metne başlandığından beri model eğitilmeyi sürdürdü.</translation>
    </message>
    <message>
        <source>Rows without a token</source>
        <translation>Simgesi olmayan satırlar</translation>
    </message>
    <message>
        <source>The logits are divided by it: below 1 the favourites gain, above 1 the others. 0 is the greedy choice.</source>
        <translation>Logitler buna bölünür: 1’in altında öndekiler, üstünde ötekiler kazanır. 0, açgözlü seçimdir.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>açgözlü</translation>
    </message>
    <message>
        <source>Only rows with a token</source>
        <translation>Yalnız simgesi olanlar</translation>
    </message>
    <message>
        <source>The model has more rows than its vocabulary has tokens. As it stands such a row can be drawn, as in other programs; ticked, it never is.</source>
        <translation>Modelin satırları sözlüğün simgelerinden çok. Böyle bırakılırsa o satırlar da başka programlardaki gibi çekilebilir; işaretlenirse hiç çekilmez.</translation>
    </message>
    <message>
        <source>Temperature τ</source>
        <translation>Sıcaklık τ</translation>
    </message>
    <message>
        <source>Weights that write</source>
        <translation>Yazan ağırlıklar</translation>
    </message>
    <message>
        <source>newest weights</source>
        <translation>en yeni ağırlıklar</translation>
    </message>
    <message>
        <source>step %1: lowest validation loss</source>
        <translation>adım %1: en düşük doğrulama kaybı</translation>
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
    <message>
        <source>Columns of Q and K; several heads share them out</source>
        <translation>Q ile K’nin sütunları; birden çok baş bunları paylaşır</translation>
    </message>
    <message>
        <source>Columns of V; several heads share them out</source>
        <translation>V’nin sütunları; birden çok baş bunları paylaşır</translation>
    </message>
    <message>
        <source>Q, K</source>
        <translation>Q, K</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SideCard</name>
    <message>
        <source>Choose a cell in the map.</source>
        <translation>Haritada bir hücre seç.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Bağlar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Karşılaştır</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Yazdığı</translation>
    </message>
    <message>
        <source>What stands beside the map</source>
        <translation>Haritanın yanında duran</translation>
    </message>
    <message>
        <source>Line thickness = weight; under %1 hidden</source>
        <translation>Çizgi kalınlığı = ağırlık; %1 altı gizli</translation>
    </message>
    <message>
        <source>Arithmetic of the chosen cell</source>
        <translation>Seçili hücrenin hesabı</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SpreadPanel</name>
    <message>
        <source>Variance in theory: %1</source>
        <translation>Kuramda varyans: %1</translation>
    </message>
    <message>
        <source>Variance: %1; in theory: %2</source>
        <translation>Varyans: %1; kuramda: %2</translation>
    </message>
    <message>
        <source>Not scaled: q·k</source>
        <translation>Ölçeksiz: q·k</translation>
    </message>
    <message>
        <source>Scaled: q·k ÷ √dk</source>
        <translation>Ölçekli: q·k ÷ √dk</translation>
    </message>
    <message>
        <source>softmax gets this</source>
        <translation>softmax bunu alıyor</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>iç çarpım</translation>
    </message>
    <message>
        <source>dot product ÷ √dk</source>
        <translation>iç çarpım ÷ √dk</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::SpreadTable</name>
    <message>
        <source>The same as the chapter prints</source>
        <translation>Bölümdeki sayıyla aynı</translation>
    </message>
    <message>
        <source>Another draw: the chapter’s figures belong to seed 0</source>
        <translation>Başka bir çekiliş: bölümün sayıları tohum 0’ındır</translation>
    </message>
    <message>
        <source>dk</source>
        <translation>dk</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Varyans</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Hata</translation>
    </message>
    <message>
        <source>÷ √dk</source>
        <translation>÷ √dk</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Standard error of the measured variance</source>
        <translation>Ölçülen varyansın standart hatası</translation>
    </message>
    <message>
        <source>Variance of random dot products by width</source>
        <translation>Genişliğe göre rastgele iç çarpımların varyansı</translation>
    </message>
    <message>
        <source>Another draw than the chapter’s (seed 0), and the same within the error</source>
        <translation>Bölümünkinden (tohum 0) başka bir çekiliş; hata payı içinde aynı</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::StatusLine</name>
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
    <message numerus="yes">
        <source>Shown with %n decimal(s), computed in double precision</source>
        <translation>
            <numerusform>%n ondalıkla gösteriliyor, çift duyarlıkla hesaplanıyor</numerusform>
        </translation>
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
    <name>dikkat::ui::StepsDiagram</name>
    <message>
        <source>Self-attention: 1 step for all</source>
        <translation>Öz-dikkat: hepsine tek adım</translation>
    </message>
    <message>
        <source>Steps one after the other</source>
        <translation>Art arda adım</translation>
    </message>
    <message>
        <source>The number in a box is the step in which that position is computed</source>
        <translation>Kutudaki sayı, o konumun hesaplandığı adımdır</translation>
    </message>
    <message numerus="yes">
        <source>Recurrent layer: %Ln step(s), one after the other</source>
        <translation>
            <numerusform>Döngüsel katman: art arda %Ln adım</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A recurrent layer needs %Ln step(s), one for each position, self-attention 1.</source>
        <translation>
            <numerusform>Döngüsel katman konum başına bir, toplam %Ln adım ister; öz dikkat 1 adım.</numerusform>
        </translation>
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
    <name>dikkat::ui::TeacherCard</name>
    <message>
        <source>True text</source>
        <translation>Doğru metin</translation>
    </message>
    <message>
        <source>Given tokens</source>
        <translation>Verilen simge sayısı</translation>
    </message>
    <message>
        <source>%1 of %2 tokens differ.</source>
        <translation>%2 simgeden %1 tanesi farklı.</translation>
    </message>
    <message>
        <source>Mean of %1 texts; the first one is shown.</source>
        <translation>%1 metnin ortalaması; ilki gösteriliyor.</translation>
    </message>
    <message>
        <source>teacher forcing</source>
        <translation>öğretmen zorlaması</translation>
    </message>
    <message>
        <source>free running</source>
        <translation>serbest üretim</translation>
    </message>
    <message>
        <source>given up to here</source>
        <translation>buraya kadar verildi</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Verilen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Metin</translation>
    </message>
    <message>
        <source>The losses are averaged over so many texts: a single one is a matter of luck</source>
        <translation>Kayıpların bu kadar metin üzerinden ortalaması alınır: tek metin şansa bağlıdır</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Yeniden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>The true text</source>
        <translation>Doğru metin</translation>
    </message>
    <message>
        <source>What the model writes itself</source>
        <translation>Modelin kendi yazdığı</translation>
    </message>
    <message>
        <source>Loss by position, teacher forcing and free running</source>
        <translation>Konuma göre kayıp: öğretmen zorlaması ve serbest üretim</translation>
    </message>
    <message>
        <source>The texts are from the validation data.</source>
        <translation>Metinler doğrulama verisinden.</translation>
    </message>
    <message>
        <source>The texts are made anew, by the same rules as those the model has learned from.</source>
        <translation>Metinler yeni üretildi; kuralları, modelin öğrendiği metinlerinkiyle aynı.</translation>
    </message>
    <message>
        <source>The data this model has learned from are not known: this is a text of random tokens. Type one of your own under “True text”.</source>
        <translation>Bu modelin neyle eğitildiği bilinmiyor: bu, rastgele simgelerden bir metin. “Doğru metin” alanına kendi metnini yaz.</translation>
    </message>
    <message>
        <source>The text is yours.</source>
        <translation>Metin senin.</translation>
    </message>
    <message numerus="yes">
        <source>After the %n given token(s), the true next token costs %1 nats with the true text before it and %2 with the model’s own text before it.</source>
        <translation>
            <numerusform>Verilen %n simgeden sonra doğru simge, önünde doğru metin varken %1 nat, modelin kendi metni varken %2 nat kayba yol açıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text to compare with; empty: pieces of the data the model has not learned from, as far as they are known</source>
        <translation>Karşılaştırılacak metin; boşsa, biliniyorsa, modelin öğrenmediği veriden parçalar</translation>
    </message>
    <message>
        <source>How many tokens free running is given; it writes the rest itself</source>
        <translation>Serbest üretime verilen simge sayısı; gerisini kendisi yazar</translation>
    </message>
    <message>
        <source>The texts are of the built-in data the model is named after; it may have learned them.</source>
        <translation>Metinler modelin adını taşıyan hazır veriden; model onları öğrenmiş olabilir.</translation>
    </message>
    <message numerus="yes">
        <source>The true text has %n token(s); it takes 2 to %1.</source>
        <translation>
            <numerusform>Doğru metinde %n simge var; 2 ile %1 arasında simge alır.</numerusform>
        </translation>
    </message>
    <message>
        <source>from the data of the model</source>
        <translation>modelin verisinden</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TensorCard</name>
    <message>
        <source>Tensor</source>
        <translation>Tensör</translation>
    </message>
    <message>
        <source>Tensor as a heat map</source>
        <translation>Isı haritası olarak tensör</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TensorMap</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>satır %1, sütun %2: %3</translation>
    </message>
    <message>
        <source>Nothing to show here.</source>
        <translation>Burada gösterilecek bir şey yok.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TextBar</name>
    <message>
        <source>Change the text</source>
        <translation>Metni değiştir</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Hedef</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Metin</translation>
    </message>
    <message>
        <source>It knows: %1</source>
        <extracomment>%1 is a list of symbols</extracomment>
        <translation>Bildikleri: %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kaynak</translation>
    </message>
    <message>
        <source>Text the model looks at</source>
        <translation>Modelin baktığı metin</translation>
    </message>
    <message>
        <source>Source sentence for the encoder</source>
        <translation>Kodlayıcı için kaynak cümle</translation>
    </message>
    <message>
        <source>Any text of symbols the model knows; \n stands for a line end.</source>
        <translation>Modelin bildiği simgelerden herhangi bir metin; satır sonu için \n yaz.</translation>
    </message>
    <message>
        <source>Only the first %1 tokens are looked at; left out: %2.</source>
        <translation>Yalnızca ilk %1 simgeye bakılıyor; dışarıda kalan: %2.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TextCard</name>
    <message>
        <source>“%1”: token %2, given</source>
        <translation>“%1”: %2. simge, verilen</translation>
    </message>
    <message>
        <source>“%1”: token %2, written as number %3; click to put another one there</source>
        <translation>“%1”: %2. simge, %3. sırada yazıldı; yerine başkasını koymak için tıkla</translation>
    </message>
    <message>
        <source>; outside the context, not seen any more</source>
        <translation>; bağlamın dışında, artık görülmüyor</translation>
    </message>
    <message>
        <source>The model reads the last %1 of %2 tokens (context %3)</source>
        <translation>Model %2 simgenin son %1 tanesini okuyor (bağlam %3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Üret</translation>
    </message>
    <message>
        <source>%1 per s</source>
        <translation>saniyede %1</translation>
    </message>
    <message>
        <source>at full speed</source>
        <translation>tam hız</translation>
    </message>
    <message>
        <source>Text so far</source>
        <translation>Şimdiye kadarki metin</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Baştan</translation>
    </message>
    <message>
        <source>Back to the prompt (Ctrl+Home)</source>
        <translation>Başlangıç metnine dön (Ctrl+Home)</translation>
    </message>
    <message>
        <source>◂ Token</source>
        <translation>◂ Simge</translation>
    </message>
    <message>
        <source>Back one token</source>
        <translation>Bir simge geri</translation>
    </message>
    <message>
        <source>Back one token (Backspace)</source>
        <translation>Bir simge geri (Backspace)</translation>
    </message>
    <message>
        <source>Step ▸</source>
        <translation>Adım ▸</translation>
    </message>
    <message>
        <source>Next step of the loop</source>
        <translation>Döngünün sonraki adımı</translation>
    </message>
    <message>
        <source>Next step of the loop (. or Ctrl+Right)</source>
        <translation>Döngünün sonraki adımı (. ya da Ctrl+Sağ)</translation>
    </message>
    <message>
        <source>Token ▸</source>
        <translation>Simge ▸</translation>
    </message>
    <message>
        <source>One whole token</source>
        <translation>Bütün bir simge</translation>
    </message>
    <message>
        <source>All five steps: one whole token (N)</source>
        <translation>Beş adım birden: bütün bir simge (N)</translation>
    </message>
    <message>
        <source>Continue the text, token by token (Space)</source>
        <translation>Simge simge yazmayı sürdür (Boşluk)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>Tokens per second; up to 1 every step is shown</source>
        <translation>Saniyedeki simge; 1’e kadar her adım gösterilir</translation>
    </message>
    <message numerus="yes">
        <source>All %n token(s) are written: raise “Tokens to write”, or start over.</source>
        <translation>
            <numerusform>%n simgenin hepsi yazıldı: “Yazılacak simge” sayısını artır ya da baştan başla.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end token has come: start over for another text.</source>
        <translation>Bitiş simgesi geldi: başka bir metin için baştan başla.</translation>
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
        <source>copy and paste cells</source>
        <translation>hücreleri kopyala, yapıştır</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>geri al, yinele</translation>
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
        <source>← →, Page Up, Page Down</source>
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
        <source>the first GPT: the decoder alone, first trained to continue texts, then fitted to tasks</source>
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
    <message>
        <source>Page %1, %2</source>
        <translation>Sayfa %1, %2</translation>
    </message>
    <message>
        <source>new session, open, save</source>
        <translation>yeni oturum, aç, kaydet</translation>
    </message>
    <message>
        <source>what stands at the foot of the slide: mask, scaling, row, width…</source>
        <translation>slaydın altında yazanlar: maske, ölçekleme, satır, genişlik…</translation>
    </message>
    <message>
        <source>In a table of numbers</source>
        <translation>Sayı tablosunda</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TextPair</name>
    <message>
        <source>position</source>
        <translation>konum</translation>
    </message>
    <message>
        <source>loss (nats)</source>
        <translation>kayıp (nat)</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TimingCard</name>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Şimdi ölç</translation>
    </message>
    <message>
        <source>tokens T</source>
        <translation>simge sayısı T</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>milisaniye</translation>
    </message>
    <message>
        <source>one pass</source>
        <translation>tek geçiş</translation>
    </message>
    <message>
        <source>no cache</source>
        <translation>önbelleksiz</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV önbelleği</translation>
    </message>
    <message>
        <source>%1 tokens: one pass takes %2 ms, %1 calls that read everything again take %3 times as long</source>
        <translation>%1 simge: tek geçiş %2 ms sürüyor; her şeyi baştan okuyan %1 çağrı bunun %3 katı</translation>
    </message>
    <message>
        <source>with a KV cache %1 times.</source>
        <translation>KV önbelleğiyle %1 katı.</translation>
    </message>
    <message>
        <source>This model keeps no keys and values: there is no cache to measure.</source>
        <translation>Bu model anahtar ve değer saklamaz: ölçülecek önbellek yok.</translation>
    </message>
    <message>
        <source>Training reads a text in one parallel pass, since every answer is known. Writing has to wait for each token: T calls, one after the other.</source>
        <translation>Eğitim bir metni tek paralel geçişte okur, çünkü her yanıt bellidir. Üretim her simgeyi beklemek zorundadır: T çağrı, biri bitince öteki.</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>One pass
(ms)</source>
        <translation>Tek geçiş
(ms)</translation>
    </message>
    <message>
        <source>No cache
(ms)</source>
        <translation>Önbelleksiz
(ms)</translation>
    </message>
    <message>
        <source>KV cache
(ms)</source>
        <translation>KV önbelleği
(ms)</translation>
    </message>
    <message>
        <source>Times measured</source>
        <translation>Ölçülen süreler</translation>
    </message>
    <message>
        <source>Time against the number of tokens</source>
        <translation>Simge sayısına göre süre</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TokenStrip</name>
    <message>
        <source>Tokens of the text</source>
        <translation>Metnin simgeleri</translation>
    </message>
    <message>
        <source>Token %1: “%2”</source>
        <translation>Simge %1: “%2”</translation>
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
    <name>dikkat::ui::TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>Eğitim</translation>
    </message>
    <message>
        <source>Training, %1</source>
        <translation>Eğitim, %1</translation>
    </message>
    <message>
        <source>The data is still being made.</source>
        <translation>Veri hâlâ hazırlanıyor.</translation>
    </message>
    <message>
        <source>Training, set-up reset</source>
        <translation>Eğitim, ayarlar sıfırlandı</translation>
    </message>
    <message>
        <source>In step %1 the loss is not a number any more.</source>
        <translation>%1. adımda kayıp artık bir sayı değil.</translation>
    </message>
    <message>
        <source>In step %1 the loss explodes.</source>
        <translation>%1. adımda kayıp patlıyor.</translation>
    </message>
    <message>
        <source>The learning rate %1 is too large: the steps jump over the valley and up the other side. Nothing of that step was applied.</source>
        <translation>Öğrenme oranı %1 çok büyük: adımlar vadinin üstünden atlayıp öbür yamaca çıkıyor. O adımdan hiçbir şey uygulanmadı.</translation>
    </message>
    <message>
        <source>Back to step %1 with learning rate %2</source>
        <translation>%1. adıma dön, öğrenme oranı %2</translation>
    </message>
    <message>
        <source>Training: not started</source>
        <translation>Eğitim: başlamadı</translation>
    </message>
    <message>
        <source>Training: preparing</source>
        <translation>Eğitim: hazırlanıyor</translation>
    </message>
    <message>
        <source>Training: step %1 of %2</source>
        <translation>Eğitim: adım %1 / %2</translation>
    </message>
    <message>
        <source>Training: paused at step %1</source>
        <translation>Eğitim: %1. adımda duraklatıldı</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, tohum %2</translation>
    </message>
    <message>
        <source>Space: start or pause; period: one step; Shift+S: stop</source>
        <translation>Boşluk: başlat ya da duraklat; nokta: bir adım; Shift+S: durdur</translation>
    </message>
    <message>
        <source>A weight under the magnifying glass</source>
        <translation>Büyüteç altında bir ağırlık</translation>
    </message>
    <message>
        <source>Train a small model on this computer and watch the loss, the gradients and every attention head.</source>
        <translation>Bu bilgisayarda küçük bir model eğit; kaybı, gradyanları ve her dikkat başını izle.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Dikkat</translation>
    </message>
    <message>
        <source>A weight</source>
        <translation>Bir ağırlık</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Örnek metin</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Eğitimler</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <translation>&amp;Başlat ya da duraklat</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Durdur</translation>
    </message>
    <message>
        <source>&amp;Keep run</source>
        <translation>Eğitimi sa&amp;kla</translation>
    </message>
    <message>
        <source>Export the loss plot</source>
        <translation>Kayıp grafiğini dışa aktar</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Resimler (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Open a text to learn from</source>
        <translation>Öğrenilecek bir metin aç</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md *.csv *.tsv);;All files (*)</source>
        <translation>Metinler (*.txt *.md *.csv *.tsv);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Training on “%1”</source>
        <translation>“%1” ile eğitim</translation>
    </message>
    <message>
        <source>Training, set-up</source>
        <translation>Eğitim, ayarlar</translation>
    </message>
    <message>
        <source>Start training, pause it, or go on</source>
        <translation>Eğitimi başlat, duraklat ya da sürdür</translation>
    </message>
    <message>
        <source>Make one training step and wait</source>
        <translation>Tek bir eğitim adımı at ve bekle</translation>
    </message>
    <message>
        <source>End the run; it can go on later</source>
        <translation>Eğitimi bitir; sonra sürdürülebilir</translation>
    </message>
    <message>
        <source>Keep the curve for comparison with later runs</source>
        <translation>Eğriyi sonraki eğitimlerle karşılaştırmak için sakla</translation>
    </message>
    <message>
        <source>Save the &amp;data…</source>
        <translation>&amp;Verileri kaydet…</translation>
    </message>
    <message>
        <source>Write what this run learns from to a file for the program of the Code tab</source>
        <translation>Bu eğitimin öğrendiği verileri, Kod sekmesindeki program için bir dosyaya yazar</translation>
    </message>
    <message>
        <source>There is no data to save yet: choose a data set that can be made, or open a text.</source>
        <translation>Henüz kaydedilecek veri yok: üretilebilen bir veri kümesi seç ya da bir metin aç.</translation>
    </message>
    <message>
        <source>Save the data of this run</source>
        <translation>Bu eğitimin verilerini kaydet</translation>
    </message>
    <message>
        <source>Data for PyTorch (*.json)</source>
        <translation>PyTorch için veri (*.json)</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Bir &amp;adım</translation>
    </message>
    <message>
        <source>This run cheats: without the mask every position reads the symbol it is to predict, so its loss says nothing about what it writes.</source>
        <translation>Bu eğitim kopya çekiyor: maske olmayınca her konum, tahmin etmesi gereken simgeyi okur; bu yüzden kaybı ne yazacağı hakkında hiçbir şey söylemez.</translation>
    </message>
    <message>
        <source>Made from the optimiser of the set-up, on a loss of one weight; none of the numbers on screen.</source>
        <translation>Kurulumdaki eniyileyiciden, tek ağırlıklı bir kayıp için yapıldı; ekrandaki sayılarla ilgisi yok.</translation>
    </message>
    <message>
        <source>Made from the set-up: the same seed gives the same weights, batches and loss curve, up to rounding.</source>
        <translation>Kurulumdan yapıldı: aynı tohum, yuvarlama farkı dışında aynı ağırlıkları, aynı kümeleri ve aynı kayıp eğrisini verir.</translation>
    </message>
    <message>
        <source>The model on the right is another one: %1.</source>
        <translation>Sağdaki model başka: %1.</translation>
    </message>
    <message>
        <source>The model on the right was opened: %1.</source>
        <translation>Sağdaki model bir dosyadan açıldı: %1.</translation>
    </message>
    <message>
        <source>See what it writes</source>
        <translation>Ne yazdığına bak</translation>
    </message>
    <message>
        <source>Training, set-up of the model</source>
        <translation>Eğitim, modelin kurulumu</translation>
    </message>
    <message numerus="yes">
        <source>Training: finished, %Ln step(s)</source>
        <translation>
            <numerusform>Eğitim: bitti, %Ln adım</numerusform>
        </translation>
    </message>
    <message>
        <source>Training: the loss grew beyond all bounds at step %1</source>
        <translation>Eğitim: kayıp %1. adımda sınır tanımadan büyüdü</translation>
    </message>
    <message>
        <source>A run is in progress; stop it before you open another text.</source>
        <translation>Bir eğitim sürüyor; başka bir metin açmadan önce onu durdur.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TrainingPresentation</name>
    <message>
        <source>guessing: ln %1 = %2</source>
        <translation>körlemesine tahmin: ln %1 = %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>adım %1</translation>
    </message>
    <message>
        <source>not trained yet</source>
        <translation>henüz eğitilmedi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlat</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Tek adım</translation>
    </message>
    <message>
        <source>heads: %1   learning rate: %2</source>
        <translation>baş: %1   öğrenme oranı: %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TrainingSession</name>
    <message>
        <source>Training: reset</source>
        <translation>Eğitim: sıfırlandı</translation>
    </message>
    <message>
        <source>Training: back to step %1</source>
        <translation>Eğitim: %1. adıma dönüldü</translation>
    </message>
    <message numerus="yes">
        <source>Training: %n step(s)</source>
        <translation>
            <numerusform>Eğitim: %n adım</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory for this run; take a smaller batch or model.</source>
        <translation>Bu eğitime bellek yetmiyor; daha küçük bir küme ya da model seç.</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TrainingSetupCard</name>
    <message>
        <source>locked while running</source>
        <translation>eğitim sürerken kilitli</translation>
    </message>
    <message>
        <source>The data is being made…</source>
        <translation>Veri hazırlanıyor…</translation>
    </message>
    <message>
        <source>Token embedding</source>
        <translation>Simge gömmesi</translation>
    </message>
    <message>
        <source>Position embedding</source>
        <translation>Konum gömmesi</translation>
    </message>
    <message>
        <source>Hidden layer</source>
        <translation>Gizli katman</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n blok</numerusform>
        </translation>
    </message>
    <message>
        <source>Final LN + output</source>
        <translation>Son LN + çıkış</translation>
    </message>
    <message>
        <source>Memory: %1; time: about %2</source>
        <translation>Bellek: %1; süre: yaklaşık %2</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametre</translation>
    </message>
    <message>
        <source>Show its set-up</source>
        <translation>Onun kurulumunu göster</translation>
    </message>
    <message>
        <source>characters: %1, symbols: %2</source>
        <translation>karakter: %1, simge: %2</translation>
    </message>
    <message>
        <source>examples: %1, symbols: %2</source>
        <translation>örnek: %1, simge: %2</translation>
    </message>
    <message>
        <source>pairs: %1, words: %2</source>
        <translation>çift: %1, sözcük: %2</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TranslationCard</name>
    <message>
        <source>The Lab has no translator of these words yet</source>
        <translation>Laboratuvarda bu sözcüklerin çevirmeni henüz yok</translation>
    </message>
    <message>
        <source>%1 words are too many; the model reads at most %2.</source>
        <translation>%1 sözcük fazla; model en çok %2 sözcük okur.</translation>
    </message>
    <message>
        <source>Type a Turkish sentence.</source>
        <translation>Türkçe bir cümle yaz.</translation>
    </message>
    <message>
        <source>Its words: %1</source>
        <translation>Bildiği sözcükler: %1</translation>
    </message>
    <message>
        <source>Block %1, mean of the heads</source>
        <translation>Blok %1, başların ortalaması</translation>
    </message>
    <message>
        <source>Block %1, head %2</source>
        <translation>Blok %1, baş %2</translation>
    </message>
    <message>
        <source>Translation: %1</source>
        <translation>Çeviri: %1</translation>
    </message>
    <message>
        <source>While writing “%1” (word %2 of %3) the decoder gives “%4” (word %5 of %6) the weight %7.</source>
        <translation>Kod çözücü “%1” sözcüğünü (%2 / %3) yazarken “%4” sözcüğüne (%5 / %6) %7 ağırlık veriyor.</translation>
    </message>
    <message>
        <source>The verb moves from the end to the middle.</source>
        <translation>Fiil sondan ortaya geçiyor.</translation>
    </message>
    <message>
        <source>Turkish sentence</source>
        <translation>Türkçe cümle</translation>
    </message>
    <message>
        <source>A sentence of the grammar’s words: subject, object, verb</source>
        <translation>Dilbilgisinin sözcükleriyle bir cümle: özne, nesne, fiil</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Başka bir tane</translation>
    </message>
    <message>
        <source>Train it from scratch in the Lab</source>
        <translation>Laboratuvarda baştan eğit</translation>
    </message>
    <message>
        <source>Opens page 7 with this translator’s set-up; it takes about a minute</source>
        <translation>7. sayfayı bu çevirmenin ayarlarıyla açar; yaklaşık bir dakika sürer</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Hazır</translation>
    </message>
    <message>
        <source>Lab’s</source>
        <translation>Laboratuvarınki</translation>
    </message>
    <message>
        <source>Which translator</source>
        <translation>Hangi çevirmen</translation>
    </message>
    <message>
        <source>target word being written (query)</source>
        <translation>yazılan hedef sözcük (sorgu)</translation>
    </message>
    <message>
        <source>source word (key)</source>
        <translation>kaynak sözcük (anahtar)</translation>
    </message>
    <message>
        <source>The grammar does not know: %1. All words that it knows stand below.</source>
        <translation>Dilbilgisinin bilmediği: %1. Bildiği bütün sözcükler aşağıda.</translation>
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
</context>
<context>
    <name>dikkat::ui::VectorTables</name>
    <message>
        <source>%1 of “%2”, number %3: %4</source>
        <translation>%1, “%2” sözcüğü, %3. sayı: %4</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>sorar</translation>
    </message>
    <message>
        <source>offers</source>
        <translation>sunar</translation>
    </message>
    <message>
        <source>hands over</source>
        <translation>aktarır</translation>
    </message>
    <message>
        <source>queries of the words</source>
        <translation>sözcüklerin sorguları</translation>
    </message>
    <message>
        <source>keys of the words</source>
        <translation>sözcüklerin anahtarları</translation>
    </message>
    <message>
        <source>values of the words</source>
        <translation>sözcüklerin değerleri</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::WeightBars</name>
    <message>
        <source>score %1: weight %2</source>
        <translation>skor %1: ağırlık %2</translation>
    </message>
    <message>
        <source>Softmax weights</source>
        <translation>Softmax ağırlıkları</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::WeightMap</name>
    <message>
        <source>Attention weights</source>
        <translation>Dikkat ağırlıkları</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Seçili bir şey yok.</translation>
    </message>
    <message>
        <source>Query %1 “%2”, key %3 “%4”: %5</source>
        <translation>Sorgu %1 “%2”, anahtar %3 “%4”: %5</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskeli</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::WeightPanel</name>
    <message>
        <source>As soon as there is a model, one of its weights can be looked at here.</source>
        <translation>Bir model olur olmaz ağırlıklarından birine burada bakabilirsin.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>değer</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradyan</translation>
    </message>
    <message>
        <source>change</source>
        <translation>değişim</translation>
    </message>
    <message>
        <source>The last step had no gradient for this weight: its symbol did not occur, or no step was made since the run was opened.</source>
        <translation>Son adımda bu ağırlığın gradyanı yoktu: simgesi geçmedi ya da açıldığından beri adım atılmadı.</translation>
    </message>
    <message>
        <source>Make a step to see gradient, moments and update of this weight.</source>
        <translation>Bu ağırlığın gradyanını, momentlerini ve güncellenmesini görmek için bir adım at.</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matris</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Satır</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Sütun</translation>
    </message>
    <message>
        <source>Weights of the chosen matrix</source>
        <translation>Seçili matrisin ağırlıkları</translation>
    </message>
    <message>
        <source>Click a weight to put it under the magnifying glass</source>
        <translation>Büyüteç altına almak için bir ağırlığa tıkla</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::WindowPanel</name>
    <message>
        <source>Window T</source>
        <translation>Pencere T</translation>
    </message>
    <message>
        <source>Embedding e</source>
        <translation>Gömme e</translation>
    </message>
    <message>
        <source>Hidden h</source>
        <translation>Gizli h</translation>
    </message>
    <message>
        <source>Attention width d</source>
        <translation>Dikkat genişliği d</translation>
    </message>
    <message>
        <source>What grows with the length T</source>
        <translation>T uzunluğuyla büyüyenler</translation>
    </message>
    <message>
        <source>W1 of the MLP</source>
        <translation>MLP’nin W1’i</translation>
    </message>
    <message>
        <source>Wq, Wk, Wv</source>
        <translation>Wq, Wk, Wv</translation>
    </message>
    <message>
        <source>attention scores</source>
        <translation>dikkat skorları</translation>
    </message>
    <message>
        <source>W1 of the MLP, parameters</source>
        <translation>MLP’nin W1’i, parametre</translation>
    </message>
    <message>
        <source>Wq, Wk and Wv, parameters</source>
        <translation>Wq, Wk ve Wv, parametre</translation>
    </message>
    <message>
        <source>Scores of one head</source>
        <translation>Bir başın skorları</translation>
    </message>
    <message>
        <source>window or context T</source>
        <translation>pencere ya da bağlam T</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>sayı</translation>
    </message>
    <message>
        <source>Growth with the length, both axes logarithmic</source>
        <translation>Uzunlukla büyüme, iki eksen de logaritmik</translation>
    </message>
    <message>
        <source>At T = %1: W1 %2, Wq, Wk and Wv %3, scores %4</source>
        <translation>T = %1 için: W1 %2, Wq, Wk ve Wv %3, skorlar %4</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>W1 parameters</source>
        <translation>W1 parametreleri</translation>
    </message>
    <message>
        <source>Wq, Wk, Wv parameters</source>
        <translation>Wq, Wk, Wv parametreleri</translation>
    </message>
    <message>
        <source>Scores T²</source>
        <translation>Skorlar T²</translation>
    </message>
    <message>
        <source>Exact numbers for several lengths</source>
        <translation>Birkaç uzunluk için kesin sayılar</translation>
    </message>
</context>
<context>
    <name>dikkat::ui::WritePanel</name>
    <message>
        <source>%1 · loss %2</source>
        <translation>%1 · kayıp %2</translation>
    </message>
    <message>
        <source>All heads on</source>
        <translation>Bütün başlar açık</translation>
    </message>
    <message>
        <source>Heads off: %1</source>
        <translation>Kapalı baş: %1</translation>
    </message>
    <message>
        <source>Switch a head off to see what changes</source>
        <translation>Ne değişiyor görmek için bir baş kapat</translation>
    </message>
    <message>
        <source>(nothing: it ends at once)</source>
        <translation>(hiçbir şey: hemen bitiriyor)</translation>
    </message>
    <message>
        <source>Likeliest token</source>
        <translation>En olası simge</translation>
    </message>
    <message>
        <source>Always the most probable token; off: drawn by chance, the same for the same seed.</source>
        <translation>Hep en olası simge; kapalıyken rastgele çekilir, aynı tohumla aynısı çıkar.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tohum</translation>
    </message>
    <message>
        <source>What the model writes with all heads</source>
        <translation>Bütün başlarla modelin yazdığı</translation>
    </message>
    <message>
        <source>What the model writes with the heads that are on now</source>
        <translation>Şu an açık olan başlarla modelin yazdığı</translation>
    </message>
</context>
</TS>
