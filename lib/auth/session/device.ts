/** A browser and the system it runs on, by name; null where a name cannot be told. */
export type Device = { browser: string | null; system: string | null };

// Order matters: Edge and Opera also call themselves Chrome, Chrome also calls itself Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** What a User-Agent header says of a device, as far as its owner needs it to recognise it; no versions, no models. */
export function deviceOf(userAgent: string | null): Device {
  const first = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
