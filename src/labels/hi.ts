import type { Labels } from '../../schema/labels.ts';

export const hi: Labels = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  navigation: 'मुख्य मेनू',
  home: '{{brand}}, मुखपृष्ठ',
  openMenu: 'मेनू खोलें',
  closeMenu: 'मेनू बंद करें',
  language: 'भाषा',
  soon: 'जल्द आ रहा है',
  breadcrumb: 'आप यहाँ हैं',
  pause: 'लोगो की गति रोकें',
  play: 'लोगो की गति फिर शुरू करें',
  fieldRequired: 'कृपया यह जगह भरें।',
  fieldEmail: 'कृपया पूरा ईमेल पता लिखें, जैसे name@company.com।',
  fieldTelephone: 'कृपया पूरा फ़ोन नंबर लिखें।',
  fieldDate: 'कृपया पूरी तारीख लिखें।',
  fieldChoice: 'कृपया कोई एक विकल्प चुनें।',
  fieldConsent: 'आगे बढ़ने के लिए कृपया इस पर सही का निशान लगाएँ।',
  choose: 'चुनें',
  optional: 'वैकल्पिक',
  sending: 'भेजा जा रहा है…',
  chooseLanguage: 'अपनी भाषा चुनें',
};
