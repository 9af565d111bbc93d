/**
 * Takes out what the page's own sheet overrules while it is being edited (`pageSheet`): rules that lay sections out when they are
 * come near, unless the page has a focus that shows, have all of it styled anew with every field that opens or closes.
 */
export function layOut(): void {
  for (const sheet of document.styleSheets) {
    try {
      takeOut(sheet);
    } catch {
      // What another host brings cannot be read, and is none of the site's look.
    }
  }
}

function takeOut(holder: { readonly cssRules: CSSRuleList; deleteRule(index: number): void }): void {
  for (let index = holder.cssRules.length - 1; index >= 0; index--) {
    const rule = holder.cssRules[index];
    if (rule instanceof CSSGroupingRule) takeOut(rule);
    const isLater = rule instanceof CSSStyleRule && rule.style.getPropertyValue('content-visibility') === 'auto';
    if (isLater && rule.selectorText.includes(':has(:focus-visible)')) holder.deleteRule(index);
  }
}
