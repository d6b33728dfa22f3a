"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import type { View } from "@/components/layout/member/support-banner";
import { isKeptFromSupport } from "@/lib/access/support-view";
import { useSession } from "@/lib/client/session-store";
import { currentSupportView } from "@/lib/client/support-view";

// Whoever sees their own screens never needs these.
const SupportBanner = dynamic(
  () => import("@/components/layout/member/support-banner").then((file) => file.SupportBanner),
  { loading: () => null },
);
const KeptFromSupport = dynamic(
  () => import("@/components/layout/member/support-banner").then((file) => file.KeptFromSupport),
  { loading: () => null },
);

/** Around what is shown: says so while an administrator sees somebody else's screens, and keeps from them what tells of health. */
export function SupportFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const role = useSession((state) => state.user?.role);
  const [view, setView] = useState<View | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose a page is depends on its path
  useEffect(() => setView(currentSupportView()), [pathname]);
  if (!view) return children;
  return (
    <>
      <SupportBanner view={view} />
      {isKeptFromSupport(pathname, role) ? <KeptFromSupport /> : children}
    </>
  );
}
