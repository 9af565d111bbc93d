/** The length of the window's foot that is covered, for styles. */
const FOOT = '--page-editor-foot';
/** The room between the bar and the window, and what lies below the bar. */
const BELOW = '14px + var(--dev-panel, 0px)';

export const BAR = 'page-editor-bar';

/** Where the bar begins, in the window: what is open stands above it. */
export const footTop = (): number => document.querySelector(BAR)?.getBoundingClientRect().top ?? innerHeight;

/** Tells styles how high the bar is: it breaks into rows, and grows with what it tells. */
export function measureFoot(bar: Element): void {
  new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect();
    document.documentElement.style.setProperty(FOOT, `calc(${Math.ceil(height)}px + ${BELOW})`);
  }).observe(bar);
}
