import { useState } from "react";

type Next = {
  /** Whether there is a page after those already read. */
  exists: boolean;
  /** Reads it; says whether it came. */
  read: () => Promise<boolean>;
};

/** Leafs through a list that is read with a cursor; what has been read is not read again. */
export function usePages<T>(read: readonly (readonly T[])[], next: Next) {
  const [wanted, setWanted] = useState(1);
  const page = Math.max(1, Math.min(wanted, read.length));

  async function goTo(to: number) {
    if (to <= read.length || (await next.read())) setWanted(to);
  }

  return { page, rows: read[page - 1] ?? [], hasNext: page < read.length || next.exists, goTo };
}
