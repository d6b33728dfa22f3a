"use client";

import { OfflineKeeper } from "@/components/layout/member/offline-keeper";
import { OfflineNotice } from "@/components/layout/member/offline-notice";
import { AfterShell } from "@/components/ui/after-shell";

/** What a screen needs for want of a network; the screen itself comes first. */
export function Offline() {
  return (
    <AfterShell fallback={null}>
      {() => (
        <>
          <OfflineKeeper />
          <OfflineNotice />
        </>
      )}
    </AfterShell>
  );
}
