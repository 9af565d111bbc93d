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
      /^(?:misspelt-word|no-question-mark|no-such-time|other-number-marks|reversed-range|leftover-text)$/.test(code),
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
