import { connection } from "next/server";
import type { ReactNode } from "react";
import { Providers } from "@/components/layout/providers";
import { Shell } from "@/components/layout/shell";
import { MEMBER_WORDS } from "@/components/layout/word-groups";

/** Rendered per request: each answer has a content policy of its own, and no inline script runs without its nonce. */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <Providers groups={MEMBER_WORDS}>
      <Shell>{children}</Shell>
    </Providers>
  );
}
