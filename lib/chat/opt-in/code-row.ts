import { hashLinkCode, linkCode } from "@/lib/chat/opt-in/link-code";

/** The row that stands for a code: its id decides the code, its hash finds it again. */
export function codeRow(id: string, secret: string): { id: string; codeHash: string } {
  return { id, codeHash: hashLinkCode(linkCode(id, secret)) };
}
