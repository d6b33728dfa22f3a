import type { ReactNode } from "react";

/** The title of a screen behind the login, with what may be done about all of it. */
export function ScreenTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-3 flex sm:mb-5 flex-wrap items-center justify-between gap-3">
      <h1 className="text-xl tracking-tight md:text-2xl">{children}</h1>
      {aside}
    </div>
  );
}
