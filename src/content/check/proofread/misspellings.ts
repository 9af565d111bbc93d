/** Words that people misspell, and phrases, with how they are written: `recieve=receive`; an underscore is a space. */
const LISTS: Readonly<Record<string, string>> = {
  en: `recieve=receive recieved=received recieves=receives seperate=separate seperately=separately seperated=separated
    definately=definitely occured=occurred occurence=occurrence accomodate=accommodate accomodation=accommodation
    adress=address adresses=addresses untill=until succesful=successful succesfully=successfully sucessful=successful
    neccessary=necessary necesary=necessary buisness=business bussiness=business begining=beginning beleive=believe
    catagory=category commited=committed enviroment=environment existance=existence
    goverment=government guarentee=guarantee garantee=guarantee immediatly=immediately independant=independent
    knowlege=knowledge maintainance=maintenance occassion=occasion posession=possession prefered=preferred
    publically=publicly recomend=recommend recomended=recommended refered=referred relevent=relevant reponse=response
    tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow transfered=transferred truely=truly writting=writing
    comission=commission commision=commission custumer=customer custumers=customers manufacter=manufacturer
    manufacturor=manufacturer warehose=warehouse delievery=delivery delivary=delivery availible=available
    avaliable=available availabe=available experiance=experience oppurtunity=opportunity oportunity=opportunity
    proffesional=professional profesional=professional reccomend=recommend sucess=success thier=their wich=which
    teh=the becuase=because becouse=because everthing=everything intrested=interested langauge=language
    marketting=marketing qualitiy=quality quailty=quality requirment=requirement requirments=requirements
    shiping=shipping shippment=shipment compnay=company countrys=countries companys=companies persue=pursue
    agressive=aggressive arguement=argument assesment=assessment assistence=assistance basicly=basically
    certian=certain collegue=colleague comparision=comparison competion=competition
    convienient=convenient decison=decision developement=development diffrent=different
    dissapoint=disappoint efficent=efficient embarass=embarrass equiptment=equipment excelent=excellent
    exellent=excellent finaly=finally foriegn=foreign gaurantee=guarantee greatful=grateful happend=happened
    immidiately=immediately inital=initial intergrate=integrate lenght=length liason=liaison
    mispell=misspell negociate=negotiate noticable=noticeable paralell=parallel payement=payment perfomance=performance
    permenant=permanent possibilty=possibility practicle=practical procede=proceed recieving=receiving
    referal=referral responsability=responsibility responsable=responsible saftey=safety shedule=schedule
    sincerly=sincerely sofware=software strenght=strength suprise=surprise technicaly=technically
    threshhold=threshold usefull=useful usualy=usually visable=visible wether=whether
    informations=information advices=advice equipments=equipment furnitures=furniture feedbacks=feedback
    softwares=software knowledges=knowledge homeworks=homework luggages=luggage
    alot=a_lot aswell=as_well infact=in_fact atleast=at_least eachother=each_other
    depends_of=depends_on depend_of=depend_on depending_of=depending_on explain_you=explain_to_you explain_me=explain_to_me
    in_the_phone=on_the_phone more_better=better more_cheaper=cheaper more_easier=easier more_faster=faster more_lower=lower
    more_bigger=bigger most_cheapest=cheapest most_easiest=easiest most_best=best most_fastest=fastest
    your_welcome_to=you’re_welcome_to
    you_loose=you_lose we_loose=we_lose they_loose=they_lose don’t_loose=don’t_lose never_loose=never_lose
    we_setup=we_set_up you_setup=you_set_up they_setup=they_set_up will_setup=will_set_up can_setup=can_set_up
    can_login=can_log_in you_login=you_log_in please_login=please_log_in can_signup=can_sign_up can_checkout=can_check_out
    january=January february=February april=April june=June july=July
    september=September october=October november=November december=December monday=Monday tuesday=Tuesday
    wednesday=Wednesday thursday=Thursday friday=Friday saturday=Saturday english=English turkish=Turkish arabic=Arabic
    german=German spanish=Spanish italian=Italian russian=Russian japanese=Japanese`,
  tr: `herkez=herkes birşey=bir_şey birşeyi=bir_şeyi birşeyler=bir_şeyler herşey=her_şey herşeyi=her_şeyi
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
  ar: `لاكن=لكن لاكنه=لكنه لاكنها=لكنها هاذا=هذا هاذه=هذه هاذي=هذه ذالك=ذلك هاؤلاء=هؤلاء اللذي=الذي اللتي=التي اللذين=الذين
    الى=إلى او=أو اذا=إذا الان=الآن منذو=منذ شكرن=شكرًا عفون=عفوًا ايضا=أيضًا ايظا=أيضًا
    الاسعار=الأسعار الاسواق=الأسواق الاول=الأول الاولى=الأولى اسعار=أسعار اسواق=أسواق افضل=أفضل اكثر=أكثر اقل=أقل
    اول=أول الامارات=الإمارات الانترنت=الإنترنت الاجراءات=الإجراءات الاعلان=الإعلان الاعلانات=الإعلانات
    ارسال=إرسال ارسل=أرسل اضافة=إضافة ادارة=إدارة الادارة=الإدارة انتاج=إنتاج الانتاج=الإنتاج الاسئلة=الأسئلة
    نضرا=نظرًا انتضار=انتظار ضروف=ظروف مضهر=مظهر محافضة=محافظة ملاحضة=ملاحظة موضف=موظف موضفين=موظفين
    خدمه=خدمة شركه=شركة منصه=منصة تجاره=تجارة جوده=جودة مجانيه=مجانية عربيه=عربية محليه=محلية دوليه=دولية
    انت=أنت انتم=أنتم الي=إلى فى=في شئ=شيء شيئ=شيء مسئول=مسؤول مسئولية=مسؤولية المسئول=المسؤول المسئولية=المسؤولية رايع=رائع
    رايعة=رائعة انشاء_الله=إن_شاء_الله لانه=لأنه لان=لأن لانها=لأنها اكبر=أكبر احسن=أحسن اسرع=أسرع ارخص=أرخص ارقام=أرقام
    انواع=أنواع اعمال=أعمال الاعمال=الأعمال الاكثر=الأكثر الافضل=الأفضل باسعار=بأسعار بافضل=بأفضل`,
};

const listOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/\s+/).flatMap((pair) => {
      const [wrong = '', right = ''] = pair.split('=').map((word) => word.replaceAll('_', ' '));
      return wrong && right && wrong !== right ? [[wrong, right] as const] : [];
    }),
  );

/** By language: words and phrases in small letters as they are misspelt, with how they are spelt. */
export const misspellings: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(LISTS).map(([language, text]) => [language, listOf(text)]),
);

/** The words by which a look over a text sees that one of all these may be in it: of a phrase the longest. */
export const misspeltWords: readonly string[] = Object.values(misspellings).flatMap((list) =>
  [...list.keys()].map((written) =>
    written.split(/[ ’]/).reduce((longest, word) => (word.length >= longest.length ? word : longest), ''),
  ),
);

/** What finds the phrases of a language in small letters. */
export const misspeltPhrases: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(misspellings).map(([language, list]) => {
    const phrases = [...list.keys()].filter((written) => written.includes(' ')).sort((a, b) => b.length - a.length);
    const found = phrases.join('|').replaceAll('’', "['’]");
    return [
      language,
      new RegExp(`(?<![a-zß-ɏ\\u0600-\\u06ff\\d'’-])(?:${found})(?![a-zß-ɏ\\u0600-\\u06ff\\d'’-])`, 'g'),
    ];
  }),
);
