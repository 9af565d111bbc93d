import { EMAIL, WHATSAPP } from '../../../schema/particular.ts';
import { plainLetters } from '../../diagnostics/nearest.ts';
import { latinDigits } from './lookalikes.ts';
import { withoutEnd } from './without-end.ts';

/** A value in the form that it needs; `same` where nothing but its form differs from what is written. */
export interface Meant {
  readonly value: string;
  readonly same: boolean;
}

/** The letters and figures of a value: two that have the same say the same, whatever stands between these. */
export const saidBy = (written: string): string =>
  latinDigits(written.normalize('NFKC'))
    .toLowerCase()
    .replace(/%20|[^\p{L}\p{M}\p{N}]+/gu, '');

/** A zero that is dialled only where the country’s code is not. */
const TRUNK = /^((?:\+|00)\s*\d{1,3})\s*\(0\)/;

/**
 * The digits of a telephone number without what stands between them. The letter O can only be a zero; other letters may
 * stand for the figure of their shape.
 */
export function meantDialled(written: string): Meant | undefined {
  const latin = withoutEnd(latinDigits(written), /[\s,;]/).replace(/^\((\+\d{1,3})\)/, '$1');
  const plain = latin.replace(/o/gi, '0');
  const number = plain.replace(TRUNK, '$1').replace(/[lI|]/g, '1');
  if (!/^\+?[\d\s()./–-]{7,}$/.test(number) || !/\d{3}/.test(latin)) return undefined;
  const digits = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return /^\+?\d{5,15}$/.test(digits) ? { value: digits, same: number === plain } : undefined;
}

/** Commas of any keyboard where a dot of an address was meant. */
export const withDots = (written: string): string => written.replace(/(?<=[\p{L}\p{N}])[,،;؛](?=[\p{L}\p{N}])/gu, '.');

/** An address for e-mail; what stands around it, between its parts and for its signs is left out. */
export function meantEmail(written: string): Meant | undefined {
  const bare = written.replace(/[\s\p{Cf}]+|^(?:mailto|e-?mail|mail|e-?posta)[:;]\/*/giu, '').replace(/^<(.*)>$/, '$1');
  const spelt = bare.replace(/[([{](?:at|et)[)\]}]/i, '@').replace(/[([{](?:dot|nokta)[)\]}]/gi, '.');
  const [name = '', ...host] = withDots(withoutEnd(spelt.replace(/@{2,}/, '@').replace(/\.{2,}/g, '.'), /[.,;]/)).split(
    '@',
  );
  const value = [plainLetters(name), ...host].join('@');
  return EMAIL.test(value) ? { value, same: true } : undefined;
}

/** How a number for WhatsApp is written as a link, by an address, by the program’s own scheme, or as a number. */
const CHAT =
  /^(?:(?:https?:)?\/*(?:www\.)?wa\.me\/+|(?:https?:)?\/*(?:api|web)\.whatsapp\.com\/send\/?\?phone=|whatsapp:(?:\/\/send\/?\?phone=)?\/*)([^/?&#\p{L}]+)((?:[?&][^#]*)?)$/iu;

/** A number for WhatsApp. */
export type Chat =
  /** The number as WhatsApp takes it: the country’s code first, digits only. */
  | (Meant & { readonly rest: string; readonly local?: undefined })
  /** A number as it is dialled within its country: the digits behind its zero. */
  | { readonly local: string; readonly value?: undefined };

/** The number for WhatsApp that a link opens, with what follows it; undefined where it names none. */
export function chatOf(target: string): Chat | undefined {
  const [, number = '', rest = ''] = CHAT.exec(target.trim()) ?? [];
  const meant = chatNumber(number);
  return meant?.local !== undefined || !meant
    ? meant
    : { ...meant, rest: rest.replace(/^&/, '?').replace(/\s/g, '%20') };
}

/** A number as WhatsApp takes it. */
export function chatNumber(
  written: string,
): (Meant & { readonly local?: undefined }) | { readonly local: string; readonly value?: undefined } | undefined {
  const meant = meantDialled(written.replace(/%20/g, ' '));
  if (!meant) return undefined;
  const value = meant.value.replace(/^\+/, '');
  if (WHATSAPP.test(value)) return { ...meant, value };
  return /^0[1-9]\d{6,11}$/.test(value) ? { local: value.slice(1) } : undefined;
}

/** The first of several numbers or addresses that stand where one fits; undefined of what is not several. */
export function firstOfSeveral(written: string, kind: 'email' | 'telephone'): string | undefined {
  const parts = written
    .split(/[,;|&]|\s(?:\/|and|or|ve|veya|و|أو)\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const meant = parts.map((part) => (kind === 'email' ? meantEmail(part) : meantDialled(part)));
  return parts.length > 1 && meant.every((each) => each !== undefined) ? meant[0]?.value : undefined;
}
