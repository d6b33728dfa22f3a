import { hashLinkCode, linkCode } from "@/lib/chat/link-code";

/**
 * Version of the texts that people agree to when they turn the assistant on; stored with each consent.
 * A new wording gets a new version.
 */
export const CONSENT_VERSION = "2026-11";

/** The row that stands for a code: its id decides the code, its hash finds it again. */
export function codeRow(id: string, secret: string): { id: string; codeHash: string } {
  return { id, codeHash: hashLinkCode(linkCode(id, secret)) };
}
