import type { Code } from './catalogue.ts';
import type { Wording } from './message-words.ts';
import type { Phrases } from './phrases.ts';
import { turkishProofs } from './proofs.tr.ts';

/** Every message in Turkish. Blanks never take a suffix; a word after them does, so any value may stand there. */
export const turkish = {
  // Files
  'file-unreadable': {
    message: 'Bu dosya okunamıyor: {reason}.',
    hint: 'Dosyanın yerinde durduğundan, onu açma izniniz olduğundan ve bozuk bir kısayol olmadığından emin olun.',
  },
  'file-too-large': {
    message: 'Bu dosya {limit} kB sınırını aşıyor.',
    hint: 'Dosyayı bölün: blokları, adı _ ile başlayan bir dosyaya taşıyın ve `include:` ile sayfaya ekleyin.',
  },
  'file-not-text': {
    message: 'Bu dosya UTF-8 kodlamalı düz metin değil.',
    hint: 'UTF-8 kodlamasıyla düz metin olarak kaydedin; kodlama çoğu programda “Farklı kaydet” penceresinde seçilir. Kelime işlemcide yazılmış bir sayfanın düz metin dosyasına kopyalanması gerekir.',
  },
  'file-empty': {
    message: 'Bu dosya boş.',
    hint: '{remedy}.',
  },
  'file-outside': {
    message: '`{path}` yolu bu sitenin klasörünün dışına çıkıyor.',
    hint: 'Yalnızca sitenin klasöründeki dosyalar kullanılabilir. Yolu pages klasöründen başlayarak, başına eğik çizgi koyarak yazın.',
  },
  'too-deep': {
    message: 'İç içe geçen satırlar {limit} düzey sınırını aşıyor.',
    hint: 'Bir sayfaya sekiz düzey kadarı yeter. Yanlışlıkla tekrarlanmış bir parantez ya da tire arayın.',
  },
  'more-errors': {
    message: 'Bu dosyada {limit} taneden fazla hata var; kalanları gösterilmiyor.',
    hint: 'Önce bunları düzeltin, sonra yeniden denetleyin.',
  },
  'more-warnings': {
    message: 'Bu dosyada {limit} taneden fazla uyarı var; kalanları gösterilmiyor.',
    hint: 'Önce bunlara bakın, sonra yeniden denetleyin.',
  },
  'more-messages': {
    message: 'Yalnızca {limit} ileti gösteriliyor. Kalan ileti: {count}; bulundukları dosya: {files}.',
    hint: 'Gösterilenleri düzeltin, sonra yeniden denetleyin.',
  },
  'check-ended': {
    message: 'O kadar çok hata bulundu ki bu sayfadan sonrasına bakılmadı.',
    hint: 'Önce gösterilenleri düzeltin, sonra yeniden denetleyin.',
  },
  'too-much-work': {
    message: 'Sayfaların hepsi birlikte uzunluklarına göre çok fazla iş çıkarıyor: bu sayfadan sonrasına bakılmadı.',
    hint: 'Neredeyse hiç söz içermeyen binlerce sayfa ya da maddeyi, çok fazla dilde gösterilen metinleri arayın; bunların daha azını yayımlayın.',
  },
  'suggestions-ended': {
    message: 'Yanlış yazılmış çok fazla ad var; bu yüzden bazıları için öneri aranmadı.',
    hint: 'Gösterilenleri düzeltin, sonra yeniden denetleyin.',
  },
  'too-many-values': {
    message: 'Bu dosya, tekrarlanan bölümleriyle birlikte {limit} değer sınırını aşıyor.',
    hint: 'Büyük bir bölümü tekrar tekrar kullanan bir takma ad (`*ad`) arayın.',
  },
  'too-many-included': {
    message: 'Bu sayfa, içine eklenen parça dosyalarla birlikte {limit} değer sınırını aşıyor.',
    hint: 'Daha az parça dosya ekleyin ya da sayfayı bölün. Uzun bir metin birkaç değer sayılır.',
  },
  'too-much-repeated': {
    message:
      'Bütün sayfalar birlikte, kendilerinde yazılandan çok daha fazlasını gösteriyor: aynı bloklar ya da değerler (facts) tekrar tekrar geçiyor.',
    hint: 'Daha az blok ekleyin, uzun değerleri daha az yerde kullanın.',
  },
  'too-many-placeholders': {
    message: 'Bu metinde {limit} taneden fazla yer tutucu var ya da yer tutucular doldurulunca metin aşırı uzuyor.',
    hint: 'Daha az yer tutucu kullanın; birbirini tekrar tekrar kullanan değerler (facts) olup olmadığına bakın.',
  },
  'too-many-blocks': {
    message: 'Bu sayfadaki blok sayısı {limit} sınırını aşıyor.',
    hint: 'Başka parça dosyaları tekrar tekrar ekleyen bir `include` satırı arayın ya da sayfayı bölün.',
  },
  'no-site-file': {
    message: 'Bu klasörde site.yaml dosyası yok.',
    hint: 'Komutu site.yaml dosyası ile pages klasörünün bulunduğu klasörde çalıştırın ya da o klasörü --root ile belirtin.',
  },
  'site-file-name': {
    message: '`{name}` dosyasının adı site.yaml olmalı.',
    hint: 'Dosyaya bu adı küçük harflerle verin. Bilgisayarınız dosya uzantılarını gizliyorsa önce onları görünür yapın.',
  },

  // YAML
  'yaml-syntax': {
    message: 'Bu satır YAML olarak okunamıyor.',
    hint: 'Üstündeki ve altındaki satırlarla karşılaştırın: satır başındaki boşluklara, addan sonraki iki noktaya ve tırnakların kapanıp kapanmadığına bakın.',
  },
  'yaml-tab': {
    message: 'Boşluk olması gereken bu yerde bir sekme (Tab) var.',
    hint: 'Sekmeyi silip her düzey için iki boşluk yazın.',
  },
  'yaml-dash': {
    message: 'Bu öğe bir tire ve bir boşlukla başlamıyor.',
    hint: 'Her öğeyi ayrı bir satıra yazın; satıra bir tire ve bir boşlukla başlayın: `- `. Madde imleri ve uzun tireler tire yerine geçmez.',
  },
  'yaml-extra-dash': {
    message: 'Bu tire bir liste başlatıyor, ama altındaki satırlar listenin dışında kalıyor.',
    hint: 'Tireyi silin ya da o öğenin bütün satırlarını iki boşluk daha içeriden başlatın.',
  },
  'yaml-lookalike': {
    message: 'Burada `{right}` yerine `{character}` yazılmış.',
    hint: 'Yerine `{right}` yazın; bunun için klavye düzenini değiştirmeniz gerekebilir.',
  },
  'invisible-character': {
    message: 'Burada gözle görülmeyen bir karakter var: {name}.',
    hint: 'Silin; boşluk gerekiyorsa normal bir boşluk yazın. Böyle karakterler çoğunlukla kopyalanıp yapıştırılan metinle gelir.',
  },
  'yaml-conflict': {
    message: 'Bu satırların iki ayrı sürümü burada art arda duruyor.',
    hint: 'Birini bırakın; `<<<<<<<`, `=======` ve `>>>>>>>` ile başlayan satırları silin.',
  },
  'yaml-sign-before-line': {
    message: 'Bu satırın önünde `{sign}` var: {origin}.',
    hint: 'Yalnızca bu işareti silin, arkasındaki satır kalsın; satır, ait olduğu satırlarla aynı sütunda başlasın.',
  },
  'yaml-comparison': {
    message: 'Bu satırın önünde, iki sürümün karşılaştırmasında olduğu gibi `{sign}` var.',
    hint: 'Doğru satırları önlerindeki işaretler olmadan bırakın, ötekileri silin: - önceden duranı, + yeni olanı gösterir.',
  },
  'yaml-dots': {
    message: 'Bu satırda tek başına `{sign}` duruyor. Üç nokta YAML için dosyanın sonu demektir.',
    hint: 'Satırı silin. Çıkarılmış bir bölümün yerini tutuyorsa o bölümü yeniden yazın.',
  },
  'yaml-code-fence': {
    message: 'Bu işaretler bir sohbetten ya da kılavuzdan kopyalanmış; sayfanın parçası değil.',
    hint: 'Satırı silin.',
  },
  'yaml-comment-in-text': {
    message: 'Bir metnin ortasına not yazılmış; metin bu nottan önce bitiyor.',
    hint: 'Notu, metnin ait olduğu adın üstüne taşıyın.',
  },
  'yaml-colon-in-text': {
    message: 'Bu metnin içinde iki nokta (:) ve ardından bir boşluk var; YAML bunu yeni bir alan sanıyor.',
    hint: 'Metnin tamamını çift tırnak içine alın: "…".',
  },
  'yaml-two-names': {
    message: 'Bir satırda iki ad var; ikincisi `{key}`.',
    hint: '`{key}: …` satırını alta, iki boşluk daha içeriden yazın ya da süslü parantez içine alın: `{ {key}: … }`. İçinde iki nokta bulunan metin ise çift tırnak ister.',
  },
  'yaml-special-start': {
    message: 'Tırnak içine alınmamış bir metin {character} işaretiyle başlayamaz.',
    hint: 'Metnin tamamını çift tırnak içine alın: "…".',
  },
  'yaml-block-mark': {
    message: '`{mark}` işaretinden sonra metin bir alt satırda başlamalı.',
    hint: 'Sözcükleri bir alt satıra taşıyın ve iki boşluk daha içeriden başlatın.',
  },
  'yaml-unclosed-quote': {
    message: 'Burada açılan tırnak kapatılmamış.',
    hint: 'Metnin sonuna aynı tırnak işaretini ekleyin.',
  },
  'yaml-text-after-quote': {
    message: 'Kapanış tırnağından sonra fazladan bir şey var.',
    hint: 'Metnin tamamını, ilk sözcüğünden son sözcüğüne kadar, bir kez tırnak içine alın. Çift tırnak içinde tırnak işareti gerekiyorsa \\" yazın.',
  },
  'yaml-comma-at-end': {
    message: 'Kapanış tırnağından sonra bir virgül var.',
    hint: 'Virgülü silin: satır, değeriyle biter.',
  },
  'name-after-text': {
    message: '`{key}` adı, metninin arkasında duruyor.',
    hint: 'Önce adı yazın: `{key}: …`. Metin sağdan sola yazılsa da YAML satırı soldan başlar.',
  },
  'yaml-apostrophe': {
    message: 'Bu metin iki kesme işareti arasında duruyor; içindeki kesme işareti metni bitiriyor.',
    hint: 'Metnin tamamını çift tırnak içine alın: "…".',
  },
  'yaml-backslash': {
    message: 'Çift tırnak içindeki ters eğik çizgi, ardından gelen harfi değiştirir.',
    hint: 'Dosya yolunda / yazın. Ters eğik çizginin kendisi gerekiyorsa iki tane yazın: `\\\\`.',
  },
  'yaml-indentation': {
    message: 'Bu satır, ait olduğu satırlarla aynı hizada değil.',
    hint: 'Aynı düzeydeki satırlar aynı sütunda başlar; her düzey için iki boşluk kullanın.',
  },
  'value-and-lines': {
    message: '`{key}` alanının hem kendi satırında bir değeri var hem altındaki satırlarda.',
    hint: 'İkisinden birini bırakın. Alttaki satırlar dillerse bu metnin de bir dili olmalı: aralarına `en: …` biçiminde yazın.',
  },
  'text-without-language': {
    message: 'Dilleri belli metinlerin yanında, dili belirtilmemiş bir metin duruyor.',
    hint: 'Önüne dilini yazın (örneğin `en: …`) ya da satırı silin.',
  },
  'yaml-missing-colon': {
    message: 'Burada yalnızca bir ad var; iki noktası ve değeri eksik.',
    hint: '`ad: değer` biçiminde yazın; iki noktadan sonra bir boşluk bırakın.',
  },
  'yaml-stray-line': {
    message: 'Bu satırdaki sözcükler hiçbir alana ait değil.',
    hint: 'Satırı silin. Üstteki metnin devamıysa iki boşluk daha içeriden başlatın; kendinize bir notsa başına # koyun.',
  },
  'yaml-missing-space': {
    message: 'İki noktadan sonra gelmesi gereken boşluk eksik.',
    hint: '`ad: değer` biçiminde yazın; iki noktadan sonra bir boşluk bırakın.',
  },
  'yaml-unclosed-bracket': {
    message: 'Burada açılan parantez kapatılmamış.',
    hint: 'Satırın sonuna {close} ekleyin. Metin köşeli ya da süslü parantezle başlıyorsa çift tırnak içine alın.',
  },
  'yaml-duplicate-key': {
    message: '`{key}` burada iki kez yazılmış.',
    hint: 'Birini bırakıp diğerini silin.',
  },
  'yaml-several-documents': {
    message: 'Burada ikinci bir belge başlıyor (`---`).',
    hint: 'Her dosyaya tek bir sayfa yazın; bu satırı silin ya da sonrasını ayrı bir dosyaya taşıyın.',
  },
  'yaml-cut-by-comment': {
    message: '{rest} ve sonrası kayboluyor: YAML, boşluktan sonra gelen # işaretini bir notun başlangıcı sayar.',
    hint: 'Metnin tamamını çift tırnak içine alın: "…". Bu bir notsa # işaretinden sonra boşluk bırakın.',
  },
  'yaml-smart-quotes': {
    message: 'Bu metin kıvrık tırnaklar içinde; ziyaretçiler bu tırnakları görür.',
    hint: 'Metni düz tırnak (") içine alın ya da hiç tırnak kullanmayın. Metnin kendi içinde kıvrık tırnak kullanabilirsiniz.',
  },
  'curly-quotes': {
    message: 'Burada düz tırnak gerekirken kıvrık tırnak kullanılmış.',
    hint: 'İki yanda da düz tırnak (") kullanın.',
  },
  'yaml-note': {
    message: 'Bu not, not olarak işaretlenmemiş; bu yüzden sayfanın parçası sayılıyor.',
    hint: 'Notu # ile başlatın ve önüne bir boşluk koyun: `# …`. Ziyaretçilerin bu işaretleri okuması gerekiyorsa metnin tamamını çift tırnak içine alın.',
  },
  'yaml-comma-in-braces': {
    message: 'Süslü parantez içinde bu virgül metni bitiriyor.',
    hint: 'Metni çift tırnak içine alın ya da her dili parantezsiz, kendi satırına yazın.',
  },
  'yaml-alias': {
    message: '`*{name}` yazılmış, ama öncesinde `&{name}` ile işaretlenmiş bir şey yok.',
    hint: 'İlk geçtiği yeri `&{name}` ile işaretleyin ya da değeri buraya açıkça yazın. {suggestion}',
  },
  'yaml-tag': {
    message: '`{tag}` burada kullanılamaz.',
    hint: 'Silin. Metin ünlem işaretiyle başlıyorsa çift tırnak içine alın.',
  },
  'forbidden-key': {
    message: '`{key}` ad olarak kullanılamaz.',
    hint: 'Başka bir ad seçin.',
  },
  'key-not-text': {
    message: 'İki noktadan önceki ad düz metin değil.',
    hint: 'İki noktadan önce düz bir sözcük yazın. { ya da [ ile başlayan bir değeri çift tırnak içine alın.',
  },

  // Shape
  'unknown-key': {
    message: '`{key}` adlı bir alan {owner} içinde yok.',
    hint: '{suggestion}Buradaki alanlar: {known}.',
  },
  'field-of-block': {
    message: '`{key}` sayfanın değil, bir bloğun alanıdır.',
    hint: 'Onu ilgili bloğun içine, o bloktaki `type` ile aynı hizaya yazın.',
  },
  'not-further-in': {
    message: 'Bu satırlar `{key}` alanına ait, ama ondan daha içeride başlamıyor.',
    hint: 'Bu satırı ve onunla birlikte olanları iki boşluk daha içeriden başlatın.',
  },
  'languages-as-list': {
    message: '`{key}` alanının dilleri burada liste olarak yazılmış.',
    hint: 'Dilleri tire koymadan, her birini kendi satırında ve aynı hizada yazın: `en: …`.',
  },
  'field-too-deep': {
    message: '`{key}` fazla içeride duruyor; yeri `{beside}` alanının yanı.',
    hint: 'Satırı `{beside}` ile aynı hizadan başlatın: bir satırın neye ait olduğunu ne kadar içeride durduğu belirler.',
  },
  'field-too-high': {
    message: '`{key}`, `{owner}` alanının yanında değil, içinde olmalı.',
    hint: '`{owner}:` satırının altına, iki boşluk daha içeriden yazın: bir satırın neye ait olduğunu ne kadar içeride durduğu belirler.',
  },
  'missing-field': {
    message: '`{key}` alanı {owner} içinde eksik.',
    hint: 'Buraya `{key}: {example}` satırını ekleyin.',
  },
  'empty-value': {
    message: '`{key}` alanı boş bırakılmış.',
    hint: 'İki noktadan sonra değeri yazın{orDelete}.',
  },
  'empty-quotes': {
    message: 'Bu tırnakların arası boş.',
    hint: 'Metni tırnakların arasına yazın{orDelete}.',
  },
  'expected-text': {
    message: '`{key}` alanı bir metin olmalı.',
    hint: 'Her dil için bir metin yazın: bir alt satıra, iki boşluk içeriden `en: …`.',
  },
  'expected-single-text': {
    message: '`{key}` alanı tek bir metin olmalı.',
    hint: 'Metni iki noktadan sonra, aynı satıra, süslü parantez koymadan yazın.',
  },
  'expected-number': {
    message: '`{key}` alanı bir sayı olmalı.',
    hint: '{suggestion}Yalnızca rakam yazın; ondalık kısmı noktayla ayırın.',
  },
  'expected-boolean': {
    message: '`{key}` alanı `true` ya da `false` olmalı.',
    hint: '`{key}: true` ya da `{key}: false` yazın.',
  },
  'expected-image': {
    message: '`{key}` alanı bir görsel olmalı.',
    hint: 'Altına iki alan yazın: `src: /file.svg` ve her dilde bir açıklama içeren `alt:`.',
  },
  'expected-list': {
    message: '`{key}` alanı bir liste olmalı.',
    hint: 'Her öğeyi ayrı bir satıra yazın; satıra bir tire ve bir boşlukla başlayın: `- `.',
  },
  'expected-fields': {
    message: 'Burada alanlar olmalı: {owner} alanlardan oluşur.',
    hint: 'Buraya `ad: değer` biçiminde satırlar yazın, örneğin {example}.',
  },
  'list-too-short': {
    message: '`{key}` listesinde {count} öğe var; en az {minimum} öğe gerekli.',
    hint: 'Her biri tireyle başlayan yeni öğeler ekleyin.',
  },
  'list-too-long': {
    message: '`{key}` listesinde {count} öğe var; en fazla {maximum} öğe olabilir.',
    hint: 'Fazla öğeleri silin ya da ayrı bir bloğa taşıyın.',
  },
  'uneven-list': {
    message:
      '`{key}` listesinde, `{per}` listesindeki her öğe için bir tane olmak üzere {wanted} öğe olmalı; şu anda {count} öğe var.',
    hint: 'Eksik olanı ekleyin ya da fazla olanı silin. Sıra, `{per}` listesindeki sıradır.',
  },
  'chosen-twice': {
    message: '`{key}`, bu listenin birden çok öğesinde yazılmış.',
    hint: 'Birinde bırakın, öteki satırları silin.',
  },
  'repeated-name': {
    message: 'Bu formun iki alanında aynı ad yazılmış: `{name}`.',
    hint: 'Birine başka bir `name` verin: gönderilenlerde her adın altında tek bir değer bulunur.',
  },
  'not-of-kind': {
    message: '`{key}`, türü `{kind}` olan bir alanda işe yaramaz.',
    hint: 'Satırı silin veya başka bir `kind` seçin.',
  },
  'repeated-hours': {
    message: '`{day}` gününün saatleri daha önce yazılmış veya o günün başka saatleriyle çakışıyor.',
    hint: 'Günü tek bir öğede bırakın veya öğelere birbirini izleyen saatler yazın.',
  },
  'wildcard-host': {
    message: '`{value}`, yıldıza uyan her sunucuya izin verirdi.',
    hint: 'Her sunucunun adını ayrı bir satıra tam olarak yazın.',
  },
  'not-a-choice': {
    message: '`{value}`, `{key}` alanı için geçerli bir değer değil.',
    hint: '{suggestion}Geçerli değerler: {choices}.',
  },
  'bad-name': {
    message: '`{name}` burada ad olarak kullanılamaz.',
    hint: 'Yalnızca harf, rakam ve tire kullanın; örneğin `kuzey-kiyisi`.',
  },
  'wrong-site-address': {
    message: '`{value}` bir sitenin adresi olamaz.',
    hint: '{suggestion}https://, ardından alan adını, site bir alt yoldaysa o yolu da a–z harfleri, rakam, tire ve noktayla yazın: {example} ya da https://www.example.com/shop. Kullanıcı adı, çift eğik çizgi, `?`, `#`, `*` ve başka işaretler kullanmayın.',
  },
  'not-a-color': {
    message: '`{key}` alanındaki `{value}` bir renk değil.',
    hint: '{suggestion}Tırnak içinde `#` ve altı işaret yazın, her biri 0–9 ya da A–F olsun; ya da CSS’teki renk adlarından birini yazın.',
  },
  'low-contrast': {
    message:
      '`{name}` ({color}) ile `{against}` ({other}) arasındaki kontrast {ratio}; okunabilmesi için en az {least} olmalı.',
    hint: 'Buraya yeterli kontrastı sağlayan en yakın rengi, yani `"{nearest}"` yazın ya da öteki rengi değiştirin.',
  },
  'out-of-range': {
    message: '`{key}` değeri {value}; oysa {minimum} ile {maximum} arasında olmalı.',
    hint: '{suggestion}Bu aralıkta bir sayı yazın.',
  },
  'wrong-format': {
    message: '`{value}`, `{key}` alanı için gereken biçimde değil.',
    hint: '{suggestion}Alışılmış biçimde yazın{example}.',
  },
  'no-such-day': {
    message: '`{value}` diye bir gün yok.',
    hint: 'O ayın son günü {last}.',
  },
  'one-value-only': {
    message: 'Burada birden çok değer var (`{value}`), oysa yalnızca biri sığar.',
    hint: 'Birini bırakın, örneğin `{first}`; ötekileri bir metne yazın.',
  },
  'space-inside': {
    message: 'Bu değerin içinde bir boşluk var.',
    hint: 'Boşluksuz yazın: `{right}`.',
  },
  'wrong-direction': {
    message: '`{code}` dili bu yönde yazılmaz.',
    hint: '`direction: {direction}` yazın ya da satırı silin: yön, dilin kodundan anlaşılır.',
  },
  'repeated-country': {
    message: '`{country}` ülkesi iki kez yazılmış.',
    hint: 'Onu tek bir yerde bırakın: bir ülkeden gelen ziyaretçilere tek bir dil gösterilir.',
  },
  'ends-before-start': {
    message: 'Bitiş, başlangıçtan (`{start}`) önce.',
    hint: 'Bitişi başlangıca ya da daha sonraya alın veya ikisinin yerini değiştirin.',
  },
  'no-date-in-year': {
    message: 'Bu tarihlerin hiçbiri gösterilen yıla, {year} yılına denk gelmiyor.',
    hint: '{year} yılının tarihlerini ekleyin ya da `year: …` ile başka bir yıl gösterin.',
  },
  'include-as-type': {
    message: '`include` bir blok türü değildir.',
    hint: 'Girdinin tamamının yerine `- include: {path}` yazın.',
  },
  'entry-among-blocks': {
    message: '`{key}` burada bir blok değil, bir listenin girdisini başlatıyor.',
    hint: 'Bu girdiyi, ait olduğu bloğun {list} alanının altına, o addan iki boşluk daha içeriden yazın. Böyle bir liste şu bloklarda var: {types}.',
  },
  'block-without-type': {
    message: 'Bu bloğun türü belirtilmemiş.',
    hint: 'Bloğa `- type: …` satırıyla başlayın. Türler: {known}.',
  },
  'unknown-block': {
    message: '`{type}` adlı bir blok türü yok.',
    hint: '{suggestion}Türler: {known}.',
  },
  'expected-page': {
    message: 'Bu dosyanın içeriği bir sayfa değil.',
    hint: 'Sayfalar `meta:` ve `blocks:` ile başlar. Nasıl yazıldığını görmek için başka bir sayfayı kopyalayın.',
  },
  'list-without-name': {
    message: 'Burada bir liste başlıyor ama neyin listesi olduğu yazmıyor.',
    hint: 'İlk tirenin üstüne, ayrı bir satır olarak `blocks:` yazın.',
  },

  // Languages
  'missing-translation': {
    message: 'Bu metnin {language} karşılığı eksik.',
    hint: 'Buraya `{code}: …` satırını ekleyin.',
  },
  'missing-labels': {
    message: 'Düğmelerin ve kısa bildirimlerin sözleri bu dilde hazır gelmiyor: {language}.',
    hint: 'Bunları site.yaml dosyasında, `labels:` altına bu dilde siz yazın: {names}.',
  },
  'text-without-languages': {
    message: 'Bu metnin hangi dilde olduğu yazılmamış.',
    hint: '`{key}:` satırını tek başına yazın; altına, iki boşluk daha içeriden şunları ekleyin: {lines}.',
  },
  'untranslated-language': {
    message: '{count} metnin {language} karşılığı eksik.',
    hint: 'Çevrilinceye kadar varsayılan dilde gösterilmeleri için `defaultLanguage` satırının altına `translation: fallback` satırını ekleyin.',
  },
  'unknown-language': {
    message: '`{code}` bu sitenin dillerinden biri değil.',
    hint: '{suggestion}Diller: {known}; `all` tüm diller için geçerlidir.',
  },
  'unlisted-language': {
    message: '{count} metinde `{code}` satırı var; bu dil buradaki diller arasında yok.',
    hint: 'Dili yeniden ekleyin ya da satırlarını silin: tüm dosyalarda `{code}:` arayın.',
  },

  'default-language-needed': {
    message: 'Her sayfa sitenin varsayılan dilinde ({code}) sunulur.',
    hint: 'Bu satırı silin.',
  },

  // Facts
  'missing-fact': {
    message: '`{name}` değeri (facts) {page} dosyası için tanımlanmamış.',
    hint: '{suggestion}Sayfada ya da site.yaml dosyasında `facts:` altına `{name}: …` satırını ekleyin.',
  },
  'missing-template-facts': {
    message: 'Şablonun kullandığı şu değerler (facts) bu sayfada tanımlanmamış: {names}.',
    hint: 'Her biri için `facts:` altına bir satır ekleyin; aynı şablonu kullanan başka bir sayfa örnek olabilir.',
  },
  'renamed-key': {
    message: '`{key}` hiçbir yerde kullanılmıyor, ama {count} yerde `{name}` kullanılıyor.',
    hint: 'Şunu mu demek istediniz: `{name}`? Yeni ad bilerek verildiyse onu o yerlere de yazın.',
  },
  'missing-fact-everywhere': {
    message: '`{name}` değeri (facts) tanımlanmamış; {count} yerde kullanılıyor.',
    hint: 'site.yaml dosyasında `facts:` altına `{name}: …` ekleyin.',
  },
  'missing-region-everywhere': {
    message: '`{name}` adlı bir bölge yok; {count} yerde kullanılıyor.',
    hint: 'Onu site.yaml içinde `regions:` altına yeniden ekleyin ya da o yerlere başka bir bölge yazın. Oradaki bölgeler: {known}.',
  },
  'bad-placeholder': {
    message: 'Bu yer tutucu olması gerektiği gibi yazılmamış.',
    hint: '{suggestion}Her iki yanına ikişer süslü parantez yazın: {{name}} ya da biçimiyle birlikte {{name, compact}}.',
  },
  'unknown-format': {
    message: '`{format}` adlı bir biçim yok.',
    hint: '{suggestion}Biçimler: {known}.',
  },
  'bad-format-option': {
    message: '`{option}`, `{format}` biçimiyle kullanılamaz.',
    hint: '{suggestion}Para birimini üç büyük harfle, {{price, currency(EUR)}}, ya da bu harfleri tutan değerin adıyla yazın: {{price, currency(currencyCode)}}.',
  },
  'fact-not-number': {
    message: '`{name}` değeri (facts) `{value}` olarak yazılmış; `{format}` biçimi bunu gösteremez.',
    hint: '{suggestion}Değere yalnızca rakamı yazın, ondalık kısmı noktayla ayırın; gerisini biçim ekler.',
  },
  'ambiguous-number': {
    message: '`{value}`, üç ondalıklı bir sayı olarak okunuyor.',
    hint: '{suggestion}Binlik ayırıcı nokta yazılmaz. Ondalık kastediliyorsa son basamağı silin ya da bir basamak ekleyin.',
  },
  'fact-not-date': {
    message: '`{name}` değeri (facts) `{value}` olarak yazılmış; `{format}` biçimi bunu gösteremez.',
    hint: '{suggestion}Değere tarihi yazın: dört haneli yıl, ikişer haneli ay ve gün, aralarında kısa çizgi. Gün yazılmayabilir.',
  },
  'fact-cycle': {
    message: '`{name}` değeri (facts) kendi kendine başvurduğu için doldurulamıyor.',
    hint: 'Bu değere geri dönen değerlerden birini yer tutucu kullanmadan yazın.',
  },
  'bad-fact': {
    message: '`{name}` değeri (facts) tek bir metin ya da her dil için bir metin olmalı.',
    hint: '`{name}: değer` yazın ya da altına her dil için bir satır ekleyin.',
  },
  'unknown-form': {
    message: '`{form}` diye bir sayı biçimi yok.',
    hint: '{suggestion}Biçimler: {known}.',
  },
  'missing-forms': {
    message: '`{name}` değerinde (facts) şu dilde bazı sayıların biçimi eksik: {language}. Eksikler: {forms}.',
    hint: '`{code}:` satırının altına her biri için bir satır yazın; sayının yerine {{count}} koyun: `{form}: "{{count}} …"`.',
  },
  'needless-form': {
    message: 'Şu dilde hiçbir sayı `{form}` biçimini almaz: {language}.',
    hint: 'Bu satırı silin. Oradaki biçimler: {known}.',
  },
  'count-needed': {
    message: '`{name}` değerinin (facts) sayıya göre değişen biçimleri var; burada ise sayı yok.',
    hint: '{suggestion}Önüne sayının adını yazın: {{sayı, {name}}}.',
  },
  'unused-fact': {
    message: '`{name}` değerini (facts) hiçbir metin kullanmıyor.',
    hint: '{suggestion}Silin ya da bir metinde {{{name}}} biçiminde kullanın.',
  },

  // Links, pictures, icons
  'dead-link': {
    message: '`{target}` adresinde bir sayfa yok.',
    hint: '{suggestion}Sayfanın yolunu dosya adına göre, dil eklemeden yazın: pages/about-us.yaml dosyasının yolu /about-us olur.',
  },
  'dead-link-everywhere': {
    message: '`{target}` adlı bir sayfa yok, ama {count} bağlantı oraya gidiyor.',
    hint: '{suggestion}Sayfaya eski adını verin ya da bağlantıları değiştirin. Yerini alan sayfaya yazılan `formerly: [{target}]` satırı ziyaretçileri yönlendirir.',
  },
  'renamed-page': {
    message: 'Bu sayfaya hiçbir yerden gidilmiyor, ama {count} bağlantı olmayan `{target}` sayfasına gidiyor.',
    hint: 'Sayfanın adı değiştiyse o bağlantılara `{route}` yazın; eski adresi bilen ziyaretçiler için buraya `formerly: [{target}]` ekleyin.',
  },
  'dead-anchor': {
    message: '`#{anchor}` adlı bir bölüm {where} yok.',
    hint: '{suggestion}Kastettiğiniz bölüme `id: {anchor}` satırını ekleyin.',
  },
  'hidden-anchor': {
    message: '`#{anchor}` bölümü {where} gizli olduğu için bağlantı hiçbir yere gitmiyor.',
    hint: 'Yeniden görünmesi için bölümün `hidden: true` satırını silin ya da bağlantıyı başka bir yere yönlendirin.',
  },
  'dead-anchor-everywhere': {
    message: '`#{anchor}` adlı bir bölüm yok, ama {count} bağlantı oraya gidiyor.',
    hint: 'Kastettiğiniz bölüme `id: {anchor}` satırını ekleyin ya da bağlantıları değiştirin.',
  },
  'bad-link': {
    message: '`{target}` bu sitede kullanılabilecek bir bağlantı değil.',
    hint: '{suggestion}Bir sayfanın eğik çizgiyle başlayan yolunu, `#` işaretinden sonra bir bölümün adını ya da https://, mailto: veya tel: ile başlayan bir adres yazın.',
  },
  'number-without-country': {
    message: '`{target}` yurt içinde çevrilen bir numara; yurt dışından kimseye ulaşmaz.',
    hint: 'Noktaların yerine ülke kodunu koyarak `{right}` yazın.',
  },
  'former-link': {
    message: '`{target}` sayfanın önceki adresi.',
    hint: '{suggestion}Bağlantıyı şimdiki adrese verin: ziyaretçiler dolaşmadan ulaşır.',
  },
  'duplicate-anchor': {
    message: 'Bu sayfada `{anchor}` adlı iki bölüm var.',
    hint: 'Birine başka bir `id` verin.',
  },
  'reserved-id': {
    message: 'Hiçbir bölümün adı `{id}` olamaz: her sayfanın bir parçası bu adı taşıyor.',
    hint: 'Bölüme başka bir `id` verin ve ona giden bağlantıları da değiştirin.',
  },
  'missing-image': {
    message: '`{src}` görseli bulunamadı.',
    hint: '{suggestion}Dosyayı public klasörüne koyun ve yolunu bu klasörden başlayarak, başına eğik çizgi koyarak yazın.',
  },
  'broken-image': {
    message: '`{src}` dosyası gösterilebilecek bir görsel değil.',
    hint: 'SVG, PNG, JPEG, WebP ya da AVIF kullanın.',
  },
  'heavy-picture': {
    message: '`{src}` görselinin dosyası {size} MB.',
    hint: 'Ziyaretçilere küçük kopyaları gider, ama site her oluşturulduğunda o kopyalar bu dosyadan yapılır. JPEG ya da WebP olarak, en çok 2880 piksel genişlikte yeniden kaydedin: {limit} MB’tan azı yeter.',
  },
  'picture-too-heavy': {
    message: '`{src}` görselinin dosyası {limit} MB’tan büyük.',
    hint: 'Bir görsel düzenleyiciyle JPEG ya da WebP olarak, en çok 2880 piksel genişlikte yeniden kaydedin: daha genişi hiçbir ekranda daha iyi görünmez.',
  },
  'picture-too-large': {
    message: '`{src}` görseli çok büyük: {width} × {height} piksel.',
    hint: 'Bir görsel düzenleyiciyle küçülterek kaydedin: 2880 piksel genişlik yeter. Hiçbir kenarı {side} pikseli, tamamı {megapixels} milyon pikseli aşamaz.',
  },
  'unsafe-drawing': {
    message: '`{what}` bir çizimde kullanılamaz.',
    hint: 'Bir çizimde yalnızca şekiller ve renkler bulunabilir; çizim yalnızca kendi parçalarına başvurabilir. Düz SVG olarak yeniden kaydedin; fotoğrafı ayrı bir dosyaya koyun.',
  },
  'broken-drawing': {
    message: 'Bu SVG çizimi buradan sonra okunamıyor.',
    hint: 'Bir çizim programıyla SVG olarak yeniden kaydedin; başka türde bir görselse dosyaya kendi uzantısını verin, örneğin .png.',
  },
  'drawing-too-large': {
    message: 'Bu çizim kullanılamayacak kadar büyük.',
    hint: 'En çok {bytes} kB, {elements} parça ve iç içe {depth} düzey olabilir; tekrar kullanılan her parça yeniden sayılır. Sadeleştirin ya da PNG veya WebP olarak kaydedin.',
  },
  'unknown-icon': {
    message: '`{name}` adlı bir simge yok.',
    hint: '{suggestion}Tüm adları lucide.dev/icons adresinde bulabilirsiniz; simge istemiyorsanız satırı silin.',
  },
  'unknown-region': {
    message: '`{name}` adlı bir bölge yok.',
    hint: '{suggestion}site.yaml dosyasındaki bölgeler: {known}.',
  },
  'unknown-endpoint': {
    message: '`{name}` adlı bir form hizmeti yok.',
    hint: '{suggestion}site.yaml dosyasında `formEndpoints` altındaki adlar: {known}.',
  },
  'rich-text-unsupported': {
    message: '{what} metin içinde kullanılamaz.',
    hint: '{instead}Yalnızca paragraf, liste, **kalın**, *vurgu* ve [bağlantı](/contact) kullanın.',
  },

  'hidden-in-text': {
    message: 'Metnin bu yerinde gözle görülmeyen bir karakter var: {name}.',
    hint: 'Silin; anlam değişmiyorsa denetim bunu `--fix` ile kendisi yapar. Böyle karakterler çoğunlukla kopyalanıp yapıştırılan metinle gelir.',
  },
  'html-in-text': {
    message: '`{tag}` bir HTML etiketi; ziyaretçiler onu olduğu gibi görür.',
    hint: 'Biçimlendirme yapılabilen yerlerde **kalın**, *vurgu*, [bağlantılar](/contact) ve listeler kullanın ya da etiketi silin.',
  },
  'garbled-text': {
    message: 'Metin kaydedilirken ya da kopyalanırken harfler bozulmuş (`{letters}`).',
    hint: 'Metni kaynağından yeniden kopyalayın ve dosyayı UTF-8 olarak kaydedin.',
  },
  'stray-marks': {
    message: '`{marks}` ziyaretçilere olduğu gibi görünür.',
    hint: 'Buraya ait olmayanı silin, henüz yazılmamış olanı yazın. Biçimlendirilebilen metinlerde kalın yazı **sözcükler**, bağlantı [sözcükler](/contact) biçiminde, araya boşluk koymadan yazılır; listenin her satırı `- ` ile başlar.',
  },

  // Files that use each other
  'missing-partial': {
    message: '`{path}` adlı bir dosya yok.',
    hint: '{suggestion}Yolunu pages klasöründen başlayarak, başına eğik çizgi koyarak yazın: /_closing.yaml.',
  },
  'missing-path-fact': {
    message: '{page} sayfasında `{name}` için dosya yolunda kullanılabilecek bir değer yok.',
    hint: '{suggestion}O sayfanın `facts:` bölümüne, bütün diller için tek sözcük olarak `{name}: …` yazın. site.yaml içindeki değerler dosya yollarında kullanılmaz.',
  },
  'not-a-partial': {
    message: '`{path}` bir sayfa olduğu için başka bir dosyanın içinde kullanılamaz.',
    hint: 'Yalnızca adı _ ile başlayan dosyalar `include` ile eklenebilir ya da şablon olarak kullanılabilir.',
  },
  'include-cycle': {
    message: '`{path}` dosyası kendi kendini içeriyor.',
    hint: 'Bu dosyaya geri dönen `include` satırlarından birini silin. Bu satırların bulunduğu dosyalar: {files}.',
  },
  'unused-partial': {
    message: 'Bu dosyayı hiçbir sayfa kullanmıyor.',
    hint: 'Bir sayfaya `include` ile ekleyin ya da silin.',
  },
  'template-replaced': {
    message: 'Bu sayfanın blokları şablonunkilerin yerine geçiyor; bu yüzden buradaki değerler (facts) kullanılmıyor.',
    hint: 'Şablonun görünmesi için `blocks:` satırını altındakilerle birlikte silin; şablon gerekmiyorsa `template:` satırını silin.',
  },
  'bad-file-name': {
    message: '`{name}` bir adresin parçası olamaz.',
    hint: '{suggestion}Dosya ve klasör adlarında yalnızca a–z arası küçük harfleri (ç, ğ, ı, ö, ş, ü hariç), rakamları ve tireyi kullanın: about-us.yaml.',
  },
  'file-for-language': {
    message: '`{name}` tek bir dilin dosyası; oysa bir sayfa, bütün dilleriyle tek bir dosyada yer alır.',
    hint: 'Metinlerini {page} dosyasına `{code}: …` satırları olarak yazın ve bu dosyayı silin.',
  },
  'reserved-address': {
    message: '`{name}` bir sayfa adresinin başında kullanılamaz.',
    hint: 'Dosyanın ya da klasörün adını değiştirin. Şu adları sitenin kendisi kullanır: {known}.',
  },
  'not-a-page': {
    message: '`{name}` dosyası okunmuyor, çünkü adı .yaml ile bitmiyor.',
    hint: '{suggestion}Dosya bir sayfaysa adını değiştirin. Görsellerin ve diğer dosyaların yeri public klasörüdür; tanımadığınız dosyaları silin.',
  },
  'outside-pages': {
    message: '`{name}` okunmuyor, çünkü pages klasöründe değil.',
    hint: 'Sayfaysa pages klasörüne taşıyın, değilse silin.',
  },
  'taken-name': {
    message: 'public klasöründeki `{name}`, sitenin kendisinin kullandığı bir adı taşıyor.',
    hint: 'Adını değiştirin ya da silin: site oluşturulurken bu adla bir dosya ya da klasör yazılır.',
  },
  'redirect-not-plain': {
    message: '`{part}`, _redirects dosyasının bir satırında yer alamaz.',
    hint: 'Eski adresi, yeni adresi ve 301 sayısını aralarında boşlukla yazın: `/eski-ad /tr/yeni-ad 301`. `*`, `:ad`, `?` gibi işaretler ve koşullar, gördüğünüzden fazlasını başka yere yönlendirebilir.',
  },
  'redirect-elsewhere': {
    message: '`{target}` bu sitenin bir sayfası ya da dosyası değil.',
    hint: '{suggestion}Ziyaretçileri sitenin kendi adreslerinden birine, diliyle birlikte yönlendirin: `/tr/contact`.',
  },
  'redirect-taken': {
    message: '`{address}` sitenin kullandığı bir adres: bu satır herkesi oradan uzaklaştırır.',
    hint: 'Satırı silin. Yalnızca artık boş olan adresler başka yere yönlendirilir.',
  },
  'twin-names': {
    message: 'public klasöründeki `{name}` ile `{other}`, birçok bilgisayar ve sunucu için aynı addır.',
    hint: 'İkisinden birinin adını değiştirin: aralarındaki tek fark, büyük harfler ya da aksanlı bir harfin bilgisayarda saklanma biçimi.',
  },
  'edit-repeated': {
    message: 'Buradaki değer `&ad` gibi bir işaretle başka yerlerde de kullanılıyor.',
    hint: 'Dosyada, işaretin konduğu yerde değiştirin; onu kullanan her yer birlikte değişir.',
  },
  'edit-not-there': {
    message: 'Değiştirilecek değer dosyanın bu yerinde yok.',
    hint: 'Sayfayı yeniden yükleyin: dosya bu arada değişmiş.',
  },
  'edit-unsound': {
    message: 'Dosyada başka bir şey de değişmeden burası değiştirilemiyor.',
    hint: 'Önce bu dosya için bildirilen hataları giderin ya da değişikliği dosyanın kendisinde yapın.',
  },
  'edit-changed-meanwhile': {
    message: 'Dosya bu arada diskte değişmiş.',
    hint: 'İki sürümü karşılaştırın ve hangisinin kalacağını seçin.',
  },
  'edit-outside': {
    message: 'Bu dosya buradan değiştirilemez.',
    hint: 'Buradan yalnızca site.yaml ile pages klasöründeki dosyalar değiştirilebilir; başka klasörlere çıkan kısayollar değiştirilemez.',
  },
  'edit-not-written': {
    message: 'Dosya yazılamadı; eski hâliyle duruyor.',
    hint: 'Klasöre yazma izniniz olup olmadığına ve diskte yer kalıp kalmadığına bakın.',
  },
  'link-elsewhere': {
    message: '`{name}`, {folder} klasöründeki bir dosyaya çıkmayan bir kısayol (sembolik bağ).',
    hint: 'Kısayolun yerine dosyanın kendisini {folder} klasörüne koyun.',
  },
  'not-a-file': {
    message: '`{name}` okunabilecek bir dosya değil; bir aygıt ya da programlar arası bir kanal.',
    hint: '{folder} klasöründen silin.',
  },
  'not-a-folder': {
    message: '`{name}` bu sitenin bir klasörü olmalı; dosya ya da kısayol olamaz.',
    hint: 'Buraya {name} adında gerçek bir klasör koyun.',
  },
  'host-file': {
    message: '`{name}`, barındırma hizmetlerinin ayar dosyası saydığı bir ad: içindekiler siteden önce uygulanır.',
    hint: 'public klasöründen silin; hizmeti kendi ayarlarından düzenleyin.',
  },
  'hidden-file': {
    message: '`{name}` noktayla başlıyor; ziyaretçiler için olmayan dosyalar böyle adlandırılır.',
    hint: 'public klasöründen silin ya da adındaki noktayı kaldırın. Yalnızca .well-known klasörü noktayla başlayabilir; içindekilerin adı da site.yaml dosyasında geçmelidir.',
  },
  'active-file': {
    message: '`{name}`, bu sitenin bütün yetkileriyle, kendi başına bir sayfa ya da program olarak çalışır.',
    hint: 'İçinde ne olduğunu biliyorsanız site.yaml dosyasında `publish:` altına `- {path}` satırıyla izin verin; bilmiyorsanız silin.',
  },
  'statement-file': {
    message:
      '`{name}` ziyaretçilerin baktığı bir dosya değil: barındırma hizmetleri, programlar ve başka firmalar onu site sahibinin sözü sayabilir.',
    hint: 'Ne işe yaradığını biliyorsanız site.yaml dosyasında `publish:` altına `- {path}` satırıyla izin verin; bilmiyorsanız silin.',
  },
  'missing-file': {
    message: 'public klasöründe `{path}` dosyası yok.',
    hint: '{suggestion}Yolunu oradan başlayarak, başına eğik çizgi koyarak yazın ya da satırı silin.',
  },
  'route-collision': {
    message: 'Bu sayfanın adresi ({route}), {other} dosyasının adresiyle aynı.',
    hint: 'İki dosyadan birinin adını değiştirin.',
  },
  'former-address-bad': {
    message: '`{address}` bir sayfanın adresi olmuş olamaz: `{part}` adreslerde kullanılamaz.',
    hint: '{suggestion}Bağlantılardaki gibi, dil eklemeden yazın: sayfanın dosyası o zaman neydiyse, pages klasöründen sonrası.',
  },
  'former-address-own': {
    message: '`{address}` zaten bu sayfanın şimdiki adresi.',
    hint: 'Satırı silin: buraya yalnızca sayfanın önceki adresleri yazılır.',
  },
  'former-address-taken': {
    message: 'Ziyaretçiler `{address}` adresinden başka bir yere yönlendirilemez: orada {other} var.',
    hint: 'Satırı silin ya da orada duran dosyaya başka bir ad verin.',
  },
  'former-address-twice': {
    message: '`{address}`, {other} dosyasında da önceki adres olarak geçiyor.',
    hint: 'İki satırdan birini silin: bir adres tek bir sayfaya götürür.',
  },
  'formerly-nowhere': {
    message: 'Yalnızca ziyaretçilerin açtığı bir sayfanın önceki adresi olabilir.',
    hint: '`formerly` satırını eski adresin götüreceği sayfanın dosyasına yazın, buradan silin.',
  },
  'missing-home': {
    message: 'Sitenin ana sayfası yok.',
    hint: 'pages/index.yaml dosyasını ekleyin.',
  },
  'missing-not-found': {
    message: 'Sitede, var olmayan adresler için gösterilecek bir sayfa yok.',
    hint: 'pages/404.yaml dosyasını ekleyin; içine örneğin bir `type: not-found` bloğu koyun.',
  },
  'duplicate-title': {
    message: 'Bu başlığın {language} karşılığı, {route} sayfasının başlığıyla aynı.',
    hint: 'Her sayfaya kendine özgü bir başlık verin; arama sonuçlarında ve yer imlerinde bu başlık görünür.',
  },
  'picture-without-script': {
    message:
      'Paylaşım görsellerinde {language} metinler yazılamıyor ({script} yazısı): sitenin hiçbir yazı tipinde bu yazı yok.',
    hint: 'Sitenin klasöründe `npm install {package}` komutunu çalıştırın ve bu paketi site.yaml içinde `theme:`, `fonts:`, `{code}:` altında belirtin. Ya da 1200 × 630 piksellik kendi görselinizi public/ klasörüne koyun ve site.yaml içinde `socialImage:` altında `src` ve `alt` ile belirtin.',
  },
  'picture-without-glyph': {
    message: 'Paylaşım görseli `{characters}` gösteremiyor: yazı tiplerinin hiçbirinde bu karakter yok.',
    hint: 'Buradan çıkarın ya da site.yaml içinde `socialImage:` altında kendi görselinizi belirtin.',
  },
  'sample-value': {
    message: '`{value}` bir örnek değer.',
    hint: 'Yayımlamadan önce yerine, `sample:` olmadan, gerçek değeri yazın.',
  },
  'unknown-script': {
    message: '`{name}` ne yazı tipi verilebilecek bir yazı sistemi ne de bu sitenin bir dili.',
    hint: '{suggestion}`latin`, `cyrillic`, `hebrew` gibi bir yazı sistemi ya da dillerden birinin kodunu yazın.',
  },
  'font-without-source': {
    message: '`{name}` için yazı tipinin nereden alınacağı belli değil.',
    hint: 'İkisinden birini yazın: kurulu bir paketin adıyla `package:` ya da her kalınlık için bir dosyayla `files:`, örneğin `400: fonts/metin.woff2`.',
  },
  'missing-font-package': {
    message: '`{name}` paketi kurulu değil.',
    hint: 'Sitenin klasöründe `npm install {name}` komutunu çalıştırın ya da adı düzeltin.',
  },
  'missing-font-file': {
    message: 'Sitenin klasöründe `{file}` dosyası yok.',
    hint: 'Yazı tipini oraya koyun ya da adı düzeltin; ad, site.yaml dosyasının bulunduğu klasörden başlar.',
  },
  'not-a-font': {
    message: '`{name}` içinde okunabilen bir yazı tipi yok.',
    hint: 'Bir woff2, ttf veya otf dosyası ya da içinde böyle dosyalar bulunan bir paket yazın.',
  },
  'fonts-too-large': {
    message: '`{file}` ile birlikte sitenin yazı tipleri {limit} MB’ı aşıyor.',
    hint: 'Açılmış hâlleriyle bütün yazı tipi dosyaları toplam en çok {limit} MB olabilir. Her biri tek bir yazının harflerini içeren dosyalar yazın ya da `package:` ile bir paket belirtin.',
  },
  'font-lacks-letters': {
    message: '`{name}` için verilen yazı tipinde {language} sayfalarda geçen şu harfler yok: `{letters}`.',
    hint: 'Bu dilin bütün harflerini içeren bir yazı tipi verin: birçok yazı tipi, her biri tek bir yazı sisteminin harflerini taşıyan ayrı dosyalardan oluşur.',
  },
  'letter-without-font': {
    message: 'Bu sitenin yazı tiplerinin hiçbirinde `{letters}` yok.',
    hint: 'Bunu çıkarın ya da site.yaml içinde `theme:` altındaki `fonts:` bölümünde bu harfleri içeren bir yazı tipi verin.',
  },
  'duplicate-language': {
    message: '`{code}` kodu diller arasında iki kez geçiyor.',
    hint: 'Birini silin ya da kodunu düzeltin.',
  },
  'unknown-default-language': {
    message: '`{code}` yukarıdaki dillerden biri değil.',
    hint: '{suggestion}Şunlardan birini seçin: {known}.',
  },

  // Sitenin kendi blokları
  'block-name': {
    message: '`{name}` bir bloğun adı olamaz.',
    hint: 'Klasörünü, `type:` yanında yazıldığı gibi küçük a–z harfleri, rakam ve tire ile adlandırın, örneğin `opening-hours`.',
  },
  'block-without-schema': {
    message: '`{type}` bloğunda neyin bulunabileceğini hiçbir dosya söylemiyor.',
    hint: '{file} dosyasını yazın; klasör bir bloğun değilse kaldırın.',
  },
  'block-without-component': {
    message: '`{type}` bloğunu gösterecek bileşen yok.',
    hint: 'Adı klasörün adından gelen {file} dosyasını yazın.',
  },
  'block-without-example': {
    message: '`{type}` bloğunun örneği yok.',
    hint: '{file} dosyasını yazın: her alanı, sitenin bütün dillerinde taşıyan bir `type: {type}` bloğu.',
  },
  'block-without-export': {
    message: 'Bu dosya `{name}` adını dışa aktarmıyor.',
    hint: 'Bir bloğun, üst bilginin ve alt bilginin parçaları adlarıyla bulunur. Başına `export` yazın ve adını `{name}` yapın.',
  },
  'block-of-other-type': {
    message: 'Bu dosya `{type}` bloğu için yazılmış, ama klasörün adı `{name}`.',
    hint: 'İkisine de aynı adı verin.',
  },
  'two-blocks': {
    message: '`{type}` adında iki blok var: biri bu, öteki blocks/{name} klasöründe.',
    hint: 'Birini bırakın ya da birinin adını, hem klasöründe hem dosyalarında, değiştirin.',
  },
  'block-code': {
    message: 'Sitenin bu kodu çalıştırılamıyor: {reason}.',
    hint: 'Burada düzeltin. O zamana kadar başka hiçbir şeye bakılmaz.',
  },
  'block-throws': {
    message: '`{type}` bloğu gösterilemiyor ({language}): {reason} ({where}).',
    hint: 'Bileşeni bu hatayla durdu. Bileşeni orada ya da bu blokta yazanı düzeltin.',
  },

  // What the proofreader asks about
  ...turkishProofs,
} as const satisfies Record<Code, Wording>;

/** The Turkish words that messages are put together from. */
export const phrases = {
  didYouMean: 'Şunu mu demek istediniz: `{value}`? ',
  answerByNote: ' Böyle olması gerekiyorsa metnin üstüne bir `# fine: {value}` satırı ekleyin.',
  error: 'hata',
  warning: 'uyarı',
  summary: '{errors} hata, {warnings} uyarı.',
  suchAs: ', örneğin `{value}`',
  orDelete: ' ya da satırı silin',
  beginSite: 'Sitenin ayarlarını yazın: önce `url:`, sonra `languages:`, `brand:` ve `organization:`',
  beginPage: 'Başka bir sayfanın içeriğini buraya kopyalayıp metinleri değiştirin ya da dosyayı silin',
  beginPartial: '`blocks:` satırını ve altına blokları yazın ya da dosyayı silin',
  page: 'sayfa',
  partial: 'parça dosya',
  block: 'blok',
  namedBlock: '`{value}` bloğu',
  namedField: '`{value}`',
  siteFile: 'site.yaml',
  thisOrHome: 'bu sayfada ya da ana sayfada',
  thePage: '{value} sayfasında',
  heading: 'Başlık',
  insteadOfHeading: 'Ayrı bir paragrafta kalın yazın: **sözcükler**. ',
  insteadOfPicture: 'Görseli ayrı bir blokta gösterin. ',
  quotation: 'Alıntı',
  code: 'Kod parçası',
  line: 'Yatay çizgi',
  picture: 'Görsel',
  html: 'HTML',
  definition: 'Bağlantı tanımı',
  bareReference: 'Adresi olmayan bağlantı',
  table: 'Tablo',
  tangle: 'İç içe bu kadar çok işaret ya da liste',
  longMarkdown: 'Satır ve işaretleri toplam 2.000’i aşan bir liste ya da işaretli metin',
  muchMarkdown: 'Sitenin diğer metinlerindeki bunca liste ve işaretten sonra bir yenisi',
  other: 'Bu öğe',
  signOfQuotation: 'e-posta programları alıntıları böyle işaretler',
  signOfNumbers: 'bu, satırın numarası',
  signOfBox: 'bu, bir yapılacaklar listesinin kutusu',
  signOfChat: 'bu, bir sohbet mesajının başlığı',
  signOfTable: 'bu, bir tablonun çizgisi',
  noBreakSpace: 'bölünemez boşluk ({value})',
  oddSpace: 'farklı türde bir boşluk ({value})',
  zeroWidthSpace: 'sıfır genişlikli boşluk ({value})',
  directionMark: 'yazı yönü işareti ({value})',
  softHyphen: 'isteğe bağlı tire ({value})',
  invisible: 'sıfır genişlikli karakter ({value})',
  privateCharacter: 'yalnızca tek bir yazı tipinin tanıdığı işaret ({value})',
  control: 'bir denetim karakteri ({value})',
  notFound: 'dosya yerinde yok',
  noPermission: 'dosyayı açma izni yok',
  notAFile: 'bu bir dosya değil',
  brokenLink: 'bu kısayol hiçbir yere çıkmıyor',
  unknownReason: '{value} hatası',
} as const satisfies Phrases;
