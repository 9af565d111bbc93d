import { UNWRITTEN } from '../../written/stray-marks.ts';
import { typeFor } from './block-roles.ts';
import type { OldPart } from './read-html.ts';

interface Around {
  /** A text in the page's language. */
  readonly said: (text: string) => unknown;
  /** A picture as the site has it; undefined where it could not be taken. */
  readonly pictureOf: (src: string, alt: string) => unknown;
  readonly lose: (what: string) => void;
}

type Block = Record<string, unknown>;

/** Columns that a table of the site may have. */
const MOST_COLUMNS = 8;

/** The blocks of a page: its title, then a block for each part under a heading, in the order of its pieces. */
export function blocksOf(title: string, pieces: readonly OldPart[], around: Around): Block[] {
  const { said, pictureOf, lose } = around;
  const blocks: Block[] = [{ type: typeFor('opening'), title: said(title) }];
  let heading: string | undefined;
  let words: string[] = [];
  let pictures: Block[] = [];

  const takeHeading = () => {
    const taken = heading;
    heading = undefined;
    return taken === undefined ? {} : { title: said(taken) };
  };
  const endWords = () => {
    if (words.length === 0 && (heading === undefined || pictures.length > 0)) return;
    const body = words.length > 0 ? { body: said(words.join('\n\n')) } : {};
    blocks.push({ type: typeFor('words'), ...takeHeading(), ...body });
    words = [];
  };
  const endPictures = () => {
    if (pictures.length > 0) blocks.push({ type: typeFor('pictures'), ...takeHeading(), items: pictures });
    pictures = [];
  };
  const end = () => {
    endWords();
    endPictures();
  };

  const table = ({ caption, rows }: Extract<OldPart, { kind: 'table' }>) => {
    const [head = [], ...rest] = rows;
    if (head.length > MOST_COLUMNS) {
      lose(`a table of ${head.length} columns is a list now`);
      words.push(rows.map((row) => `- ${row.filter((cell) => cell !== '').join(' · ')}`).join('\n'));
      return;
    }
    if (words.length > 0) endWords();
    endPictures();
    const caption_ = caption || heading || title;
    blocks.push({
      type: typeFor('table'),
      ...takeHeading(),
      caption: said(caption_),
      columns: head.map((name) => ({ name: said(name || '–') })),
      rows: rest.map((row) => ({ cells: row.map((cell) => said(cell || '–')) })),
    });
  };

  let isFirst = true;
  for (const piece of pieces) {
    if (piece.kind === 'heading') {
      // The page's own heading is its title.
      if (isFirst && piece.level === 1) {
        isFirst = false;
        if (piece.text === title) continue;
      }
      end();
      if (piece.level <= 3) heading = piece.text;
      else words.push(`**${piece.text.replaceAll('*', '')}**`);
    } else if (piece.kind === 'words') {
      endPictures();
      words.push(piece.text);
    } else if (piece.kind === 'table') table(piece);
    else {
      const picture = pictureOf(piece.src, piece.alt);
      if (picture === undefined) continue;
      if (words.length > 0) endWords();
      pictures.push({ picture, ...(piece.caption && { caption: said(piece.caption) }) });
    }
  }
  end();
  return blocks;
}

/** Letters of a description that search engines show. */
const LONGEST = 155;

/** What a page says of itself in search results: its own words, as far as they are shown. */
export function descriptionOf(description: string, pieces: readonly OldPart[]): string {
  const first = pieces.find((piece) => piece.kind === 'words');
  const words = (description || (first?.text ?? '').replace(/\]\([^()]*\)|[*[\]\\]/g, '')).replace(/\s+/g, ' ').trim();
  if (words === '') return `${UNWRITTEN} one or two sentences for search results`;
  if (description || words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/, '')}…`;
}
