import { Html } from "./html";

const icon = (paths: string) =>
  new Html(
    `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" ` +
      `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${paths}</svg>`,
  );

/** Drawn on a grid of 24 with round ends; all decorative, so words must stand beside them or in a label. */
export const icons = {
  fork: icon(
    '<path d="M7 3v6a3 3 0 0 0 6 0V3M10 3v18"/><path d="M18 21v-7h-2.5V8C15.500 5 16.500 3.500 18 3z"/>',
  ),
  phone: icon('<rect x="6.500" y="2.500" width="11" height="19" rx="2.500"/><path d="M11 18.500h2"/>'),
  mail: icon('<rect x="3" y="5" width="18" height="14" rx="2.500"/><path d="m3.500 7.500 8.500 6 8.500-6"/>'),
  card: icon('<rect x="3" y="5" width="18" height="14" rx="2.500"/><path d="M3 10h18M7 15h3"/>'),
  fault: icon('<path d="m13 3-8 11h6l-1 7 8-11h-6z"/>'),
  attach: icon('<path d="M12 5v14M5 12h14"/>'),
  send: icon('<path d="M4 12 20 4l-5 16-3.500-6.500z"/><path d="M11.500 13.500 20 4"/>'),
  mic: icon(
    '<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3"/>',
  ),
  list: icon('<path d="M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01"/>'),
  close: icon('<path d="m6 6 12 12M18 6 6 18"/>'),
  out: icon('<path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9"/>'),
  clock: icon('<circle cx="12" cy="12" r="8.500"/><path d="M12 7.500V12l3 2"/>'),
  check: icon('<path d="m5 12.500 4.500 4.500L19 7.500"/>'),
  checks: icon('<path d="m1.500 12.500 4.500 4.500 9-9.500M11 16l1 1L22 7.500"/>'),
  help: icon(
    '<circle cx="12" cy="12" r="8.500"/><path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.6.3-1 .8-1 1.700M12 16.500h.01"/>',
  ),
  alert: icon('<circle cx="12" cy="12" r="8.500"/><path d="M12 7.500v5.500M12 16.500h.01"/>'),
};
