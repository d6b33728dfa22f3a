import { connection } from "next/server";
import type { ReactNode } from "react";
import { ConfirmNotice } from "@/components/auth/email/confirm-notice";
import { Shortcuts } from "@/components/commands/shortcuts";
import { Shell } from "@/components/layout/member/shell";
import { Providers } from "@/components/layout/page/providers";
import { PANEL_WORDS } from "@/components/layout/page/word-groups";

/** Rendered per request: each answer has a content policy of its own, and no inline script runs without its nonce. */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <Providers groups={PANEL_WORDS}>
      <Shell notice={<ConfirmNotice />}>{children}</Shell>
      <Shortcuts />
    </Providers>
  );
}
