const DAY = 86_400_000;

/** When something was, in an author's words: by days of the last two weeks, else by its date. */
export function whenIn(language: string, when: string, now = new Date()): string {
  const time = new Date(when);
  if (Number.isNaN(time.getTime())) return '';
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(time);
  if (days < 0 || days > 13) return date;
  return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')} · ${date}`;
}
