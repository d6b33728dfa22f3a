import localFont from "next/font/local";

// `optional`: a font that comes late is for the next page. Swapping it in would move what is being read.

/** Headings and large numbers. */
export const bricolage = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-bricolage",
  display: "optional",
  adjustFontFallback: "Arial",
});

/** Everything that is read. */
export const instrument = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-instrument",
  display: "optional",
  adjustFontFallback: "Arial",
});
