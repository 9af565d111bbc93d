import { plainText } from '../../schema/plain-text.ts';
import type { ListedPage } from '../../schema/resolved.ts';
import type { SiteValue } from '../contract/value.ts';

interface Calendar {
  readonly title: string;
  readonly site: SiteValue;
  readonly entries: readonly ListedPage[];
  /** The day of the build: `2026-09-15`. */
  readonly today: string;
}

/** The events of a collection in a language as iCalendar (RFC 5545): days as they are, hours as moments in UTC. */
export function calendarFeed({ title, site, entries, today }: Calendar): string {
  const { host } = new URL(site.url);
  const events = entries.flatMap(({ route, href, title, summary, tags, event }) => {
    if (!event) return [];
    const { starts, ends, place } = event;
    const isTimed = starts.includes('T');
    return [
      'BEGIN:VEVENT',
      `UID:${site.language}${route}@${host}`,
      `DTSTAMP:${asMoment(today)}`,
      isTimed ? `DTSTART:${asMoment(starts)}` : `DTSTART;VALUE=DATE:${asDay(starts)}`,
      // The day after the last one.
      isTimed ? ends && `DTEND:${asMoment(ends)}` : `DTEND;VALUE=DATE:${asDay(ends ?? starts, 1)}`,
      `SUMMARY:${escaped(plainText(title))}`,
      `DESCRIPTION:${escaped(plainText(summary))}`,
      place && `LOCATION:${escaped(plainText(place))}`,
      tags.length > 0 && `CATEGORIES:${tags.map(({ label }) => escaped(plainText(label))).join(',')}`,
      `URL:${site.url}${href}`,
      'END:VEVENT',
    ];
  });
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//pages-as-data//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    // The names that programs for calendars show: one is older than the other (RFC 7986).
    `NAME:${escaped(title)}`,
    `X-WR-CALNAME:${escaped(title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('');
}

/** `20260915` */
function asDay(iso: string, later = 0): string {
  const day = new Date(Date.parse(iso) + later * 86_400_000);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

/** `20260915T153000Z` */
const asMoment = (iso: string) => new Date(iso).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** A text as a value (RFC 5545, section 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** A line in pieces of at most 75 octets (RFC 5545, section 3.1), none of which ends within a letter. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, size] = ['', 0];
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (size + length > 75) {
      pieces.push(piece);
      // The blank that each further piece begins with counts too.
      [piece, size] = ['', 1];
    }
    piece += letter;
    size += length;
  }
  return [...pieces, piece].join('\r\n ');
}
