"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { hasLogKey } from "@/components/commands/log-key";
import { useFetched } from "@/components/hooks/use-fetched";
import { LOG_KEY, requestLog, useLogRequest } from "@/components/layout/member/log-request";
import { useIsShutOut } from "@/components/layout/member/shut-out";
import { useSession } from "@/lib/client/session-store";

const loadSheet = () => import("@/components/diary/add/log-sheet").then((file) => file.LogSheet);
const CommandMenu = dynamic(
  () => import("@/components/commands/command-menu").then((file) => file.CommandMenu),
  { loading: () => null },
);

/** What opens over every screen behind the login, fetched when it is first asked for, and the keys that ask for it. */
export function Shortcuts() {
  const isMember = useSession((state) => state.user !== null && state.user.role !== "admin");
  const canLog = !useIsShutOut() && isMember;
  const isLogging = useLogRequest() !== null;
  /** null: never asked for. */
  const [menu, setMenu] = useState<boolean | null>(null);
  const [wasLogging, setWasLogging] = useState(false);
  if (isLogging && !wasLogging) setWasLogging(true);
  const LogSheet = useFetched(loadSheet, wasLogging);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey) {
        event.preventDefault();
        setMenu((isOpen) => !isOpen);
        return;
      }
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey;
      if (!canLog || !isPlain || event.key.toUpperCase() !== LOG_KEY || isTaken(event.target)) return;
      if (!hasLogKey()) return;
      event.preventDefault();
      requestLog();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [canLog]);

  return (
    <>
      {wasLogging && LogSheet && <LogSheet />}
      {menu !== null && <CommandMenu open={menu} onOpen={setMenu} />}
    </>
  );
}

/** Whether a letter belongs to what has the focus, or to a dialog that stands over the page. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return true;
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null
  );
}
