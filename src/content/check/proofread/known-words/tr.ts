import { END, LINE } from '../sample-places.ts';
import { type GrammarRule, sameMarks, stopThenSmall } from './grammar-rule.ts';
import type { KnownWords } from './known-words.ts';

/** What samples call their own parts. */
const PARTS = '(?:(?:alt|ana) )?(?:başlık|başlığı|metin|metni|yazı|içerik|açıklama|paragraf|slogan)';

/** How an assistant begins, how it calls what it gives, and what it was asked. */
const BEGINNINGS = [
  '(?:elbette|tabii(?: ki)?|memnuniyetle)[!,.:] (?:[iİ]şte|aşağıda)',
  '[iİ]şte (?:size )?(?:daha )?(?:\\p{L}{1,20} ){0,3}(?:bir )?(?:metin|metniniz|çeviri|çevirisi|sürüm|sürümü|taslak|versiyon|versiyonu|h[aâ]li)(?= ?:)',
  '(?:(?:(?:düzeltilmiş|düzenlenmiş|kısaltılmış|gözden geçirilmiş|geliştirilmiş) (?:h[aâ]li|metin|sürüm)|(?:türkçe|ingilizce|arapça) çevirisi)|(?:(?:şunu|bunu|bu metni|aşağıdaki metni) (?:\\p{L}{2,15} )?(?:çevir|kısalt|düzelt|düzenle))[^:.!?\\n]{0,30}) ?:(?=\\s)',
].join('|');

/** The particle that asks. */
const PARTICLE = ' m[ıiuü](?=[yds?.])';

const GRAMMAR: readonly GrammarRule[] = [
  sameMarks('$1.$3,$4'),
  // The sign of percent says it by itself.
  { found: `(?<![\\l])yüzde (%\\d)`, right: '$1' },
  // Such words begin with a capital that has a dot.
  {
    found: `(?<![\\l])I((?:STANBUL|ZM[İI]R|NG[İI]L[İI]Z|HRACA|THALA|NTERNET|SPANYA|TALYA|ND[İI]R[İI]M|LET[İI]Ş[İI]M)[A-ZÇĞİÖŞÜ]{0,20})(?![\\l])`,
    right: 'İ$1',
    exact: true,
  },
  {
    found: `(?<![\\l])I((?:stan|zmir|ngil|spanyol|spanya|talya|rland|sveç|sviçre|leti|hrac|thal|ndirim|nternet|stek|lk|ki|mkan|çin|le|ade|şlet)[a-zçğıöşüâîû]{0,20})(?![\\l])`,
    right: 'İ$1',
    sign: 'I[a-zçş]',
    exact: true,
  },
  // An ending that makes another word of a name stands without an apostrophe, and all stand without a space.
  {
    found: `(?<![\\l’'])([A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]{2,20})[’'](l[ae]r|l[ıiuü])(?![\\l’'])`,
    right: '$1$2',
    sign: "[’']l",
    exact: true,
  },
  {
    found: `(?<![\\l’'])([A-ZÇĞİÖŞÜ][\\l]{2,30})(?:[’'] | ?‘| [’'])([dt][ae](?:n|ki)?|y?[ae]|n?[ıiuü]n|[ysn]?[ıiuü]|y?l[ae])(?![\\l’'])`,
    right: '$1’$2',
    sign: "[’'] | [’']|‘",
    exact: true,
  },
  ...Object.entries({
    mı: ['[aı]r|var', 'iuü'],
    mi: ['[ei]r|değil', 'ıuü'],
    mu: ['[ou]r|yok', 'ıiü'],
    mü: ['[öü]r', 'ıiu'],
  }).map(
    ([right, [stem, others]]): GrammarRule => ({
      found: `(?<=[\\l](?:${stem}) )m[${others}](?=(?:y[ıiuü]z|s[ıiuü]n[ıiuü]z)?[?.])`,
      right,
      sign: PARTICLE,
      exact: true,
    }),
  ),
  stopThenSmall(
    '[Ss]ok|[Aa]pt|[Mm]üh|[Pp]rof|[Yy]ard|[Şş]ti|[Tt]ic|[Üü]niv|[Bb]aşk|[Ee]czn',
    've|ama|ancak|fakat|çünkü|bu|biz|siz|bunun|böylece|ayrıca|ürünleriniz|eğer',
  ),
  {
    found: `(?<=[\\l] )(m[ıiuü](?:y[ıiuü]z|s[ıiuü]n[ıiuü]z|d[ıiuü]r)?)\\.(?=\\s|$)`,
    right: '$1?',
    sign: PARTICLE,
    exact: true,
    asks: true,
  },
];

export const turkish: KnownWords = {
  common:
    'abone abonelik acente adres adımlar adımları ahşap aksesuar akşam alabilir alanlar altındaki alıcılar alınacak alınan alınır alıyor alıyoruz alışkanlı alışkanlık alışveriş ambalaj ambalajlama ambalajlar analizi analizler anketler anlamı anlatan anlatıl anlatırız anlatıyor anlayış anlaşma antrepo apartman aracılar aracılığıyla aralık aramak aranan arasında arasından araştır araştırma araştırmalar araştırıyor arkadaş arkasında artırmak artıyor asistan atölye atıştırmalık avantaj avrupa avukat avukatlık ayakkabı ayarla aylık ayrıca ayrıntı azaltmak azından açıklama açıklamalar açıkça açısından ağustos ağırlık ağırlıklı aşamada aşamalar aşağı aşağıda aşağıdaki baharat bakanlık bakanlığı bakliyat bakıyor bardak barkod batarya battaniye bayilik bayram bayramlar bazen bağlan bağlantı bağımsız bağış başarı başka başkan başlamadan başlamak başlangıç başlangıçta başlarız başlayabilir başlıca başlık başlıklar başlıyor başvur başvuru başvurular başvurunuz bedava beklen beklenen bekliyor belediye belge belgelendirme belgeler belgelerin belirleme belirlenen belirlenir belirleriz belirli belirliyor belirt benzer beyanname bildir bilet bilgi bilgilendir bilgiler bilgileri bilgisayar bilhassa bilinen biliyor biliyoruz birbiri birincil birkaç birleş birlik birlikte birliktelik birçok birçoğu bisiklet bisküvi bitki bornoz boşluk bugün bulunan bulunduğu bulunur buluyor bununla burada bölge bölgeler bölgesel bölümler bölümü böylece bülten bütçe bütçeniz bütün büyük büyüme cevapla cevaplar civarında cumartesi cumhurbaşkanı cumhuriyet daima dakika danışman danışmanlı danışmanlık danışın davran dağıtıcı dağıtım defter dekont demektir demir demokrasi deneme denetim denetle deneyim deneyimli denizyolu departman depola depolama depolar derece dergi destek deterjan devlet değer değerlendir değerlendirme değerlendirmeler değişikli değişim değişiyor değiştir dijital dikkat dilediğini dilekçe distribütör diğer doktor dokuma dolayısıyla doldur donanım dosya doğal doğruca doğrudan durumu duyuru duyurular dönüş döviz dünya dünyanın düzgün düşük düşünüyor düşüyor dışarı ebeveyn edebilir edilecek edilen edilir edilmeyen ediyor ediyoruz ekibimiz ekipler ekipman ekleme ekonomi ekonomik elbise elektrik elektronik eleman emirlikler emniyet endüstri enerji enflasyon erişim etiket etiketler etkileşim etkin etkinlik etkinlikler evrak eylül eğilim eğitim eğitimler faaliyet fabrika fakülte farklı farklılık fatura faturalar fayda fazlası fazlasını festival firma firmalar fiyat fiyatlandırma fiyatlar fotoğraf fotoğraflar fındık fırsat fırsatlar fıstık garanti gayrimenkul gazete geciken gecikme gelecek gelecekte gelenek geliyor gelişim gelişme geliştir geliştirilen geliştirme gemiler genel genellikle geniş genişle gereken gerekir gerekiyor gerekli gerekmez gerekmiyor gerektirir gerektiği gerçek getiri getirir geçiyor geçmiş gidiyor girişim girişimci girişler giyim gizlilik gökyüzü gömlek gönder gönderil gönderilen gönderilir gönderim gönderin gönüllü görebilir görev görsel görseller görülen görünüyor görüyor görüşelim görüşme görüşmek görüşür görüşüyor göster götürür gözden gümrük gümrükle gümrükte gümrüğü güncel gündem güneydoğu güneş günlük günümüzde güven güvence güvencesi güvenilir güvenli güvenlik güzellik güçlendir güçlü gıdalar haberler hafta haftalık hakkımızda hakkında haklar halılar hareket harita hastane havaalanı havale havalimanı havayolu havlular hayvan hayvancılık haziran hazırla hazırlanan hazırlıyor hedefle hedeflenen hedefler hediye hekimler hemen hepsi hepsinden hepsini herhangi herkese herkesin hesabı hesabınız hesapla hesaplanır hesaplar hesapları hesaplıyor heyecan hikâye hizmet hizmetler hizmetlerimiz hizmetlerin hiçbir hiçbiri hukuk hukuki hukukçu hızlandır hızlı hızlıca iadesi ihracat ihracata ihracatçı ihracatı ihtiyacı ihtiyaç ikinci ilanlar ileride ilerleme ilerliyor iletişim ilgilenir ilgileniyor ilgili ilişki ilişkiler imkân imzala inceleme incelenecek incelenir inceliyor indirim indirimler insanlar insanların internet inşaat iptaller isimler istasyon istatistik istatistikler istenen istenir istikrar istiyor ithalat ithalatçı ithalatı izinler izliyor içerik içerikler içinde işaret işbirliği işlem işlemler işlemleri işleri işletme işletmeler işletmenin işleyiş iştirak kabul kadar kadınlar kahvaltı kahvaltılık kaldır kalite kalitesi kampanya kampanyalar kampanyası kanal kanunlar kanunu kapasite kapsam kapısı karakter karayolu kargo kariyer karşıla karşılaş karşılaştır karşılık karşılığı karşısında kasım katalog kategori katkı katılım kaydedil kaydol kayısı kayıtlar kazandır kazanç kaçıncı kağıt kelime kendi kendiniz kendisi kesinleş kesinlik keşif kimlik kimse kimyasal kiralama kiralık kitaplar kişiler kişinin kişisel klasör klinik kolayca kolaylaş kolaylaştır kolaylık koleksiyon koltuk komisyon komisyonlar konaklama konserler konserve konteyner kontrol kontroller konular konusu konuşuyor koordinasyon kopyala koruma korunma kozmetik koşullar kredi kuaför kullan kulüp kumaş kurallar kurmadan kurucu kurulan kurulum kuruluş kurumsal kuruyemiş kuruyoruz kurye kuyumcu kârlılık kâğıt köprü kültür küresel kütüphane küçük kılavuz kırtasiye kısaca kısmen lezzet limanlar lisans listelen listelenir listeliyor lojistik lütfen maddeler mahalle mahkeme makaleler makarna makine makineler makinesi makul maliyet maliyetin maliyetler malzeme manzara manzaralı marka markalar markanın markanız markanızı matbaa matbaacılık mayıs mağaza mağazalar mağazanız mağazası meclis medeniyet medya memnuniyet menfaat menkul merkez merkezi mesafe mesaj meslek mesleki metaller mevcut mevsim mevsimler mevsimlik mevzuat meyveler mezun miktar milyon mimari mimarlık misafir misyon mobilya model modern muayene muhasebe muhasebeci muhteşem mutfak mücevher müdürlük müdürü mühendis mühendislik mükemmel mülakat müteahhit müvekkil müzesi müzik müşavir müşavirlik müşteri müşteriler müşterilerin müşterilerle müşterinin müşteriniz mıknatıs nakliye navlun neden nedeniyle nedir nerede netleştir nevresim nisan nitelik normal numara numune okunaklı okuyucu olabil olabilir olacak olacağı olanak olarak olmayan oluyor oluştur onayla onaylar operasyon organik organizasyon ortak ortakları ortaklık ortalama ortağımız oteller otobüs otomasyon otomatik otomobil otomotiv otopark oturum oyuncak oyuncu pahalı paket paketleme pamuklu pansiyon pantolon parantez parfüm parlak parola parçalar pasaport patent paylaş paylaşım paylaşırız paylaşıyor pazarda pazarlama pazarlar pazartesi pazaryeri pazaryerin pazaryerleri pazarın pencere perakende perdeler performans personel perşembe petrol peynir piyasa planlama planlanan planlıyor plastik platform poliklinik politika porselen portföy potansiyel pratik problem profesyonel program proje projeler puanlar randevu rapor raporlar raporluyor rağmen referans rehber rehberlik rekabet rekabetçi reklam reklamlar resmi restoran rezervasyon ruhsat röportaj saatlik sabah sabun sadece sahibi sahne salonu salça sanatçı sanayi saniye satabilir satmak satıcı satıcılar satılan satılır satılıyor satıyor satış satışlar satışları satışınız sayesinde sayfa sayfalar sayfası saygı sayısı sağlam sağlık sağlıklı sağlıyor sağlıyoruz sebze sebzeler sekreter sektör sepet seramik serbest sergiler sermaye sertifika sertifikalar servis sevkiyat sevkiyatlar seyahat seyahatler sezon sezonlar seçenek seçeneği seçilen seçiliyor seçilmiş seçim sigorta sigortalı sinema sipariş siparişler siparişlerin sistem sohbet sonraki sonrasında sonrasını sonunda sonuç sonuçlar sonuçları sorular soruların sorumlu sorumluluk sorunlar sorunsuz sorunuz soruyor sosyal soğuk sponsor stajyer standart stoklar strateji sunarız sunucu sunulan sunuyor sunuyoruz söylen söylüyor sözleşme süpermarket sürdür sürdürülebilir süreci sürecin süreç süreçler sıcaklık sınav sınırlı sırada sıradaki sırala sıralama sırasında sıvılar taahhüt tabaklar takdir takip takipçi taksit takvim takviye talep talepler tamamen tanıtım tanıtımı tarafı tarayıcı tarif tarih tarımsal tasarla tasarruf tasarım tasarımcı tatlılar taşıma taşımacılık taşıyor tebliğ tebrik tecrübe tedarik tedavi tehlike teklif teknik teknoloji tekrar tekstil telefon telefonlar teminat temizleyici temizlik temmuz temsil temsilci temsilcilik tencere tepki tercih tercihler tercüme terzi tescil tescilli tesisat teslim teslimat teşekkür ticaret ticari tiyatro tişört toplam toplamda toplantı toplantılar topluluk toptan trafik turist turizm tutuyor tüketici tüketiciler tüketim tümünü tünel türkçe tıklama ulaşabil ulaşabilir ulaştır ulaşım ulaşın ulusal uluslararası unutmayın ustalık uygulama uygulamalar uygun uyumlu uzakta uzman uzmanlar uzmanlık vakit valilik varış vatandaş vergi vergilendirme vergiler vergisi verilecek verilen verileri veritabanı veriyor veriyoruz vitamin vitrin vizyon yabancı yaklaş yaklaşık yaklaşım yalnızca yanlış yanınızda yanıtla yanıtlar yanıtlıyor yapabil yapabilir yapılacak yapılan yapılar yapıyor yapıyoruz yapıştır yararlı yardım yardımcı yardımıyla yasal yastık yatak yatırım yatırımcı yaygın yayınevi yazılım yazıyor yedek yemekler yeniden yenile yenilen yenilik yenilikçi yerelleştir yerine yerleş yetenek yeterli yetkili yiyecek yolculuk yoluyla yorumlar yorumu yoğun yoğunluk yukarı yukarıda yukarıdaki yumurta yönetici yönetiliyor yönetim yönetimi yönetir yönetiyor yönetmelik yöresel yüksek yüksel yükümlü yükümlülük yürürlük yürütülür yürütür yürütüyor yüzyıl yıldız yıllık zaman zamanında zarafet zarar zayıf zeytin zeytinyağı ziyaret ziyaretçi zorunlu züccaciye çabuk çalışan çalışanlar çalışarak çalışma çalışmalar çalıştır çalıştığı çalışır çalışırız çalışıyor çantalar çarşamba çekiliş çelik çerezler çerçeve çeviri çeviriler çevirmen çevre çevrimdışı çevrimiçi çeyrek çikolata çocuk çocuğu çoğunlukla çubuk çözüm çözümler çünkü çıkarıyor çıkıyor çıkış ödeme ödemeler ödemeniz ölçek ölçüm ölçümler ölçüyor önceden önceki öncelik öncelikle öncesi öncesinde önemli önerilen öneriyor önünde örnekler örneği örneğin özellik özetle özgürlük öğleden öğrenci öğrenebilir öğrenir öğreniyor öğrenme öğretim öğretmen ücretsiz ülkede ülkeler ülkenin ülkesi ülkeye üniversite üretici üreticiler üreticinin üretilen üretim üretimi üretiyor ürünler ürünlerin ürününü ürününüz üstelik üstlenir üstleniyor üyelik üzerinde üzerinden üzerine üçüncü şartlar şeffaf şehirler şekerleme şifreniz şikâyet şimdiden şimdiki şirket şirketi şirketin şirketler şubat',
  real: 'acısından ahvale aksam altıdaki alındaki alışkanı anlama anlattıl anlaşa arasına aratır arkasına arttırmak arıyor atlındaki atındaki atıyor azalmak açılama ağrılık ağrılıklı aşmada aşmalar balıklar batara bağlatı bağımız başlangıc başlılar belenen belireme beliri beliriyor beliyor bölecek böleceğ civarına cüretsiz danışan danışmalı dağıtm dağıttım denele denete denetm denettim değişili değişir değişm donanm doğudan ekiler etkileşm etkilik etkinliler evrilecek evrilen eğitiler eğittim farika gecike gelişe gelişir gelişm gemler gereki gereli geremez geremiyor giriler girişer girişm gönülü görüşe günümüze güveli güveni güçlenir hakkımıza hakkına havalanı hazıra hedefe hepiniz hesabi hızlanır ihtiyac iletme ilişikler inanlar incelme indiriler indirm isleri italat itiyor içeriler işetme işlete kadılar kampana karıla karılık karılığı karısında karışla karşısına katılm kayılar kazadır kazanc kazanır kaçıcı kaçını kediniz kedisi kesif kolaca kolaya koruna koşular krallar kumadan kuradan kuralar kuramdan kurulm kurumal kurusal kuyucu kuyumu maiyet makara maliyeler marklar mealler müsterih netleşir nisanlar olayan oluşur onalar onayar orakları ortaları ortalık paralar partikül pazara paçalar rotalama safalar safası salıyor sanatı satılar sayalar sayası sayesine sağıyor seriler seçiliş sinirli sonrasına sonuc sonuna sorasında sorasını sorulmu sorulu sorumu sorusuz soysal sözleşe sürec süreler sürrecin sürçler sınırı sırasına sırlama tabalar takiye tanıtm tanıttım tasala tebligat tecilli tekinlik testil toplanı toplatı tüketm tükettim tıkama ulaşır uyulmu varis veriler verisi yabanı yanlıs yanıla yanılta yanıltıyor yanılıyor yanınıza yanıta yapışır yaralı yararı yarıca yatırm yatırıcı yazılm yemeler yerelleşir yeteli yeteri yorular yönetm yönettim yönettir yükümü yürüttür zorunu çalışa çeviren çevriler çözüler ölçüler ölümler ölüyor özelik öğrene öğreni öğreten öğretm öğrettim üretmi ürettim üslenir üsleniyor şarlar şatlar',
  misspelt: `herkez=herkes birşey=bir_şey birşeyi=bir_şeyi birşeyler=bir_şeyler herşey=her_şey herşeyi=her_şeyi
    herşeyin=her_şeyin hiçbirşey=hiçbir_şey yanlız=yalnız yanlızca=yalnızca yalnış=yanlış orjinal=orijinal
    süpriz=sürpriz klavuz=kılavuz şöför=şoför labaratuvar=laboratuvar labaratuar=laboratuvar
    insiyatif=inisiyatif inisyatif=inisiyatif kollektif=kolektif
    kordinasyon=koordinasyon kordinatör=koordinatör mahsül=mahsul malesef=maalesef maalasef=maalesef
    muhattap=muhatap müsade=müsaade müracat=müracaat opsyon=opsiyon
    prosedur=prosedür sertfika=sertifika sertifka=sertifika
    sanyi=sanayi şarz=şarj şarzlı=şarjlı tabiki=tabii_ki tercübe=tecrübe
    taahüt=taahhüt taahütname=taahhütname tesbit=tespit teşfik=teşvik ürtici=üretici
    üretci=üretici ihracaat=ihracat ihracatcı=ihracatçı ihracaatçı=ihracatçı ithalaat=ithalat gümrik=gümrük
    yada=ya_da veyada=veya herzaman=her_zaman hergün=her_gün heryer=her_yer heryerde=her_yerde herhangibir=herhangi_bir
    birgün=bir_gün arasıra=ara_sıra peşpeşe=peş_peşe pekçok=pek_çok
    birsürü=bir_sürü bukadar=bu_kadar şuanda=şu_anda şuan=şu_an oyüzden=o_yüzden buyüzden=bu_yüzden
    değilmi=değil_mi
    kargoo=kargo gerçekden=gerçekten
    eğtim=eğitim danışmalık=danışmanlık yönetm=yönetim kampanye=kampanya
    kampaniya=kampanya kapmanya=kampanya mağza=mağaza
    ayni=aynı degil=değil icin=için cok=çok urun=ürün urunler=ürünler urunleri=ürünleri urununuz=ürününüz
    urunleriniz=ürünleriniz musteri=müşteri musteriler=müşteriler sirket=şirket sirketi=şirketi guvenli=güvenli
    hizli=hızlı ucretsiz=ücretsiz odeme=ödeme siparis=sipariş gonderin=gönderin gonderim=gönderim uretici=üretici
    ureticiler=üreticiler uretim=üretim satis=satış dunya=dünya bugun=bugün kucuk=küçük buyuk=büyük guzel=güzel
    ulke=ülke ulkeler=ülkeler cozum=çözüm cozumler=çözümler basarili=başarılı cunku=çünkü sonuc=sonuç
    goruntu=görüntü gorusme=görüşme danismanlik=danışmanlık iletisim=iletişim calisma=çalışma calisiyoruz=çalışıyoruz
    gumruk=gümrük yuksek=yüksek dusuk=düşük yapiyoruz=yapıyoruz nasil=nasıl yalnizca=yalnızca
    tum=tüm icerik=içerik fotograf=fotoğraf fotografi=fotoğrafı turkce=türkçe
    bir_çok=birçok bir_kaç=birkaç her_hangi=herhangi her_hangi_bir=herhangi_bir hiç_bir=hiçbir bir_az=biraz her_kes=herkes
    yarın_ki=yarınki bugün_ki=bugünkü şimdi_ki=şimdiki öyleki=öyle_ki hoşgeldiniz=hoş_geldiniz müsteri=müşteri
    müsteriler=müşteriler müsteriye=müşteriye müsterilere=müşterilere muşteri=müşteri`,
  grammar: GRAMMAR,
  leftover: {
    notes: [
      'çevir\\p{L}*|çevrilecek|çevrilsin|çeviri\\p{L}*|tercüme\\p{L}*|kontrol\\p{L}*|doldur\\p{L}*|güncelle\\p{L}*|düzelt\\p{L}*|değiştir\\p{L}*|değişecek|sor\\p{L}{1,8}|teyit|onay\\p{L}*|taslak|eksik|silinecek|sonra|sonradan|eklenecek|yazılacak|not|[iİ]ngilizce\\p{L}*|yukarıdaki\\p{L}*',
      'ş[iİ]rket|f[iİ]rma|marka|müşter[iİ]|ürün|[iİ]s[iİ]m|adı?|adınız|tar[iİ]h|şeh[iİ]r|ülke|telefon|f[iİ]yat|başlık|met[iİ]n|buraya|(?:bağlantı|görsel|rakam|sayı)\\p{L}{0,6}',
    ],
    toCome: [
      'kaynakla aynı|aynısı|(?:orijinali|aslı)yla aynı|çevrilme(?:di|yecek)',
      '(?<=\\()boş(?=\\))',
      'silinecek|(?:bunu|bu (?:satır|madde|cümle)[ıiuüy]{0,2}) sil(?:in|elim)?',
      'adsız|başlıksız|yeni (?:sayfa|başlık|madde|bölüm)|(?:başlık|metin|madde|soru|cevap|yanıt|kart|özellik) ?\\d{1,2}',
      '(?:sonra |henüz )?(?:çevrilecek|yazılacak|eklenecek|doldurulacak|tamamlanacak|güncellenecek)|buraya (?:yazılacak|gelecek|eklenecek|yaz)|çeviri(?:si)? (?:gelecek|bekleniyor|bekliyor|yapılacak|eksik|yok)|[iİ]ngilizcesi(?:yle)? aynı|yukarıdaki(?:yle| ile) aynı',
    ],
    remarks: [
      '(?:bu )?doğru mu|emin mi(?:yiz|sin|siniz)|gerek(?:li)? (?:mi|var mı)|uygun mu|kaynak(?: ne)?\\?',
      '(?:bu )?(?:cümle|satır|paragraf|kelime|kısım|bölüm|ifade|metin|başlık|madde)(?:yi|yı|i|ı)? (?:\\p{L}{1,20} )?(?:sil(?:inecek|insin|elim)|çık(?:acak|arılacak|arılsın|aralım)|kalk(?:acak|sın)|kaldır(?:ılacak|alım)|değiş(?:ecek|sin|tirelim)|kısal(?:acak|tılacak|talım)|olmasın)',
      'onaylan(?:dı|acak)|değişmedi|değişiklik yok|(?:aynen )?kalsın|çok (?:uzun|kısa|teknik|resmi)',
      '(?:eski(?:si|den)?|önceki)(?: (?:metin|metni|hali|sürüm|başlık))?: ?[^()\\][]{1,120}|alternatif: [^()\\][]{1,160}|birini seç\\p{L}{0,4}',
      'not: ?(?:[^()\\][]{0,60} )?(?:kendinize|güncelle|değiştir|ekle)[^()\\][]{0,60}',
      '(?:\\p{L}{1,20} ){0,2}\\p{L}{2,20}[eaıiuü] (?:sorulacak|sorulsun|danışılacak|onaylatılacak)',
      '(?:çevrilsin|tercüme (?:edilecek|edilsin)|çeviri(?:si)? (?:kontrol|yapıl|eksik|gerek|bekl|gözden)|kontrol edilecek|çevrilecek|sorulacak|bakılacak|teyit)[^()\\][]{0,60}',
      'yeni (?:madde|metin|cümle|başlık|fotoğraf|görsel) buraya',
    ],
    words:
      'buraya örnek deneme geçici dolgu eklenecek yazilacak yapilacak gelecek tikla* dokun* gönderildi iletilmiş elbette tabii memnuniyetle işte umarim misin misiniz miyim miyiz modeli çevirisi hali hâli metin metni şunu bunu sayisi seçenek alternatif sürüm konacak girilecek formun deepl google',
    phrases: [
      '\\((?:ÇN|çevirmen(?:[iİ]n)? notu)[^()]{0,80}\\)',
      `(?:${PARTS}|ad|tarih) (?:girmek|eklemek|yazmak|düzenlemek) için (?:buraya |burayı )?(?:tıkla|dokun)\\p{L}{2,6}`,
      "iphone[’']?(?:umdan|dan) gönderildi|(?:android|samsung) (?:telefonumdan|cihazımdan) gönderildi|[iİ]letilmiş mesaj",
      // "Başlık buraya", "Buraya metin yazın", "Buraya telefon numarası gelecek"
      `${PARTS} buraya(?: (?:gelecek|yazılacak|yazın|yazınız|girin|ekleyin|eklenecek|gelir))?`,
      `buraya (?:(?:(?:bir|kısa|yeni|kendi) )?${PARTS}(?: (?:gelecek|yazılacak|yazın|yazınız|girin|giriniz|ekleyin|eklenecek|gelir))?|(?:\\p{L}{1,20} ){1,3}(?:gelecek|yazılacak|eklenecek|konacak|girilecek))`,
      '(?:örnek|deneme|geçici|dolgu) (?:metin|metni|başlık|başlığı|yazı|içerik|açıklama|yazısı)',
      `(?:metin|metni|başlık|başlığı|açıklama|açıklaması|çeviri|çevirisi) (?:eklenecek|yazılacak|yapılacak|gelecek)${END}`,
      // What an assistant says
      `${LINE}(?:${BEGINNINGS})`,
      'umarım (?:bu )?(?:yardımcı ol|i[şs]ini?z?e yara|faydalı ol)\\p{L}{0,6}|(?:başka bir (?:sürüm|versiyon|metin)|(?:yap|yaz|çevir|kısalt|uzat|düzenle|değiştir|hazırla|ekle)m[ae]m[ıi]) ister misin(?:iz)?|yardımcı olabilir mi(?:yim|yiz)',
      '(?:yapay zek[aâ] )?dil modeli olarak|yapay zek[aâ] modeli olarak',
      '\\(?kelime sayısı:? ?\\d{1,4}\\)?',
      '(?:seçenek|alternatif|sürüm) (?:1|a): .{3,400} (?:seçenek|alternatif|sürüm) (?:2|b):',
      'formun (?:üstü|altı)|(?:çevrildi|tercüme edildi) (?:with|by|using) (?:deepl|google|chatgpt)\\S{0,20}',
      '(?:deepl|google)\\S{0,12} (?:translate )?(?:ile|tarafından) (?:çevrildi|çevrilmiştir|tercüme edildi)',
    ],
  },
};
