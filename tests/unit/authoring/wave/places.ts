import type { CorrectRow } from './wave.ts';

/** The files that mistakes are planted in. */
export const ABOUT = 'pages/about-us.yaml';
export const AMAZON = 'pages/marketplaces/_amazon.yaml';
export const AMAZON_KSA = 'pages/marketplaces/amazon-ksa.yaml';
export const AMAZON_UAE = 'pages/marketplaces/amazon-uae.yaml';
export const CLOSING = 'pages/_closing.yaml';
export const CONSULT = 'pages/services/ecommerce-consulting.yaml';
export const CONTACT = 'pages/contact.yaml';
export const EXPORT = 'pages/services/export-management.yaml';
export const FAQ = 'pages/faq.yaml';
export const HOME = 'pages/index.yaml';
export const LAZADA = 'pages/marketplaces/lazada-malaysia.yaml';
export const MANAGE = 'pages/services/marketplace-management.yaml';
export const MARKET_CLOSING = 'pages/marketplaces/_closing.yaml';
export const NOON_KSA = 'pages/marketplaces/noon-ksa.yaml';
export const NOON_UAE = 'pages/marketplaces/noon-uae.yaml';
export const NOT_FOUND = 'pages/404.yaml';
export const PROGRAM = 'pages/services/e-export-aggregator.yaml';
export const SHARED = 'pages/_faq.yaml';
export const SHIP = 'pages/services/logistics-shipping.yaml';
export const SITE = 'site.yaml';
export const YEAR_KSA = 'pages/marketplaces/_year-ksa.yaml';
export const YEAR_UAE = 'pages/marketplaces/_year-uae.yaml';

/** Texts of theirs, as they stand there. */
export const AR = '      ar: أخبرنا بما تبيعه\n';
export const CHAT = '          en: For quick questions, or a photo straight from the production line.';
export const CHAT_AR = '          ar: للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.';
export const CHAT_TR = '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.';
export const EMAIL = '  email: { sample: hello@limanora.example }';
export const EN = '      en: Tell us what you make\n';
export const FAQ_CTA = '  - type: cta\n';
export const FAQ_LINK = '        link: /contact\n';
export const HERO = '      en: Tell us what you make\n      tr: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n';
export const HOME_LINK = '      link: /\n      style: primary\n';
export const HOURS = '  replyHours: 24\n';
export const NOTES = '      - en: No commitment\n        tr: Taahhüt yok\n        ar: من دون أي التزام\n';
export const OOPS = '      en: Oops! Page not found\n';
export const RAMADAN = '          - starts: 2027-02-08\n            ends: 2027-03-08\n';
export const ROADMAP = '      - en: Expansion roadmap\n        tr: Yeni pazarlar için yol haritası\n';
export const TR = '      tr: Ne ürettiğinizi anlatın\n';
export const URL = 'url: { sample: https://www.limanora.example }';
export const WHATSAPP = '  whatsapp: { sample: "900000000000" }';

/** Right edits: another text in the place of one on the contact page. */
export const english = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT, `          en: ${text}`];
export const turkish = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_TR, `          tr: ${text}`];
export const arabic = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_AR, `          ar: ${text}`];
