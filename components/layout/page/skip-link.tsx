import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";

/** First stop of the keyboard on every page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#conteudo"
      className={cn(buttonClass(), "fixed top-3 left-3 z-50 -translate-y-20 focus:translate-y-0")}
    >
      {children}
    </a>
  );
}
