import type { KnownWords } from './known-words.ts';

export const turkish: KnownWords = {
  common:
    'adres aksesuar akşam altındaki alışkanlı alışveriş ambalaj anlamı anlatıl aracılığıyla araştır arkadaş atölye avantaj ayakkabı ayarla ayrıca ayrıntı açıkça aşağı bakıyor bardak bayram bağlan başarı başka başlangıç başlıca başlık başlıyor başvur bedava beklen belge belirt benzer beyanname bildir bilgi bilhassa biliyor birbiri birleş birlik birçok bisiklet bitki boşluk bugün bulunduğu buluyor burada bölge büyük büyüme cumartesi cumhuriyet dakika davran defter demokrasi deneme deneyim depola derece dergi destek devlet değer değişikli dikkat dilekçe dolayısıyla dosya durumu duyuru dönüş dünya dışarı ebeveyn ediyor ekipman ekonomi elektrik elektronik eleman emniyet endüstri etiket evrak eğitim faaliyet fabrika fakülte fatura fayda firma fiyat fotoğraf fırsat garanti gayrimenkul gelecek geliyor geliştir genel geniş gereken gerekir gerekiyor gerektiği gerçek getiri geçiyor geçmiş gidiyor girişimci giyim gökyüzü gönder görsel görünüyor göster gümrük güncel günlük güvenilir güvenlik haberler hafta hareket harita hastane havaalanı hayvan hazırla hediye hesapla heyecan hikâye hizmet hiçbir hukuki ihracat ihtiyacı ihtiyaç ikinci iletişim ilgili ilişki imkân imzala insanlar internet istatistik istikrar istiyor ithalat izliyor içinde işaret işlem işleri kadar kadınlar kahvaltı kalite kampanya kapasite kapısı karakter kargo katalog kategori kazanç kelime kendi kesinlik kimlik kiralama klasör kolaylık koleksiyon komisyon konteyner kontrol konusu konuşuyor koordinasyon kopyala koruma kozmetik kuaför kullan kurallar kuruluş kültür kütüphane kılavuz kırtasiye lezzet lisans listelen lojistik mahalle makine maliyet malzeme manzara marka matbaa mağaza medeniyet memnuniyet menfaat menkul merkez mesaj mevcut mevsim mevzuat miktar milyon mimari misafir mobilya model modern muayene muhasebe muhteşem mutfak mühendis mükemmel müteahhit müşavir müşteri nakliye navlun neden nerede nitelik normal numara numune okunaklı olabil olacak olacağı olanak olarak oluyor onayla operasyon organizasyon ortak otomasyon otomatik otomobil oturum paket pansiyon parantez parlak paylaş pazarlama pazartesi pazaryeri pencere performans personel perşembe peynir planlama platform poliklinik politika portföy potansiyel problem profesyonel program proje randevu rapor rehber rekabet reklam resmi restoran rezervasyon röportaj sadece sahibi salonu sanayi saniye satıcı satıyor satış sayfa sayısı sağlık sağlıyor sebze sektör seramik sertifika servis sevkiyat seyahat seçenek seçeneği sigorta sipariş sistem sohbet sonraki sonuç soruyor strateji sunucu söylen söylüyor süpermarket süreç sıcaklık sırala takdir takvim talep tarafı tarayıcı tarih tasarruf tasarım taşıma taşıyor tebrik tedarik tehlike teklif teknik teknoloji tekrar tekstil telefon teminat temizlik temsil tercih terzi tescil tesisat teslim teşekkür ticaret tiyatro toplam toptan turist tutuyor tüketici türkçe ulaşım uluslararası ustalık uygulama uygun uzakta uzman vergi veriyor vitamin yaklaş yanlış yapabil yapılan yapıyor yardım yatak yazıyor yemekler yeniden yenile yerine yiyecek yukarı yönetici yüksek yüksel yükümlü yüzyıl yıldız yıllık zaman zarafet zeytinyağı ziyaret zorunlu çalışan çalıştığı çalışır çalışıyor çarşamba çerçeve çeviri çevre çevrimiçi çocuk çocuğu çözüm çünkü ödeme ölçüm öncesi önemli önünde örneği özellik özgürlük ülkeler üretici üretim ürünler üçüncü şirket',
  real: 'kampana farika maiyet yarıca italat cüretsiz özelik',
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
};
