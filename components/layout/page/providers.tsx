import { SessionWords, type SessionWordsProps } from "@/components/layout/page/session-words";
import { Toaster } from "@/components/ui/toaster";
import { QueryProvider } from "@/lib/client/query-provider";

/** What the scripts of a screen need beyond a form's: what was read from the server, and short news. */
export function Providers({ groups, children }: SessionWordsProps) {
  return (
    <SessionWords groups={groups}>
      <QueryProvider>
        {children}
        <Toaster />
      </QueryProvider>
    </SessionWords>
  );
}
