"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useSession } from "@/lib/client/session-store";
import { isOfHealth } from "@/lib/consents/health/health-pages";

// Who has consented never needs it.
const HealthStanding = dynamic(
  () => import("@/components/consent/health-standing").then((file) => file.HealthStanding),
  { loading: () => null },
);

/** Around what is shown: whoever has not said yes to the use of health data themselves sees first where they stand. */
export function HealthGate({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const isAsked = useSession(
    ({ user }) =>
      user?.health_consent && (user.health_consent !== "given" || user.health_consent_shown === false),
  );
  return isAsked && isOfHealth(pathname) ? <HealthStanding>{children}</HealthStanding> : children;
}
