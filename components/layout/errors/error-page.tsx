"use client";

import { useEffect, useState } from "react";
import type { ErrorWords } from "@/components/layout/errors/error-words";
import { loadFlags, reportError } from "@/components/layout/errors/report-error";
import { LogoMark } from "@/components/ui/logo";

/** Every page carries this one twice: it writes out the look of a button, whose variants would come along. */
const BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded-control px-5 py-2 text-center font-semibold transition-colors duration-150";

/** What is shown instead of a screen that broke. Both ways out load the page anew. */
export function ErrorPage({ error, words }: { error: unknown; words: ErrorWords | null }) {
  const [isDebugging, setDebugging] = useState(process.env.NODE_ENV === "development");
  useEffect(() => {
    void loadFlags().then((flags) => {
      if (flags.error_tracking) reportError(error);
      if (flags.debug) setDebugging(true);
    });
  }, [error]);
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-4 px-5 py-16 text-center">
      <LogoMark className="size-12" />
      <h1 className="text-2xl">{words?.title}</h1>
      <p className="text-muted">{words?.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className={`${BUTTON} bg-leaf text-on-leaf hover:bg-leaf-strong`}
          onClick={() => location.reload()}
        >
          {words?.reload}
        </button>
        <a
          href="/"
          className={`${BUTTON} border border-field/60 bg-surface text-ink hover:border-field hover:bg-sunken`}
        >
          {words?.home}
        </a>
      </div>
      {isDebugging && error instanceof Error && (
        <pre className="mt-6 max-w-full overflow-x-auto rounded-card bg-sunken p-4 text-left text-xs">
          {error.stack}
        </pre>
      )}
    </main>
  );
}
