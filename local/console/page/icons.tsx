/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";

/** Drawn on a grid of 24 with round ends. */
const PATHS = {
  phone: '<rect x="6.500" y="2.500" width="11" height="19" rx="2.500"/><path d="M11 18.500h2"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2.500"/><path d="m3.500 7.500 8.500 6 8.500-6"/>',
  bell: '<path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4"/>',
  card: '<rect x="3" y="5" width="18" height="14" rx="2.500"/><path d="M3 10h18M7 15h3"/>',
  fault: '<path d="m13 3-8 11h6l-1 7 8-11h-6z"/>',
  attach: '<path d="M12 5v14M5 12h14"/>',
  send: '<path d="M4 12 20 4l-5 16-3.500-6.500z"/><path d="M11.500 13.500 20 4"/>',
  mic: '<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  out: '<path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7.500V12l3 2"/>',
  check: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  checks: '<path d="m1.500 12.500 4.500 4.500 9-9.500M11 16l1 1L22 7.500"/>',
  help: '<circle cx="12" cy="12" r="8.500"/><path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.6.3-1 .8-1 1.700M12 16.500h.01"/>',
  alert: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7.500v5.500M12 16.500h.01"/>',
};
export type IconName = keyof typeof PATHS;

/** Decorative: words must stand beside it or in a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      {raw(PATHS[name])}
    </svg>
  );
}
