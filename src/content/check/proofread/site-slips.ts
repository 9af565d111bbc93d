import type { SiteFile } from '../../validate/site-file.ts';
import { locate } from '../../written/origin.ts';
import type { Slip } from './slip.ts';

/** What site.yaml says that is right by every rule, and that its owner cannot have meant. */
export const siteSlips = (siteFile: SiteFile, today: string): Slip[] => [
  ...bannerSlips(siteFile, today),
  ...telephoneSlips(siteFile),
  ...addressSlips(siteFile),
];

/** A banner that nobody sees any more, which may be one whose year is a slip. */
function bannerSlips({ partly, origins, written }: SiteFile, today: string): Slip[] {
  const day = partly.banner?.until;
  if (day === undefined || day >= today) return [];
  return [{ code: 'banner-over', place: locate(origins, written, ['banner', 'until']).place, details: { day } }];
}

/** Telephone numbers as they are dialled within their country. */
function telephoneSlips({ partly: { organization }, origins, written }: SiteFile): Slip[] {
  const firm = ['organization'];
  const places = (organization?.places ?? []).map((place, at) => [place, [...firm, 'places', at]] as const);
  return [[organization, firm] as const, ...places].flatMap(([holder, path]): Slip[] => {
    const number = holder?.telephone?.value ?? '';
    if (number.startsWith('+') || !/^0[1-9]/.test(number.replace(/\D/g, ''))) return [];
    const { place } = locate(origins, written, [...path, 'telephone']);
    return [{ code: 'local-telephone', place, details: { number } }];
  });
}

/** An address that is that of one language's pages. */
function addressSlips({ partly: { url }, known: { languages }, origins, written }: SiteFile): Slip[] {
  const address = url?.value?.replace(/\/$/, '') ?? '';
  const code = languages.find((language) => address.endsWith(`/${language.code}`))?.code;
  if (code === undefined) return [];
  return [{ code: 'address-of-language', place: locate(origins, written, ['url']).place, details: { code } }];
}
