"use client";

import Link from "next/link";
import { useSyncExternalStore } from "react";
import { STORE_KEY } from "@/components/layout/theme-script";
import { buttonClass } from "@/components/ui/button";

type Words = { login: string; signup: string; dashboard: string };

/** The two ways in; whoever is already in sees the way to their panel. */
export function EntryLinks({ words }: { words: Words }) {
  const signedIn = useSyncExternalStore(subscribe, hasToken, () => false);
  if (signedIn) {
    return (
      <Link href="/dashboard" prefetch={false} className={buttonClass({ size: "sm" })}>
        {words.dashboard}
      </Link>
    );
  }
  return (
    <>
      <Link href="/login" className={buttonClass({ variant: "ghost", size: "sm" })}>
        {words.login}
      </Link>
      <Link href="/signup" className={buttonClass({ size: "sm" })}>
        {words.signup}
      </Link>
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
