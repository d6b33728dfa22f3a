import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Takes the arrow keys from one row's link or button marked `data-row` to the next, Home and End to the ends. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches("[data-row]")) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  event.preventDefault();
  rows[step(rows.indexOf(event.target), rows.length - 1)]?.focus();
}
