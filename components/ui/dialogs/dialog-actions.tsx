import type { ReactNode } from "react";

/** What a dialog can be answered with, the answer that goes on last. On a phone they fill their rows. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}
