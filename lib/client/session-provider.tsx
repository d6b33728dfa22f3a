"use client";

import { type ReactNode, useEffect } from "react";
import { api } from "@/lib/client/api";
import { readPageSession } from "@/lib/client/page-cookie";
import { keepTokens, keepUser, type SessionUser, STORE_NAME, useSession } from "@/lib/client/session-store";
import { currentSupportView } from "@/lib/client/support-view";
import { whenIdle } from "@/lib/client/when-idle";

/** What follows is the largest script of all, and nothing hurries it: a call that is refused has its token refreshed by itself. */
const FOLLOW_AFTER_MS = 10_000;

/** Restores the session of this browser, keeps it in step with its cookie and other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // All who read the session are rendered at once by it: not in the task that brings the page to life.
    const restoring = setTimeout(restore);
    const stopFollowing = followWhenIdle();
    window.addEventListener("storage", followOtherTab);
    return () => {
      clearTimeout(restoring);
      stopFollowing();
      window.removeEventListener("storage", followOtherTab);
    };
  }, []);
  return children;
}

/** The cookie wins over the store: the server may have refreshed it on the way to this page. */
function restore(): void {
  void useSession.persist.rehydrate();
  const page = readPageSession();
  if (page && page.access_token !== useSession.getState().token) {
    keepTokens({ token: page.access_token, refreshToken: page.refresh_token });
  }
  const isSupport = currentSupportView() !== null;
  useSession.setState({ isRestored: true, ...(isSupport ? { user: null } : {}) });
  const { token, user } = useSession.getState();
  // A session kept from before people had preferences, or were asked about health data, is completed, too.
  if (token && !(user?.preferences && user.health_consent))
    void api<SessionUser>("/api/user").then(keepUser, () => undefined);
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== STORE_NAME) return;
  const { token, user } = useSession.getState();
  const wasIn = token !== null;
  void useSession.persist.rehydrate();
  if (currentSupportView()) useSession.setState({ user });
  if (wasIn && useSession.getState().token === null) location.assign("/login");
}

function followWhenIdle(): () => void {
  let stop = () => {};
  let isGone = false;
  const start = async () => {
    const { followHostedSession } = await import("@/lib/client/hosted-session");
    if (!isGone) stop = followHostedSession();
  };
  const cancel = whenIdle(() => {
    if (useSession.getState().token) void start();
  }, FOLLOW_AFTER_MS);
  return () => {
    isGone = true;
    cancel();
    stop();
  };
}
