/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;
/** A mark counts at the edge of a word only, so that 2*3*4 and snake_case_names stay as they are. */
const MARKED = /(?<![^\s(*_~])([*_~])(\S(?:[^\n]*?\S)?)\1(?![^\s).,;:!?*_~])/g;

/** Text of a message as WhatsApp shows it: *bold*, _italics_, ~struck~, ```fixed```, links and line breaks. */
export function ChatText({ text }: { text: string }) {
  const fixed = (inner: string) => <code>{lines(inner)}</code>;
  return <>{between(text, /```([^`]+)```/g, ([, inner = ""]) => fixed(inner), linked)}</>;
}

/** Plain text with its links made to work; they open in another tab. */
export function LinkedText({ text }: { text: string }) {
  return (
    <>
      {between(
        text,
        LINK,
        ([url]) => link(url),
        (plain) => [plain],
      )}
    </>
  );
}

function linked(text: string): Child[] {
  return between(text, LINK, ([url]) => link(url), marked);
}

function link(url: string): Child {
  return (
    <a href={url} target="_blank" rel="noopener">
      {url}
    </a>
  );
}

function marked(text: string): Child[] {
  const emphasis = ([, mark, inner = ""]: RegExpExecArray) => {
    if (mark === "*") return <strong>{marked(inner)}</strong>;
    return mark === "_" ? <em>{marked(inner)}</em> : <s>{marked(inner)}</s>;
  };
  return between(text, MARKED, emphasis, lines);
}

function lines(text: string): Child[] {
  return between(
    text,
    /\n/g,
    () => <br />,
    (plain) => [plain],
  );
}

/** What matches is shown one way and what stands between another. */
function between(
  text: string,
  pattern: RegExp,
  match: (found: RegExpExecArray) => Child,
  plain: (text: string) => Child[],
): Child[] {
  const shown: Child[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > from) shown.push(...plain(text.slice(from, found.index)));
    shown.push(match(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) shown.push(...plain(text.slice(from)));
  return shown;
}
