import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** What opens a `details` of the class `group`: in the colour of what may be pressed, and with what shows that there is more. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 text-sm font-semibold text-leaf">
      <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden />
      {children}
    </summary>
  );
}
