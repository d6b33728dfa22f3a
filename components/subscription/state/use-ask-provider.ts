import { useEffect, useRef } from "react";
import { useChangeSubscription } from "@/components/subscription/state/actions";

/** Has the provider asked, once, what became of a payment: what it says in an address that leads back is not believed. */
export function useAskProvider(isWanted: boolean): void {
  const { mutate } = useChangeSubscription();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || hasAsked.current) return;
    hasAsked.current = true;
    mutate({ action: "refresh" });
  }, [isWanted, mutate]);
}
