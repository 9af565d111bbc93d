/** Moves the focus among buttons as they stand beside each other; false for any other key. */
export function moveFocus(buttons: readonly HTMLElement[], key: string): boolean {
  const order = [...buttons].sort((one, two) => one.getBoundingClientRect().left - two.getBoundingClientRect().left);
  const at = order.findIndex((each) => each.matches(':focus'));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: order.length - 1 }[key];
  if (to === undefined) return false;
  order.at(to % order.length)?.focus();
  return true;
}
