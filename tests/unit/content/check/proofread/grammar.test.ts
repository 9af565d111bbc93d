import { expect, test } from 'vitest';
import { proofread } from '../../../site-folder.ts';
import { META, SITE } from '../../../small-site.ts';

/** What is told of a text in one language, the others being there: the words, and what has to stand for them. */
const told = (language: string, text: string) => {
  const words = { en: 'Bread of the day', tr: 'Günün ekmeği', ar: 'خبز اليوم', [language]: text };
  const body = Object.entries(words).map(([code, each]) => `      ${code}: ${JSON.stringify(each)}\n`);
  const page = `${META}blocks:\n  - type: text\n    title: { all: Rome }\n    body:\n${body.join('')}`;
  return proofread({ 'site.yaml': SITE, 'pages/index.yaml': page })
    .filter(({ code }) =>
      /^(?:misspelt-word|no-question-mark|no-such-time|no-such-date|letter-in-figure|spreadsheet-leftover|other-number-marks|reversed-range|leftover-text)$/.test(
        code,
      ),
    )
    .map(({ code, place: { source, range }, details = {} }) =>
      [code, source.text.slice(range.start, range.end), 'right' in details ? details.right : ''].join(' | '),
    );
};

test.each([
  ['en', 'We could of baked more.', 'misspelt-word | could of | could have'],
  ['en', 'Their is no bread left.', 'misspelt-word | Their is | There is'],
  ['en', 'They bring there own flour.', 'misspelt-word | there own | their own'],
  ['en', 'There are too much orders.', 'misspelt-word | too much orders | too many orders'],
  ['en', 'We deliver to three country.', 'misspelt-word | three country | three countries'],
  ['en', 'It takes 14 day from the order.', 'misspelt-word | 14 day | 14 days'],
  ['en', 'We bake daily. and we deliver.', 'misspelt-word | daily. and | daily. And'],
  ['en', 'Do you deliver on Sundays.', 'no-question-mark | Do you deliver on Sundays. | Do you deliver on Sundays?'],
  ['en', 'Fresh bread. How much does it cost.', 'no-question-mark | How much does it cost. | How much does it cost?'],
  ['en', 'Open until 17:00 PM.', 'misspelt-word | 17:00 PM | 17:00'],
  ['en', 'Open until 25:30.', 'no-such-time | 25:30 | '],
  ['en', 'It costs $50 USD a month.', 'misspelt-word | $50 USD | $50'],
  ['en', 'It takes 30–14 days.', 'reversed-range | 30–14 | '],
  ['en', 'We sold 41.400.000 loaves.', 'other-number-marks | 41.400.000 | 41,400,000'],
  ['en', 'It is ready in ..... days.', 'leftover-text | ..... | '],
  ['en', 'The cost depends of the bread.', 'misspelt-word | depends of | depends on'],
  ['en', 'More better bread.', 'misspelt-word | More better | Better'],
  ['en', 'Its easy to order.', 'misspelt-word | Its easy | It’s easy'],
  ['en', "It's own oven.", "misspelt-word | It's own | Its own"],
  ['en', 'It takes an day.', 'misspelt-word | an day | a day'],
  ['en', 'It is cheaper then opening a shop.', 'misspelt-word | cheaper then | cheaper than'],
  ['en', 'You don’t need no oven.', 'misspelt-word | don’t need no | don’t need any'],
  ['en', 'We bake everyday.', 'misspelt-word | everyday | every day'],
  ['en', 'We bake since five years.', 'misspelt-word | since five years | for five years'],
  ['en', 'We setup the stall in november.', 'misspelt-word | november | November'],
  ['en', 'Where can i buy it?', 'misspelt-word | i | I'],
  ['en', 'We send the product’s to you.', 'misspelt-word | product’s to | products to'],
  ['en', 'You (may/can/could) order.', 'leftover-text | (may/can/could) | '],
  ['en', 'Our bread (final)', 'leftover-text | (final) | '],
  ['en', 'It takes 3O days.', 'letter-in-figure | 3O | 30'],
  ['en', 'It takes l5 days.', 'letter-in-figure | l5 | 15'],
  ['tr', 'Bu 2O27 yılında bitti.', 'letter-in-figure | 2O27 | 2027'],
  ['en', 'Open until 2027-02-30.', 'no-such-date | 2027-02-30 | 2027-02-28'],
  ['en', 'Open until 04/31/2027.', 'no-such-date | 04/31/2027 | 04/30/2027'],
  ['tr', 'Açık: 31.06.2027 tarihine dek.', 'no-such-date | 31.06.2027 | 30.06.2027'],
  ['tr', 'Fırın 25.30’a kadar açık.', 'no-such-time | 25.30 | '],
  ['en', 'It takes 4 to 2 weeks.', 'reversed-range | 4 to 2 | '],
  ['ar', 'يستغرق الخبز 4 إلى 2 ساعات.', 'reversed-range | 4 إلى 2 | '],
  ['en', 'The years 2026–2024 were good.', 'reversed-range | 2026–2024 | '],
  ['en', 'It takes ... weeks.', 'leftover-text | ... | '],
  ['tr', 'Ekmek … gün içinde gelir.', 'leftover-text | … | '],
  ['ar', 'يصل الخبز خلال ... أيام.', 'leftover-text | ... | '],
  ['en', 'We sold 1.5E+03 loaves.', 'spreadsheet-leftover | 1.5E+03 | '],
  ['en', 'We sold =SUM(B2:B9) loaves.', 'spreadsheet-leftover | =SUM(B2:B9) | '],
  ['en', 'It costs 1.500.50 dollars.', 'misspelt-word | 1.500.50 | 1,500.50'],
  ['tr', 'Fiyatı 1.500.50 lira.', 'misspelt-word | 1.500.50 | 1.500,50'],
  ['en', 'It costs $1, 500 a year.', 'misspelt-word | $1, 500 | $1,500'],
  ['en', 'It costs 12 .50 dollars.', 'misspelt-word | 12 .50 | 12.50'],
  ['en', 'It costs $50$ a month.', 'misspelt-word | $50$ | $50'],
  ['tr', 'Ekmek 50 TL TL tutar.', 'misspelt-word | 0 TL TL | 0 TL'],
  ['en', 'It costs 500$ a month.', 'misspelt-word | 500$ | $500'],
  ['en', 'Duty is 5% percent.', 'misspelt-word | 5% percent | 5%'],
  ['en', 'Duty is %5 in Rome.', 'misspelt-word | %5 | 5%'],
  ['tr', 'Vergi yüzde %5 oranında.', 'misspelt-word | yüzde %5 | %5'],
  ['ar', 'الضريبة 5% بالمئة.', 'misspelt-word | 5% بالمئة | 5%'],
  ['en', 'It is the 2th loaf.', 'misspelt-word | 2th | 2nd'],
  ['en', 'It is the 21th loaf.', 'misspelt-word | 21th | 21st'],
  ['en', 'It is the 11st loaf.', 'misspelt-word | 11st | 11th'],
  ['en', 'It is the 103th loaf.', 'misspelt-word | 103th | 103rd'],
  ['tr', 'Ekmek bir çok yerde var.', 'misspelt-word | bir çok | birçok'],
  ['tr', 'Türk’ler ekmeği sever.', 'misspelt-word | Türk’ler | Türkler'],
  ['tr', 'Ekmek Roma’ da pişer.', 'misspelt-word | Roma’ da | Roma’da'],
  ['tr', 'Ekmek Roma ’da pişer.', 'misspelt-word | Roma ’da | Roma’da'],
  ['tr', 'Ekmek Roma‘da pişer.', 'misspelt-word | Roma‘da | Roma’da'],
  ['tr', 'Ekmek Roma´da pişer.', 'misspelt-word | Roma´da | Roma’da'],
  ['tr', 'Ekmek tuzsuzmu?', 'misspelt-word | tuzsuzmu | tuzsuz mu'],
  ['en', 'It`s bread.', 'misspelt-word | It`s | It’s'],
  ['en', 'The baker ’s bread.', 'misspelt-word | baker ’s | baker’s'],
  ['en', 'They don‘t sell it.', 'misspelt-word | don‘t | don’t'],
  ['tr', 'Ekmek pişer mı?', 'misspelt-word | mı | mi'],
  ['ar', 'الخبز و الملح كل يوم.', 'misspelt-word | و الملح | والملح'],
  ['ar', 'الشريك مسئول عن الخبز.', 'misspelt-word | مسئول | مسؤول'],
  ['tr', 'Her gün pişiriyoruz. ve dağıtıyoruz.', 'misspelt-word | pişiriyoruz. ve | pişiriyoruz. Ve'],
  ['tr', 'Pazar günü açık mısınız.', 'no-question-mark | mısınız. | mısınız?'],
  ['tr', 'Ekmek işe yararmı?', 'misspelt-word | yararmı | yarar mı'],
  ['tr', 'Fransada fırınımız var.', 'misspelt-word | Fransada | Fransa’da'],
  ['tr', 'Ingilizce de konuşuyoruz.', 'misspelt-word | Ingilizce | İngilizce'],
  ['tr', 'Her gün ayni ekmek.', 'misspelt-word | ayni | aynı'],
  ['tr', '41,400,000 ekmek sattık.', 'other-number-marks | 41,400,000 | 41.400.000'],
  ['ar', 'هل تفتحون يوم الأحد.', 'no-question-mark | هل تفتحون يوم الأحد. | هل تفتحون يوم الأحد؟'],
  ['ar', 'خبز المدينه كل يوم.', 'misspelt-word | المدينه | المدينة'],
  ['ar', 'نفتح حتى الساعة 25:30.', 'no-such-time | 25:30 | '],
])('%s: %s', (language, text, found) => {
  expect(told(language, text)).toEqual([found]);
});

test.each([
  ['en', 'In view of that, we could, of course, bake more. Of course we should of course.'],
  ['en', 'Look at their island, and theirs is best.'],
  ['en', 'A three country tour, a 30-day plan, the 2 product lines, Office 365 product for teams.'],
  ['en', 'We ship approx. two boxes, incl. the lids, etc. and more to Acme Corp. in Rome.'],
  ['en', 'What you see is what you get. How we bake is our secret. Do not wait. Will power.'],
  ['en', 'Ask us how much it costs. When you order, we bake.'],
  ['en', 'Open 09:00–17:00; from 8:30 a.m. to 5:00 pm. The score was 98:75, and 16:90 was not.'],
  ['en', 'From $50 to €70 in Rome, US$1,250.50 or 1.25 kg; server 192.168.100.200.'],
  ['en', 'It takes 14–30 days, model X-300-20 days, 2019–20 years.'],
  ['en', 'Wait…… and see. And so on....'],
  ['en', 'It is an hour, an honest MP4, an x-ray, an NFT, an sms; an f-stop. A one-off.'],
  ['en', 'Everyday bread is baked every day. Your welcome pack, its own oven; cheaper, then.'],
  ['en', 'The product’s weight, customers’ orders, PDF/JPG (PDF/JPG), and/or; since five o’clock, since 2019.'],
  ['en', 'In May we may march; a polish, an English oven, MONDAY, I am, if I can, iPhone (i.e. a phone).'],
  ['tr', 'Türkler, Roma’da, Fransızca; pişer mi? Yarar mı? Olur mu? Görür mü? Yok mu?'],
  ['tr', 'Birçok ekmek, bir çoban, her handa; öyle ki.'],
  ['ar', 'الخبز والملح، أ وب، هـ للهجرة، ١ و٢.'],
  ['en', 'Its important role, its easy setup and its possible uses; an FAQ, an LED, an SEO check, an MOQ.'],
  ['en', 'The O2 arena, H2O, a 5l can, 10l of oil, 1l bottles, size 3XL, B2B, an i5 and l10n.'],
  ['en', 'Until 2028-02-29, 31.12.2026, 12/31/2026 and 31/12/2026; version 2.31.2020.1, no. 45/99/2020.'],
  ['en', 'We cut it from 4 to 2 weeks, in 2019–20 and 2019–2021; tel. 2026-2024-11, part +2026–2019.'],
  ['en', 'We wait ... and bake. What is it about … the bread? Really ? in 3 to 5 days.'],
  ['en', 'Add 50%25 to the link, 100% rye, a 5%-share, A$500, US$5, the price in $.'],
  ['en', 'The 1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 21st, 112th and 1,001st loaf; Rolls 1.500.5 and 10.20.30.'],
  ['en', 'We sold 3, 120 of which were rye. In rooms 1, 500 and 600; it weighs 2 .'],
  ['tr', 'Vergi %5, 10–15% arası; %100 çavdar, 1.500,50 TL, 09.30’da açılır, 5.60’lık şişe.'],
  ['tr', 'Üç gün… hafta sonu; 2 ila 4 gün, 4 gün 2 saat.'],
  ['ar', 'الضريبة 5%، وخصم بنسبة 10 بالمئة.'],
  ['en', 'Founded at Yale Univ. and at home on Thurs. and Fridays.'],
  ['ar', 'نقدر التزامه بالمواعيد والتحاقه بالفريق ووالده ووالدته.'],
  ['tr', 'Kutu, palet vb. ve diğerleri; Ltd. Şti. ve ortakları, Atatürk Cad. ve Gül Sok. bu yönde.'],
  ['tr', 'Açık mı? Fransa’da da fırınımız var; Fransalı ustalar, Maliye Bakanlığı, Nijerya.'],
  ['tr', 'Isparta gülü, Irak hurması, Instagram’dan Intel’e; Ispanaklı börek.'],
  ['tr', 'Bu ‘da’ eki; ‘Roma’ adı, Roma ‘da’ ile yazılır.'],
  ['en', 'The ’90s, ’tis said; the letter ‘s’ and ‘the bakers’ of Rome.'],
  ['tr', 'Doğru alarmı? Yardımı, eğitimi, resmi belgeleri, adımı soranlar.'],
  ['ar', 'بسم الله، في هذا الوجه والاتجاه، الفواكه والمياه، والتنبيه بالجنيه في الكافيه.'],
  ['ar', 'نخبرك هل تفتح المخابز يوم الأحد. المنتج الموجّه إليه وكتابه وبيته.'],
])('nothing is told of %s: %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});

/** What is told of a question without a mark. */
const asked = (language: string, question: string) => {
  const words = { en: 'Is it fresh?', tr: 'Taze mi?', ar: 'هل هو طازج؟', [language]: question };
  const by = Object.entries(words).map(([code, text]) => `          ${code}: ${JSON.stringify(text)}\n`);
  const page = `${META}blocks:\n  - type: faq\n    title: { all: Rome }\n    items:\n      - question:\n${by.join('')}        answer: { all: Rome }\n`;
  return proofread({ 'site.yaml': SITE, 'pages/index.yaml': page }).filter(({ code }) => code === 'no-question-mark');
};

test.each([
  ['en', 'What does it cost', 'What does it cost?'],
  ['en', 'Which breads keep best', 'Which breads keep best?'],
  ['tr', 'Hangi ekmek taze', 'Hangi ekmek taze?'],
  ['ar', 'ما هو سعره', 'ما هو سعره؟'],
  ['tr', 'Maliyeti nedir', 'Maliyeti nedir?'],
  ['ar', 'هل هو طازج', 'هل هو طازج؟'],
])('a field for questions asks (%s: %s)', (language, question, right) => {
  expect(asked(language, question).map(({ details }) => details)).toEqual([{ words: question, right }]);
});

test.each([
  ['en', 'How we bake'],
  ['en', 'What we sell'],
  ['tr', 'Başlıca neden'],
  ['ar', 'ما نقدمه لك'],
])('and may name its matter instead (%s: %s)', (language, question) => {
  expect(asked(language, question)).toEqual([]);
});

test.each(['__defineGetter__', 'hasOwnProperty', 'toString', 'constructor'])(
  'a text below a name that all objects have is read like any other (%s)',
  (name) => {
    const page = `${META}blocks:\n  - type: text\n    title: { ${name}: Is it 7 a.m.., all: Rome }\n`;
    expect(() => proofread({ 'site.yaml': SITE, 'pages/index.yaml': page })).not.toThrow();
  },
);
