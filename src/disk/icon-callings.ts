/** Icons by what people call them, where they have another name: `cart`. */
export const callings: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'smartphone mobile mobile-phone cell-phone cellphone iphone telefon',
    'shopping-cart cart basket trolley sepet',
    'mail envelope email e-mail eposta e-posta',
    'map-pin location marker place address konum adres',
    'check tick checkmark check-mark done onay',
    'x times close kapat',
    'zap lightning fast thunder',
    'banknote money cash para',
    'truck delivery shipping kargo teslimat',
    'users people team ekip',
    'user person kişi',
    'chart-line graph growth grafik',
    'clock time hours saat',
    'message-circle whatsapp chat',
    'circle-question-mark question help faq soru',
    'triangle-alert warning alert danger uyarı',
    'globe world internet dünya',
    'house ev',
    'image picture photo resim',
    'file-text document doc belge',
    'lightbulb idea bulb fikir',
    'store shop mağaza',
    'plane airplane flight uçak',
    'award certificate sertifika',
    'settings gear ayarlar',
    'warehouse depo',
    'shield-check security secure safe güvenlik',
  ].flatMap((words) => {
    const [icon = '', ...others] = words.split(' ');
    return others.map((other) => [other, icon]);
  }),
);
