/** A link that the page itself does not follow: another site, an e-mail, a telephone, a file. */
function leadsAway(link: Element): boolean {
  const to = link.getAttribute('href') ?? '';
  const bare = (address: string) => address.replace(/#.*$/s, '');
  return !URL.canParse(to, document.baseURI) || bare(new URL(to, document.baseURI).href) !== bare(location.href);
}

/** Keeps the page that is being edited open: forms are not sent, and links that lead out of it are not followed. */
export function stayHere(signal: AbortSignal, told: () => void): void {
  const stay = (event: Event) => {
    event.preventDefault();
    told();
  };
  // What leads to another page of the site has been followed by now, without leaving.
  const follow = (event: MouseEvent) => {
    const clicked = event.composedPath()[0];
    const link = clicked instanceof Element ? clicked.closest('a[href], area[href]') : null;
    const isMeant = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link && !isMeant && !event.defaultPrevented && leadsAway(link)) stay(event);
  };
  const send = (event: SubmitEvent) => {
    event.stopImmediatePropagation();
    stay(event);
  };
  addEventListener('click', follow, { signal });
  addEventListener('submit', send, { capture: true, signal });
}
