import { type ReactNode, ViewTransition } from "react";

/** The page that comes and the page that goes, in 0.3 s; nothing else on the screen moves. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  );
}
