import type { catalogues } from '../diagnostics/wording.ts';

interface KeyWords {
  readonly title: string;
  /** Paragraphs, as HTML. */
  readonly text: readonly string[];
}

/** What is said to whoever opens a page of the authors' server without its key. */
export const keyWords: Readonly<Record<keyof typeof catalogues, KeyWords>> = {
  en: {
    title: 'Open the address that the server has printed',
    text: [
      'Only whoever has started the authors’ server may see and change this site. The server knows you by the address that it prints at its start, which has <code dir="ltr">?key=</code> in it.',
      'Open that address once in this browser. If the server has been started anew since then, take the newest one. Tabs that are open already come back by themselves.',
    ],
  },
  tr: {
    title: 'Sunucunun yazdığı adresi açın',
    text: [
      'Bu siteyi yalnızca yazar sunucusunu başlatan kişi görebilir ve değiştirebilir. Sunucu sizi, başlarken yazdığı ve içinde <code dir="ltr">?key=</code> geçen adresten tanır.',
      'O adresi bu tarayıcıda bir kez açın. Sunucu sonradan yeniden başlatıldıysa en son yazdığı adresi kullanın. Açık olan sekmeler kendiliğinden geri gelir.',
    ],
  },
  ar: {
    title: 'افتح العنوان الذي كتبه الخادم',
    text: [
      'لا يرى هذا الموقع ولا يغيّره إلا من شغّل خادم المؤلفين. ويعرفك الخادم من العنوان الذي يكتبه عند بدء تشغيله، وفيه <code dir="ltr">?key=</code>.',
      'افتح ذلك العنوان مرة واحدة في هذا المتصفح. وإذا أُعيد تشغيل الخادم بعد ذلك فاستعمل أحدث عنوان كتبه. أما علامات التبويب المفتوحة فتعود من تلقاء نفسها.',
    ],
  },
};
