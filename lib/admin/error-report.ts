import { z } from "zod";

// A script cannot be told what to send: control characters are dropped rather than refused.
const NOT_TEXT = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

/** What must not be kept even if an error happens to quote it: tokens, addresses, long numbers (phone, CPF). */
const PRIVATE: readonly [RegExp, string][] = [
  [/eyJ[\w-]{5,}\.[\w-]+(\.[\w-]+)?/g, "[token]"],
  [/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, "[email]"],
  [/\+?\d[\d .()-]{8,}\d/g, "[number]"],
];

function plainText(max: number) {
  return z.string().transform((text) => {
    const plain = text.slice(0, max * 2).replace(NOT_TEXT, "");
    return PRIVATE.reduce((kept, [pattern, word]) => kept.replace(pattern, word), plain).slice(0, max);
  });
}

/** The client error report, as text that is safe to keep. */
export const errorReportSchema = z.strictObject({
  message: plainText(1_000),
  stack: plainText(4_000).nullish(),
  componentStack: plainText(4_000).nullish(),
  timestamp: z.union([z.string().max(40), z.number()]).nullish(),
  userAgent: plainText(300).nullish(),
  url: plainText(500).nullish(),
});

export type ErrorReport = z.output<typeof errorReportSchema>;

/** What makes two reports the same error: message and top of the stack, without what varies from build to build. */
export function fingerprintText({ message, stack }: ErrorReport): string {
  const frames = (stack ?? "").split("\n").filter((line) => /^\s*at |@/.test(line));
  const place = frames
    .slice(0, 3)
    .join("\n")
    .replace(/https?:\/\/[^\s/)]+/g, "")
    .replace(/[?#][^\s:)]*/g, "");
  return `${message.replace(/\d+/g, "#")}\n${place.replace(/:\d+/g, "")}`;
}

/** Path alone: queries and fragments can hold tokens. */
export function pagePath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url.split(/[?#]/)[0]!;
}
