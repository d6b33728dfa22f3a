"use client";

import { useSyncExternalStore } from "react";
import { STORE_KEY } from "@/components/layout/preferences/theme-script";
import { buttonClass } from "@/components/ui/button-class";

type Words = { login: string; signup: string; dashboard: string };

/**
 * The two ways in; whoever is already in sees the way to their panel. Plain links: these pages have a content policy of
 * their own, so they load anew in any case.
 */
export function EntryLinks({ words }: { words: Words }) {
  const signedIn = useSyncExternalStore(subscribe, hasToken, () => false);
  if (signedIn) {
    return (
      <a href="/dashboard" className={buttonClass({ size: "sm" })}>
        {words.dashboard}
      </a>
    );
  }
  return (
    <>
      <a href="/login" className={buttonClass({ variant: "ghost", size: "sm" })}>
        {words.login}
      </a>
      <a href="/signup" className={buttonClass({ size: "sm" })}>
        {words.signup}
      </a>
    </>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

function hasToken(): boolean {
  try {
    return Boolean(JSON.parse(localStorage.getItem(STORE_KEY) ?? "{}").state?.token);
  } catch {
    return false;
  }
}
