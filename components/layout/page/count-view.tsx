"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { QUIET_AFTER_MS } from "@/components/hooks/use-is-quiet";
import { whenIdle } from "@/lib/client/when-idle";

/** Says that a page was shown, and nothing of who sees it. What it is counted with may be off: the server knows. */
export function CountView() {
  const pathname = usePathname();
  const path = pathname.startsWith("/profile") ? "/profile" : pathname;
  useEffect(() => {
    let isSaid = false;
    const say = () => {
      if (isSaid) return;
      isSaid = true;
      const body = new Blob([JSON.stringify({ path })], { type: "application/json" });
      navigator.sendBeacon?.("/api/views", body);
    };
    // The page comes first; whoever leaves it sooner has seen it too.
    const cancel = whenIdle(say, QUIET_AFTER_MS);
    window.addEventListener("pagehide", say);
    return () => {
      cancel();
      window.removeEventListener("pagehide", say);
      say();
    };
  }, [path]);
  return null;
}
