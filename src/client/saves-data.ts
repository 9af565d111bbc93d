/** True of visitors who ask for little to be fetched (Network Information API, Media Queries Level 5). */
export const savesData = (): boolean =>
  ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
