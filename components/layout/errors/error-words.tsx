"use client";

import { createContext, type ReactNode, useContext } from "react";

/** Words of the error page, brought along with every page: when something breaks, nothing can be fetched. */
export type ErrorWords = { title: string; text: string; reload: string; home: string };

const Words = createContext<ErrorWords | null>(null);

export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useErrorWords(): ErrorWords | null {
  return useContext(Words);
}
