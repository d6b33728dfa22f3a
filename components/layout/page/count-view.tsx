"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Says that a page was shown, and nothing of who sees it. What it is counted with may be off: the server knows. */
export function CountView() {
  const pathname = usePathname();
  const path = pathname.startsWith("/profile") ? "/profile" : pathname;
  useEffect(() => {
    const body = new Blob([JSON.stringify({ path })], { type: "application/json" });
    navigator.sendBeacon?.("/api/views", body);
  }, [path]);
  return null;
}
