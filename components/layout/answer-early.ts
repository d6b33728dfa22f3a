type Early = (HTMLFormElement | HTMLButtonElement) & { answers?: boolean; isHeld?: boolean };

/** Ref of a form or button with `data-early`: from here on it answers, and does what was asked of it before. */
export function answerEarly(element: Early | null): void {
  if (!element || element.answers) return;
  element.answers = true;
  if (!element.isHeld) return;
  element.isHeld = false;
  // Once the rest of the page has been brought to life too.
  setTimeout(() => {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  });
}
