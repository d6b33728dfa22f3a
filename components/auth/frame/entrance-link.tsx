import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

type EntranceLinkProps = { to: "/login" | "/signup"; next: string | null; children: ReactNode };

/** From one form of the entrance to the other, without losing where one was going, nor an invitation in the address. */
export function EntranceLink({ to, next, children }: EntranceLinkProps) {
  return (
    <Link
      href={`${to}${next ? `?next=${encodeURIComponent(next)}` : ""}`}
      data-keeps-invitation
      className="font-semibold text-leaf underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
