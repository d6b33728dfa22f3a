export type LetterContent = {
  locale: string;
  paragraphs: readonly string[];
  /** To be copied: long, without a space. */
  code?: string | null;
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print. */
  notes?: readonly string[];
};

/**
 * A letter in our look, as text and as HTML: one column, no images, nothing fetched when it is opened. Everything given
 * is text; none of it is read as HTML.
 */
export function composeLetter({ locale, paragraphs, code, action, notes = [] }: LetterContent): {
  text: string;
  html: string;
} {
  const text = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    "Garfo",
  ].join("\n\n");
  const lines = [
    ...paragraphs.map((words) => paragraph(words, "margin:0 0 16px")),
    ...(code ? [`<p style="${CODE}">${escapeHtml(code)}</p>`] : []),
    ...(action
      ? [
          `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...notes.map((words) => paragraph(words, "margin:0 0 8px;color:#655b4e;font-size:14px")),
  ];
  return { text: `${text}\n`, html: page(locale, lines.join("\n")) };
}

/** Broken anywhere: else a phone shrinks the whole letter until it fits in one line. */
const CODE =
  "margin:0 0 16px;padding:12px 14px;border-radius:8px;background:#f3ece0;font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;word-break:break-all";

const BUTTON =
  "display:inline-block;padding:13px 26px;border-radius:10px;background:#2c6e34;color:#ffffff;font-weight:600;text-decoration:none";

function paragraph(words: string, style: string): string {
  return `<p style="${style}">${escapeHtml(words).replaceAll("\n", "<br>")}</p>`;
}

function page(locale: string, body: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:32px 16px;background:#faf6ef;color:#231d16;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e5dccd;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#2c6e34">Garfo</p>
${body}
</div>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
