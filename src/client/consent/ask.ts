import { type AwaitingConsent, CONSENT, CONSENT_AGAIN } from '../../shell/consent-parts.ts';
import { remember } from '../remember.ts';

/** What a visitor has said: the purposes agreed to, and what was waiting then. Asked for something else, it is no answer. */
interface Answer {
  readonly agreed: readonly string[];
  readonly waiting: string;
}

/** Where the answer is kept in the browser, and what tells blocks of a new one. */
const KEY = 'consent';

const section = () => document.getElementById(CONSENT);
const again = () => document.getElementById(CONSENT_AGAIN);
const waitingNow = () => section()?.dataset.waiting ?? '{}';

function keptAnswer(): Answer | undefined {
  try {
    const answer = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Answer | null; // written below
    return answer?.waiting === waitingNow() ? answer : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks the visitor, once, and loads what was agreed to. The answer is told to blocks of the site's own: the names that were
 * agreed to stand in `data-consent` of the document, and each new answer is an event `consent` on it. Gives what asks anew with
 * the words that the page at the open address has by now.
 */
export function ask(): () => Promise<void> {
  const loaded = new Set<string>();
  let answer = keptAnswer();

  function show(isShown: boolean): void {
    const [question, button] = [section(), again()];
    if (!question || !button) return;
    question.hidden = !isShown;
    button.hidden = isShown;
    for (const box of question.querySelectorAll('input')) box.checked = answer?.agreed.includes(box.value) ?? false;
    keepClear();
  }

  /** Nothing that has the focus stays below the question. */
  function keepClear(): void {
    const height = section()?.offsetHeight;
    document.documentElement.style.scrollPaddingBlockEnd = height ? `${height}px` : '';
  }

  const isAgreed = (purposes: readonly string[]) => purposes.every((name) => answer?.agreed.includes(name));
  const waiting = () => JSON.parse(waitingNow()) as AwaitingConsent; // written by the page's own build

  function load(): void {
    if (!answer) return;
    document.documentElement.dataset.consent = answer.agreed.join(' ');
    for (const { src, data, purposes } of waiting().scripts) {
      // Authors are not counted.
      if (import.meta.env.DEV || loaded.has(src) || !isAgreed(purposes)) continue;
      loaded.add(src);
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value);
      script.src = src;
      document.head.append(script);
    }
    openFrames();
  }

  // A press on what opens a frame wakes the program, which puts the frame there.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          target.querySelector('summary')?.click();
        }
    },
    { rootMargin: '200px' },
  );
  const seen = new WeakSet<Element>();

  function openFrames(): void {
    const hosts = waiting()
      .frames.filter(({ purposes }) => isAgreed(purposes))
      .map(({ host }) => host);
    if (hosts.length === 0) return;
    for (const frame of document.querySelectorAll<HTMLElement>('details[data-host]:not([open])'))
      if (hosts.includes(frame.dataset.host ?? '') && !seen.has(frame)) {
        seen.add(frame);
        near.observe(frame);
      }
  }

  function keep(agreed: readonly string[]): void {
    const before = answer?.agreed ?? [];
    answer = { agreed, waiting: waitingNow() };
    remember(KEY, JSON.stringify(answer));
    // What runs cannot be taken back but by a page without it.
    if (before.some((name) => !agreed.includes(name))) return location.reload();
    const hasFocus = section()?.contains(document.activeElement);
    show(false);
    if (hasFocus) again()?.querySelector('button')?.focus({ preventScroll: true });
    load();
    document.dispatchEvent(new CustomEvent(KEY, { detail: agreed }));
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    if (again()?.contains(button)) {
      show(true);
      section()?.focus();
    }
    if (!section()?.contains(button)) return;
    const boxes = [...(section()?.querySelectorAll('input') ?? [])];
    const { purposes } = waiting();
    if (button.value === 'yes') keep(purposes);
    if (button.value === 'no') keep([]);
    if (button.value === 'each') keep(boxes.filter(({ checked }) => checked).map(({ value }) => value));
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !answer || !(target instanceof Node) || !section()?.contains(target)) return;
    show(false);
    again()?.querySelector('button')?.focus({ preventScroll: true });
  });
  addEventListener('resize', keepClear);
  document.addEventListener('toggle', keepClear, { capture: true });

  /** In another language the question is that of the page that has come. */
  async function renew(): Promise<void> {
    const response = await fetch(location.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const isAsked = section()?.hidden === false;
    for (const id of [CONSENT, CONSENT_AGAIN]) {
      const next = page.getElementById(id);
      if (next) document.getElementById(id)?.replaceWith(next);
    }
    show(isAsked);
  }
  const { documentElement } = document;
  let language = documentElement.lang;
  new MutationObserver(() => {
    if (documentElement.lang === language) return;
    language = documentElement.lang;
    renew().catch(() => {});
  }).observe(documentElement, { attributeFilter: ['lang'] });
  const main = document.getElementById('app');
  if (main) new MutationObserver(openFrames).observe(main, { childList: true, subtree: true });

  /** Answered elsewhere: on a page that was gone to from this one, or in another tab. */
  function takeOver(): void {
    answer = keptAnswer() ?? answer;
    show(!answer);
    load();
  }
  addEventListener('storage', ({ key }) => key === KEY && takeOver());
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());

  show(!answer);
  load();
  return renew;
}
