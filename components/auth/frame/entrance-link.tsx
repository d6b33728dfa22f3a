"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { keptFragment } from "@/lib/client/enter";

type EntranceLinkProps = { to: "/login" | "/signup"; next: string | null; children: ReactNode };

/** From one form of the entrance to the other, without losing where one was going, nor an invitation in the address. */
export function EntranceLink({ to, next, children }: EntranceLinkProps) {
  const [fragment, setFragment] = useState("");
  useEffect(() => setFragment(keptFragment()), []);
  const href = `${to}${next ? `?next=${encodeURIComponent(next)}` : ""}${fragment}`;
  const className = "font-semibold text-leaf underline underline-offset-4";
  // Next's own way there would write the fragment twice.
  if (fragment) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
