import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { asText } from "@/lib/chat/channel/split";
import type { Format } from "@/lib/chat/replies/format";

/** Bodies of buttons and lists; texts hold more, but a recording's echo need not. */
const MAX_BODY = 1024;
const MAX_ECHO = 300;

/** What was heard, above what came of it: in the same message where there is room. */
export function transcriptReply(
  { t }: Format,
  text: string,
  replies: readonly OutboundContent[],
): OutboundContent[] {
  const echo = t("chat.media.heard", { text: clipped(text) });
  const [first, ...rest] = replies;
  if (!first) return asText(echo);
  const body = `${echo}\n\n${first.body}`;
  return body.length <= MAX_BODY ? [{ ...first, body }, ...rest] : [...asText(echo), first, ...rest];
}

function clipped(text: string): string {
  const plain = text
    .replace(/[*_~`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > MAX_ECHO ? `${plain.slice(0, MAX_ECHO - 1).toWellFormed()}…` : plain;
}
