/** The keyboard goes on from the page, where what had the focus is about to go. */
export function focusPage(): void {
  const page = document.querySelector("main");
  page?.setAttribute("tabindex", "-1");
  page?.focus({ preventScroll: true });
}
