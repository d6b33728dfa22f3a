import localFont from "next/font/local";

/** Headings and large numbers. They come even when they are late: what stands in for them (fallback-fonts.css) is as wide. */
export const bricolage = localFont({
  src: "../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "700",
  variable: "--font-bricolage",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Bricolage Arial", "Bricolage Roboto"],
});

/** Everything that is read. A late one is for the next page: in running text a swap would move the lines. */
export const instrument = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-instrument",
  display: "optional",
  adjustFontFallback: false,
  fallback: ["Instrument Arial", "Instrument Roboto"],
});
