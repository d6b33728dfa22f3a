import type { ReactNode } from "react";

/** Two fields that belong together, side by side where both can show what stands in them, a date say, else one below the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-4">
      {children}
    </div>
  );
}
