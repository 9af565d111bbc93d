import type { english } from './said.en.ts';
import type { SaidLike } from './said.ts';

export const turkish: SaidLike<typeof english> = {
  technical: 'Bu, sitenin dosyalarında duruyor ve buradan düzeltilemez. Dosyalarla ilgilenen kişiye sorun.',

  // Diller
  'missing-translation': { hint: '“Tüm diller” altında bu dilde yazın.' },
  'stale-translation': { hint: 'Yeniden çevirin ya da hâlâ doğru olduğunu belirtin.' },
  'unreviewed-translation': { hint: 'Okuyup yanlışlarını düzeltin ya da doğru olduğunu belirtin.' },
  'entry-without-languages': { hint: '“Tüm diller” altında her dilde yazın.' },
  'text-without-languages': { hint: '“Tüm diller” altında her dilde yazın.' },
  'other-language': {
    message: 'Bu metin {language} altında duruyor, ama dili {other} gibi görünüyor.',
    hint: 'Çevirin veya metinlerin yerini “Tüm diller” altında değiştirin.',
  },
  'other-script': {
    message: 'Bu metin {language} altında duruyor, ama başka harflerle yazılmış.',
    hint: '“Tüm diller” altında çevirin.',
  },
  'swapped-languages': {
    message:
      'Bu metin {language} altında duruyor, ama dili {other} gibi görünüyor; buradaki başka bir metinle yer değiştirmiş.',
    hint: 'İki dilin metinlerini “Tüm diller” altında birbiriyle değiştirin.',
  },
  'same-in-languages': {
    message: '{language} ve {other} altında aynı cümle duruyor.',
    hint: 'İkisinden birini “Tüm diller” altında çevirin.',
  },
  'local-digits': { hint: '0–9 rakamlarını yazın.' },
  'import-language': { hint: 'Yukarıdan çevrildiği dili seçin; şunlardan biri olmalı: {known}.' },

  // Bölümler ve öğeler
  'no-main-heading': { hint: 'Sayfaya “Bölümler” altında ana başlığı olan bir bölümle başlayın.' },
  'several-main-headings': {
    message: 'Bu sayfanın ana başlığı zaten var; bu bölüm ikincisini getiriyor.',
    hint: 'İki bölümden birini silin.',
  },
  'late-main-heading': {
    message: 'Sayfanın ana başlığı başka bir bölümün altında duruyor.',
    hint: 'Bu bölümü ilk sıraya taşıyın: ziyaretçiler ve arama motorları onu orada arar.',
  },
  'repeated-block': { message: 'Aynı bölüm iki kez duruyor.', hint: 'İkincisini silin veya metinlerini değiştirin.' },
  'repeated-entry': {
    message: 'Aynı sözler başka bir öğede zaten var.',
    hint: 'İki öğeden birini silin veya metinlerini değiştirin.',
  },
  'menu-without-link': {
    hint: 'Yerine “Sayfalar” altında menüye bir sayfa koyun veya sitenin dosyalarıyla ilgilenen kişiye sorun.',
  },
  'leftover-text': { hint: 'Asıl metni yazın veya içinde durduğu öğeyi silin.' },
  'no-words': { hint: 'Metni yazın veya içinde durduğu öğeyi silin.' },
  'joined-list': {
    message: 'Bu listenin öğeleri tek bir paragrafta birleşiyor.',
    hint: 'Her öğeye Shift ve Enter ile yeniden başlayın veya liste düğmesini kullanın.',
  },
  'list-too-short': { message: 'Bu listede {count} öğe var; en az {minimum} gerekiyor.', hint: 'Öğe ekleyin.' },
  'list-too-long': {
    message: 'Bu listede {count} öğe var; en çok {maximum} sığıyor.',
    hint: 'Öğe silin veya bazılarını başka bir bölüme taşıyın.',
  },
  'empty-value': { message: 'Burada bir şey yazmıyor.', hint: 'Yazın veya buradan çıkarın.' },
  'empty-quotes': { message: 'Burada bir şey yazmıyor.', hint: 'Yazın veya buradan çıkarın.' },
  'ends-before-start': { hint: 'Daha erken olmayan bir bitiş seçin veya ikisinin yerini değiştirin.' },
  'duplicate-anchor': { hint: 'Birine, ayarlarında başka bir bağlantı adı verin.' },
  'sample-value': { hint: 'Yayımlamadan önce gerçek değeri yazın.' },
  'avoided-word': { hint: '`{use}` yazın.' },

  // Bilgiler
  'missing-fact': {
    message: '`{name}` adında bir bilgi yok.',
    hint: '{suggestion}Başka birini seçin veya oluşturun: “Bilgi ekle”, “Yeni bilgi”.',
  },
  'missing-forms': {
    message: '`{name}` bilgisinin bazı sayılar için sözleri eksik ({language}).',
    hint: 'Bir metinde üzerine tıklayın ve her sayı türü için yazın.',
  },
  'fixed-plural': {
    message: '`{word}` sözü her sayı için aynı duruyor, oysa biçimi önündeki sayıya bağlı.',
    hint: 'Cümleyi her sayıyla doğru olacak biçimde kurun.',
  },

  // Bağlantılar, resimler ve sayfalar
  'vague-link': { hint: 'Orada ne olduğunu söyleyen sözcükler seçin ve bağlantıyı onlara verin.' },
  'dead-link': { hint: '{suggestion}Sitenin sayfalarından birini seçin.' },
  'dead-anchor': { hint: '{suggestion}Kastettiğiniz bölüme, ayarlarında bu bağlantı adını verin.' },
  'dead-anchor-everywhere': { hint: '{suggestion}Kastettiğiniz bölüme, ayarlarında bu bağlantı adını verin.' },
  'hidden-anchor': { hint: 'Bölümü yeniden gösterin veya bağlantıyı başka yere götürün.' },
  'not-csv': {
    message: '`{path}`, CSV biçiminde bir tablo değil.',
    hint: 'CSV olarak kaydedin: Excel’de “CSV UTF-8”, Google E-Tablolar’da İndir, CSV. Sonra onu seçin.',
  },
  'missing-image': { hint: '{suggestion}Başka bir resim seçin veya üzerine bir dosya bırakın.' },
  'unknown-icon': { hint: '{suggestion}Listeden birini seçin.' },
  'unknown-region': { hint: '{suggestion}Şunlardan birini seçin: {known}.' },
  'bad-frame': {
    hint: '{suggestion}Yalnızca adresi yazın: hizmet onu gömme seçeneğinde gösterir, `https://` ile başlar.',
  },
  'frame-not-allowed': {
    hint: 'Başka bir adres seçin ya da siteyle ilgilenen kişiden `{host}` çerçevelerine izin vermesini isteyin.',
  },
  'unknown-endpoint': { hint: '{suggestion}Şunlardan birini seçin: {known}.' },
  'stray-marks': {
    hint: 'Buraya ait olmayanı silin, henüz yazılmamış olanı yazın. Kalın yazı, bağlantı ve liste için, bunların olabildiği metinlerin altında düğmeler var.',
  },
  'tight-dash': { hint: 'Metnin altındaki liste düğmesini kullanın.' },
  'edit-not-written': {
    message: 'Değişiklik yazılamadı; her şey önceki gibi.',
    hint: 'Disk dolmuş veya sitenin dosyaları kilitlenmiş olabilir: dosyalarla ilgilenen kişiye sorun.',
  },
  'garbled-text': { hint: 'Metni geldiği yerden yeniden kopyalayın.' },
  'bad-file-name': { hint: '{suggestion}a–z arası küçük harf, rakam ve tire kullanın: /about-us.' },
  'reserved-address': { hint: 'Başka bir adres seçin. Şu adları sitenin kendisi kullanıyor: {known}.' },
  'route-collision': { message: '{route} adresinde zaten bir sayfa var.', hint: 'Başka bir adres seçin.' },
  'edit-repeated': {
    message: 'Burada duran, başka yerlerde de tekrarlanıyor.',
    hint: 'Yalnızca sitenin dosyalarında değiştirilebilir: dosyalarla ilgilenen kişiye sorun.',
  },
  'edit-unsound': {
    message: 'Bu, başka bir şey de değişmeden buradan değiştirilemez.',
    hint: 'Önce denetimin bu sayfa için söylediklerini düzeltin veya sitenin dosyalarıyla ilgilenen kişiye sorun.',
  },
  'edit-not-there': {
    message: 'Değiştirilecek olan artık bu yerde durmuyor.',
    hint: 'Sayfayı yeniden yükleyin: bu arada değiştirilmiş.',
  },
};
