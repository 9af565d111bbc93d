import type { Wording } from './message-words.ts';
import type { englishProofs } from './proofs.en.ts';

/** What the proofreader asks about, in Turkish. */
export const turkishProofs = {
  // Languages
  'other-language': {
    message: 'Bu metin {language} satırında duruyor, ama dili {other} gibi görünüyor.',
    hint: 'Metni çevirin ya da kendi dilinin satırına taşıyın.',
  },
  'other-script': {
    message: 'Bu metin {language} satırında duruyor, ama başka harflerle yazılmış.',
    hint: 'Metni çevirin. Her dilde aynı kalan bir ad `all:` satırına yazılır.',
  },
  'swapped-languages': {
    message:
      'Bu metin {language} satırında duruyor, ama dili {other} gibi görünüyor; buradaki başka bir metinle yer değiştirmiş.',
    hint: 'İki satırın metinlerini birbiriyle değiştirin.',
  },
  'same-in-languages': {
    message: '{language} ve {other} satırlarında aynı cümle duruyor.',
    hint: 'İkisinden birini çevirin. Her dilde aynı kalan metin `all:` satırına yazılır.',
  },
  'local-digits': {
    message: 'Burası bütün dillerde görünür, ama {digits} rakamlarını yalnızca bazı diller kullanır.',
    hint: '0–9 rakamlarını kullanın ya da her dile kendi satırını verin.',
  },

  // The page as a whole
  'no-main-heading': {
    message: 'Bu sayfanın ana başlığı yok.',
    hint: 'Sayfayı ana başlığı olan bir blokla başlatın: {known}.',
  },
  'several-main-headings': {
    message: 'Bu sayfanın zaten bir ana başlığı var; `{type}` bloğu ikincisini ekliyor.',
    hint: 'İki bloktan birini silin ya da ikincisi için `type: text` kullanın.',
  },
  'long-title': {
    message:
      'Arama motorları bu başlığı keser: site adıyla birlikte yaklaşık {length} piksel tutuyor, {limit} piksel gösteriliyor.',
    hint: 'Yaklaşık 50 harfe kısaltın ve en önemli sözcükleri başa alın.',
  },
  'empty-title': {
    message: 'Bu başlık sayfa hakkında hiçbir şey söylemiyor.',
    hint: 'Ziyaretçinin burada ne bulacağını yazın: arama sonuçlarında ve tarayıcı sekmesinde tek başına görünür.',
  },
  'long-description': {
    message: 'Arama motorları bu açıklamayı keser: {length} harf uzunluğunda, yaklaşık {limit} harf gösteriliyor.',
    hint: 'Kısaltın ya da asıl söyleyeceğinizi ilk cümlede söyleyin.',
  },
  'short-description': {
    message: 'Bu açıklama başlıktan fazlasını söylemiyor.',
    hint: 'Ziyaretçinin sayfada ne bulacağını bir iki cümleyle anlatın.',
  },
  'long-heading': {
    message: '`{words}…` metni bir başlık için çok uzun.',
    hint: 'Buraya birkaç sözcük yazın, gerisini altındaki metne taşıyın.',
  },
  'published-file': {
    message: '`{path}` bütün site adına konuşabilir ya da çalışabilir.',
    hint: 'Dosyanın içine ve onu kimin istediğine bakın. Kimsenin ihtiyacı yoksa dosyayı da bu satırı da silin.',
  },
  'menu-without-link': {
    message: 'Bu öğe hiçbir yere gitmiyor.',
    hint: 'Bir `link: …` satırı ekleyin; yalnızca duyurulan bir öğeyse `disabled: true` yazın.',
  },
  'repeated-entry': {
    message: 'Aynı sözcükler {file} dosyasının {line}. satırında da duruyor.',
    hint: 'İkisinden birini silin ya da sözcüklerini değiştirin.',
  },

  // Words and marks
  'leftover-text': {
    message: '`{words}`, henüz yazılmamış bir metne benziyor.',
    hint: 'Asıl metni yazın ya da alanı silin.',
  },
  'no-words': {
    message: 'Bu metinde tek bir sözcük bile yok.',
    hint: 'Metni yazın ya da alanı silin.',
  },
  'doubled-word': {
    message: '`{words}`: sözcük iki kez yazılmış.',
    hint: 'İkisinden birini silin.',
  },
  'doubled-mark': {
    message: '`{words}`: burada tek işaret yeter.',
    hint: 'İkisinden birini silin. Bir şeyin eksik bırakıldığını üç nokta (`…`) gösterir.',
  },
  'doubled-space': {
    message: 'Burada art arda birden fazla boşluk var.',
    hint: 'Yalnızca birini bırakın.',
  },
  'space-before-mark': {
    message: '`{words}` işaretinden önce boşluk var.',
    hint: 'Boşluğu silin.',
  },
  'joined-list': {
    message: 'Bu listenin satırları tek bir paragrafta birleşiyor.',
    hint: 'Metne `>-` yerine `|-` ile başlayın; satır sonları ancak o zaman korunur.',
  },
  'faulty-address': {
    message: '`{words}` geçerli bir adres değil.',
    hint: 'Nokta yerine virgül, eksik nokta olup olmadığına bakın; e-posta adresinde tek bir `@` bulunur.',
  },

  // Facts and pictures
  'year-as-number': {
    message: '`{name}` değeri (facts) miktar olarak gösteriliyor; bu yüzden {value} yılına binlik ayırıcı giriyor.',
    hint: '`number` biçimi olmadan {{{name}}} yazın.',
  },
  'raw-date': {
    message: 'Ziyaretçiler `{value}` değerini olduğu gibi görür.',
    hint: '{{{name}, {format}}} yazın: tarih her dilde kendi biçimiyle gösterilir.',
  },
  'empty-alt': {
    message: 'Bu, görselde ne olduğunu anlatmıyor.',
    hint: 'Dosyanın adını değil, görselde ne göründüğünü birkaç sözcükle yazın: göremeyenlere okunur.',
  },
  'alt-repeats': {
    message: 'Bu açıklama görselin yanındaki sözcükleri yineliyor.',
    hint: 'Görselin bunlardan başka ne gösterdiğini yazın: sayfayı dinleyenler aynı şeyi iki kez duyar.',
  },

  // Order, ranges and dates
  'late-main-heading': {
    message: 'Bu sayfanın ana başlığı başka bir bloğun altında kalmış.',
    hint: 'Bu bloğu ilk sıraya taşıyın: ziyaretçiler ve arama motorları onu orada arar.',
  },
  'repeated-block': {
    message: 'Aynı blok iki kez yer alıyor.',
    hint: 'İkincisini silin ya da sözcüklerini değiştirin.',
  },
  'link-to-itself': {
    message: 'Bu bağlantı bulunduğu sayfanın kendisine gidiyor.',
    hint: 'Gideceği sayfayı ya da kastettiğiniz bölümü yazın: `/contact#form`.',
  },
  'foreign-mark': {
    message: '`{words}` bu dilin noktalama işareti değil.',
    hint: 'Yerine `{right}` yazın.',
  },
  'foreign-letters': {
    message: '`{words}` içinde başka bir dilin harfleri var; bu dilinkilere yalnızca benziyorlar.',
    hint: '`{right}` yazın: arama yapanlar öbür harfleri bulamaz.',
  },
  'printed-letters': {
    message: '`{words}` içindeki harfler, PDF’in bastığı biçimde.',
    hint: '`{right}` yazın ya da metni yeniden yazın: böyle harfler aranamaz, sıraları da bozulmuş olabilir.',
  },
  'lost-letters': {
    message: '`{words}` kelimesinde {language} harfleri eksik.',
    hint: '`{right}` yazın, metnin öbür kelimelerine de bakın.',
  },
  'open-bracket': {
    message: '`{words}` parantezinin eşi yok.',
    hint: 'Eksik parantezi ekleyin ya da bunu silin.',
  },
  'words-for-all': {
    message: 'Bu sözleri her dil gösteriyor, ama {other} gibi görünüyorlar.',
    hint: '`all:` yerine her dil için bir satır yazın; `all:` adlar ve rakamlar içindir.',
  },
  'number-not-shown': {
    message: '`{name}` öbür dillerde sayıyı gösteriyor, {language} dilinde göstermiyor.',
    hint: 'Sayının geleceği yere {{count}} yazın.',
  },
  'missing-space': {
    message: '`{words}` işaretinden sonra boşluk eksik.',
    hint: 'İşaretten sonra bir boşluk bırakın.',
  },
  'tight-dash': {
    message: 'Tireden sonra boşluk eksik; bu yüzden burası liste olmuyor.',
    hint: 'Her satırın başına `- ` yazın: bir tire ve bir boşluk.',
  },
  'raw-number': {
    message: 'Ziyaretçiler `{value}` sayısını ayırıcısız görür.',
    hint: '{{{name}, number}} ya da {{{name}, compact}} yazın: sayı her dilde kendi biçimiyle gösterilir.',
  },
  'avoided-word': {
    message: 'Bu site “{term}” için `{words}` sözünü kullanmıyor.',
    hint: '`{use}` yazın. Sitenin kendi sözcükleri, site.yaml dosyasındaki `glossary:` altındadır.',
  },
  'fixed-plural': {
    message: '`{word}` sözcüğü her sayıda aynı kalıyor; oysa biçimi {{{name}}} değerine bağlı.',
    hint: 'Biçimleri `facts:` altına bir kez yazın: `days: { {code}: { {forms} } }`. Metinde {{{name}, days}} kullanın.',
  },
  'reversed-range': {
    message: 'Bu aralık {from} ile {to} arasında: ilk sayı ikincisinden büyük.',
    hint: 'İkisinin yerini değiştirin.',
  },
  'date-as-number': {
    message: '`{name}` değeri (facts) bir tarih ({value}); sayı biçimleri onu gösteremez.',
    hint: '{{{name}, {format}}} yazın.',
  },

  // Notes
  'unknown-note': {
    message: '`{code}`, notla yanıtlanabilecek bir iletinin adı değil.',
    hint: '{suggestion}Adı iletinin kendisinden kopyalayın.',
  },
  'idle-note': {
    message: 'Bu not hiçbir şeyi yanıtlamıyor: burada `{code}` iletisi yok.',
    hint: 'Notu silin ya da kastettiğiniz metnin bir üst satırına taşıyın.',
  },
} as const satisfies Record<keyof typeof englishProofs, Wording>;
