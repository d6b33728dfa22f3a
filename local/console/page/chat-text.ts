import { escapeHtml, Html, html } from "./html";

const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;

/** Text of a message as WhatsApp shows it: *bold*, _italics_, ~struck~, ```fixed```, links and line breaks. */
export function chatText(text: string): Html {
  return new Html(
    text
      .split(/(```[^`]+```)/)
      .map((piece) => {
        const fixed = /^```([^`]+)```$/.exec(piece)?.[1];
        return fixed === undefined ? marked(piece) : `<code>${escapeHtml(fixed)}</code>`;
      })
      .join("")
      .replaceAll("\n", "<br>"),
  );
}

/** Plain text with its links made to work; they open in another tab. */
export function linkedText(text: string): Html {
  return new Html(between(text, escapeHtml));
}

function marked(text: string): string {
  return between(text, (plain) => wrap(wrap(wrap(escapeHtml(plain), "\\*", "strong"), "_", "em"), "~", "s"));
}

/** A mark counts at the edge of a word only, so that 2*3*4 and snake_case_names stay as they are. */
function wrap(escaped: string, mark: string, tag: string): string {
  const pattern = new RegExp(`(^|[\\s(*_~>])${mark}(\\S(?:[^\\n]*?\\S)?)${mark}(?=$|[\\s).,;:!?*_~<])`, "gm");
  return escaped.replace(pattern, `$1<${tag}>$2</${tag}>`);
}

function between(text: string, plain: (text: string) => string): string {
  let result = "";
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    result +=
      plain(text.slice(from, match.index)) +
      html`<a href="${match[0]}" target="_blank" rel="noopener">${match[0]}</a>`;
    from = match.index + match[0].length;
  }
  return result + plain(text.slice(from));
}
