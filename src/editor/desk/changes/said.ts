import type { CatalogueLanguage } from '../../../diagnostics/phrases.ts';

/** The words in which changes are told. */
interface ChangesSaid {
  readonly home: string;
  readonly site: string;
  /** Stands before the name of a part that pages share. */
  readonly part: string;
  /** Stands before the address where they are seen and talked about. */
  readonly onPage: string;
  /** What has become of something, by the names that changes have. */
  readonly acts: Readonly<Record<string, string>>;
}

const en = {
  home: 'Home page',
  site: 'Whole site',
  part: 'Shared part',
  onPage: 'Look at it on the page, agree and ask',
  added: 'added',
  moved: 'moved',
  removed: 'removed',
  repeated: 'repeated',
  hidden: 'hidden',
  shown: 'shown',
  renamed: 'has another address',
  forgotten: 'earlier address given up',
  draft: 'is a draft',
  published: 'is published',
  mended: 'mended',
  stayed: 'said to be right',
};

const tr: typeof en = {
  home: 'Ana sayfa',
  site: 'Tüm site',
  part: 'Ortak bölüm',
  onPage: 'Sayfada görün, onaylayın, sorun',
  added: 'eklendi',
  moved: 'taşındı',
  removed: 'kaldırıldı',
  repeated: 'çoğaltıldı',
  hidden: 'gizlendi',
  shown: 'gösterildi',
  renamed: 'adresi değişti',
  forgotten: 'eski adresi bırakıldı',
  draft: 'taslak yapıldı',
  published: 'yayımlandı',
  mended: 'düzeltildi',
  stayed: 'doğru olduğu belirtildi',
};

const ar: typeof en = {
  home: 'الصفحة الرئيسية',
  site: 'الموقع كله',
  part: 'الجزء المشترك',
  onPage: 'شاهده في الصفحة، ووافق عليه أو اسأل عنه',
  added: 'أُضيف',
  moved: 'نُقل',
  removed: 'حُذف',
  repeated: 'كُرِّر',
  hidden: 'أُخفي',
  shown: 'أُظهر',
  renamed: 'تغيّر العنوان',
  forgotten: 'تُرك العنوان السابق',
  draft: 'صار مسودة',
  published: 'نُشر',
  mended: 'أُصلح',
  stayed: 'أُكِّدت صحته',
};

const saidIn = ({ home, site, part, onPage, ...words }: typeof en): ChangesSaid => ({
  ...{ home, site, part, onPage },
  acts: {
    ...{ add: words.added, newPage: words.added, up: words.moved, down: words.moved, move: words.moved },
    ...{ remove: words.removed, deletePage: words.removed, duplicate: words.repeated },
    ...{ hide: words.hidden, show: words.shown, renamePage: words.renamed, forgetAddress: words.forgotten },
    ...{ makeDraft: words.draft, publish: words.published, mend: words.mended, stay: words.stayed },
  },
});

export const changesSaid: Readonly<Record<CatalogueLanguage, ChangesSaid>> = {
  en: saidIn(en),
  tr: saidIn(tr),
  ar: saidIn(ar),
};
