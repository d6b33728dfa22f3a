import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/**
 * What a dialog can be answered with, the answer that goes on last. On a phone they fill their rows, and stay in sight
 * however long the dialog is, but on a screen so low that little else would be.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      className={cn(
        "flex flex-wrap justify-end gap-3 max-sm:*:grow",
        // Down to the dialog's edge and over the rings of its fields.
        "max-sm:[@media(min-height:32rem)]:sticky max-sm:-bottom-6 max-sm:z-10 max-sm:-mx-1 max-sm:-mt-3 max-sm:-mb-6 max-sm:bg-surface max-sm:px-1 max-sm:pt-3 max-sm:pb-6",
      )}
    >
      {children}
    </div>
  );
}
