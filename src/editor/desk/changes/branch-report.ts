import { changedWords } from '../../../content/check/translated/changed-words.ts';
import { jsonText } from '../../../diagnostics/escape.ts';
import type { CatalogueLanguage } from '../../../diagnostics/phrases.ts';
import { catalogues } from '../../../diagnostics/wording.ts';
import type { BranchChanges } from './branch.ts';
import { changeLine, placeLine, type ToldChange, type Writer, writer } from './in-words.ts';

const en = {
  title: 'What this changes',
  nothing: 'Nothing in pages, in what they share or in how they look.',
  files: 'Pages and shared parts',
  texts: 'Texts and settings',
  where: 'Where',
  before: 'Before',
  after: 'After',
  more: 'More changes that are not listed here',
  translations: 'Translations',
  language: 'Language',
  old: 'old',
  stale: 'Translations that grow old by this',
  look: 'Pages that look different',
  everyPage: 'Every page',
  code: 'Files that are no content: code, packages, settings',
};

const tr: typeof en = {
  title: 'Bu dal neyi değiştiriyor?',
  nothing: 'Sayfalarda, ortak bölümlerde ve görünümde değişen bir şey yok.',
  files: 'Sayfalar ve ortak bölümler',
  texts: 'Metinler ve ayarlar',
  where: 'Yer',
  before: 'Önce',
  after: 'Sonra',
  more: 'Burada listelenmeyen diğer değişiklikler',
  translations: 'Çeviriler',
  language: 'Dil',
  old: 'eskimiş',
  stale: 'Bu değişiklikle eskiyen çeviriler',
  look: 'Görünümü değişen sayfalar',
  everyPage: 'Her sayfa',
  code: 'İçerik dışındaki dosyalar: kod, paketler, ayarlar',
};

const ar: typeof en = {
  title: 'ما الذي يتغيّر؟',
  nothing: 'لا تغيير في الصفحات ولا في الأجزاء المشتركة ولا في المظهر.',
  files: 'الصفحات والأجزاء المشتركة',
  texts: 'النصوص والإعدادات',
  where: 'الموضع',
  before: 'قبل',
  after: 'بعد',
  more: 'تغييرات أخرى غير مذكورة هنا',
  translations: 'الترجمات',
  language: 'اللغة',
  old: 'قديمة',
  stale: 'ترجمات صارت قديمة بهذا التغيير',
  look: 'صفحات يتغيّر مظهرها',
  everyPage: 'كل صفحة',
  code: 'ملفات ليست من المحتوى: شيفرة وحزم وإعدادات',
};

const reportSaid: Readonly<Record<CatalogueLanguage, typeof en>> = { en, tr, ar };

/** Letters that a comment of GitHub has room for are 65,536; the rest is for headings. */
const MOST_LETTERS = 55_000;
/** Stands where there is no text. */
const NONE = '–';
/** Letters of a text that are shown whole; of a longer one, the words that have changed. */
const SHOWN = 200;

/** What a branch changes, for a pull request, for a terminal, or for other programs. */
export const branchReports = {
  markdown: (told: BranchChanges, language: CatalogueLanguage) => asMarkdown(told, language),
  text: (told: BranchChanges, language: CatalogueLanguage) => asText(told, language),
  json: (told: BranchChanges) => jsonText(told),
};

interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The parts that are lists in every form. */
function listsOf(told: BranchChanges, language: CatalogueLanguage, name: Writer): Record<'files' | 'after', Part[]> {
  const said = reportSaid[language];
  const write = writer(name);
  const { look, code } = told;
  const every = look.everywhere.map(write).join(', ');
  return {
    files: [{ heading: said.files, lines: told.files.map((each) => changeLine(each, name)) }],
    after: [
      {
        heading: said.stale,
        lines: told.stale.map(({ route, label, count }) => `- ${write(route)}, ${write(label)}: ${count}`),
      },
      {
        heading: said.look,
        lines: [...(every ? [`- ${said.everyPage}: ${every}`] : []), ...look.pages.map((route) => `- ${write(route)}`)],
      },
      { heading: said.code, lines: code.map((file) => `- ${write(file)}`) },
    ],
  };
}

/** As many lines as there is room for, and how many are left. */
function bounded(lines: readonly string[], room: { letters: number }, rest: (count: number) => string): string[] {
  const kept = lines.filter((line) => {
    room.letters -= line.length + 1;
    return room.letters >= 0;
  });
  return kept.length === lines.length ? kept : [...kept, rest(lines.length - kept.length)];
}

const count = (told: BranchChanges) =>
  told.files.length + told.changes.length + told.look.everywhere.length + told.look.pages.length + told.code.length;

function asMarkdown(told: BranchChanges, language: CatalogueLanguage): string {
  const said = reportSaid[language];
  const room = { letters: MOST_LETTERS };
  const write = writer('markdown');
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = (heads: readonly string[], rows: readonly string[]) => [
    row(...heads),
    row(...heads.map(() => '---')),
    ...rows,
  ];
  const part = ({ heading, lines }: Part) =>
    lines.length === 0 ? [] : ['', `### ${heading}`, '', ...bounded(lines, room, (left) => `- ${said.more}: ${left}`)];
  const { files, after } = listsOf(told, language, 'markdown');
  const changes = told.changes.map((each) =>
    row(placeLine(each, 'markdown'), ...sidesOf(each).map((side) => (side === NONE ? side : write(side)))),
  );
  const coverage = told.coverage.map(({ label, before, after }) =>
    row(write(label), ...[before, after].map((each) => write(coverageWords(each, said)))),
  );
  const lines = [
    `## ${said.title}`,
    ...(count(told) === 0 ? ['', said.nothing] : []),
    ...files.flatMap(part),
    ...(changes.length === 0
      ? []
      : [
          '',
          `### ${said.texts}`,
          '',
          ...table(
            [said.where, said.before, said.after],
            bounded(changes, room, (left) => row(said.more, '', String(left))),
          ),
        ]),
    ...(coverage.length === 0
      ? []
      : ['', `### ${said.translations}`, '', ...table([said.language, said.before, said.after], coverage)]),
    ...after.flatMap(part),
  ];
  const text = lines.join('\n');
  return catalogues[language].rightToLeft ? `<div dir="rtl">\n\n${text}\n\n</div>` : text;
}

function asText(told: BranchChanges, language: CatalogueLanguage): string {
  const said = reportSaid[language];
  const { files, after } = listsOf(told, language, 'text');
  const part = ({ heading, lines }: Part) => (lines.length === 0 ? [] : ['', heading, ...lines]);
  const changes = told.changes.map((each) => {
    const [was, to] = sidesOf(each);
    return changeLine(each.act === undefined ? { ...each, was, to } : each, 'text');
  });
  const coverage = told.coverage.map(
    ({ label, before, after }) =>
      `- ${writer('text')(label)}: ${coverageWords(before, said)} → ${coverageWords(after, said)}`,
  );
  return [
    said.title,
    ...(count(told) === 0 ? [said.nothing] : []),
    ...[
      ...files,
      { heading: said.texts, lines: changes },
      { heading: said.translations, lines: coverage },
      ...after,
    ].flatMap(part),
  ].join('\n');
}

/** What a text was and is, as far as there is room for it. */
function sidesOf({ act, was, to }: ToldChange): [was: string, to: string] {
  if (act !== undefined) return ['', act];
  const isLong = [was, to].some((text) => (text?.length ?? 0) > SHOWN);
  if (!isLong) return [was ?? NONE, to ?? NONE];
  const shown = changedWords(was ?? '', to ?? '');
  return [was === undefined ? NONE : shown.was, to === undefined ? NONE : shown.now];
}

const coverageWords = (
  { translated, total, stale }: BranchChanges['coverage'][number]['before'],
  said: typeof en,
): string => {
  const percent = total === 0 ? 100 : Math.floor((100 * translated) / total);
  return `${translated}/${total} (${percent} %)${stale > 0 ? `, ${stale} ${said.old}` : ''}`;
};
