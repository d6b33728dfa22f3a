"use client";

import { useEffect, useState } from "react";
import type { ErrorWords } from "@/components/layout/errors/error-words";
import { loadFlags, reportError } from "@/components/layout/errors/report-error";
import { buttonClass } from "@/components/ui/button-class";
import { LogoMark } from "@/components/ui/logo";

/**
 * What is shown instead of a screen that broke. Both ways out load the page anew. Every page carries it: hence no `Button`,
 * which would bring its icons along, twice.
 */
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
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          {words?.reload}
        </button>
        <a href="/" className={buttonClass({ variant: "secondary" })}>
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
