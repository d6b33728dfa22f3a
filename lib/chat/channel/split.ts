import type { OutboundContent, ReplyButton } from "@/lib/chat/channel/outbound-content";

/** The provider's limits. */
const MAX_TEXT = 4096;
const MAX_BUTTON_BODY = 1024;

/** A text within the channel's limits: cut between lines into as many messages as it takes. */
export function asText(body: string): OutboundContent[] {
  return pieces(body, MAX_TEXT).map((piece) => ({ type: "text", body: piece }));
}

/** The buttons under the last part of the text that has room for them; what comes before goes ahead as text. */
export function withButtons(body: string, buttons: ReplyButton[]): OutboundContent[] {
  if (body.length <= MAX_BUTTON_BODY) return [{ type: "buttons", body, buttons }];
  const paragraphs = body.split("\n\n");
  let tail = "";
  while (paragraphs.length > 1) {
    const next = paragraphs.at(-1) as string;
    const longer = tail ? `${next}\n\n${tail}` : next;
    if (longer.length > MAX_BUTTON_BODY) break;
    tail = longer;
    paragraphs.pop();
  }
  if (!tail) {
    const parts = pieces(body, MAX_BUTTON_BODY);
    return [
      ...asText(parts.slice(0, -1).join("\n")),
      { type: "buttons", body: parts.at(-1) as string, buttons },
    ];
  }
  return [...asText(paragraphs.join("\n\n")), { type: "buttons", body: tail, buttons }];
}

function pieces(body: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = body;
  while (rest.length > limit) {
    const line = rest.lastIndexOf("\n", limit);
    const at = line > limit / 2 ? line : limit;
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  if (rest !== "") parts.push(rest);
  return parts;
}
