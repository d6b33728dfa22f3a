import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ConfirmNotice } from "@/components/auth/email/confirm-notice";
import { Shortcuts } from "@/components/commands/shortcuts";
import { HealthGate } from "@/components/consent/health-gate";
import { Shell } from "@/components/layout/member/shell";
import { Providers } from "@/components/layout/page/providers";
import { MEMBER_WORDS } from "@/components/layout/page/word-groups";
import { UNCONFIRMED_HEADER } from "@/lib/access/unconfirmed-header";

/** Rendered per request: each answer has a content policy of its own, and no inline script runs without its nonce. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const unconfirmed = (await headers()).get(UNCONFIRMED_HEADER);
  return (
    <Providers groups={MEMBER_WORDS}>
      <Shell notice={<ConfirmNotice known={unconfirmed && decodeURIComponent(unconfirmed)} />}>
        <HealthGate>{children}</HealthGate>
      </Shell>
      <Shortcuts />
    </Providers>
  );
}
