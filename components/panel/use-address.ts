"use client";

import { useSearchParams } from "next/navigation";

/**
 * What a panel shows stands in its address: a filter can be kept, sent and gone back to. Changing it loads no page.
 * `go` leaves a step to go back to, `change` does not.
 */
export function useAddress() {
  const params = useSearchParams();

  function hrefWith(changes: Readonly<Record<string, string | null>>): string {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const query = next.toString();
    return query ? `?${query}` : (globalThis.location?.pathname ?? "");
  }

  return {
    read: (name: string) => params.get(name) ?? "",
    hrefWith,
    change: (changes: Readonly<Record<string, string | null>>) =>
      window.history.replaceState(null, "", hrefWith(changes)),
    go: (changes: Readonly<Record<string, string | null>>) =>
      window.history.pushState(null, "", hrefWith(changes)),
  };
}

/** One of a closed set that stands in the address; the fallback where there is none, or one that was made up. */
export function oneOf<const T extends string>(value: string, known: readonly T[], fallback: T): T {
  return known.find((name) => name === value) ?? fallback;
}
