import { focusManager } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useChangeSubscription } from "@/components/subscription/state/actions";

/**
 * Has the provider asked what became of a payment, on arrival and whenever one comes back to the page, as from one's bank:
 * what it says in an address that leads back is not believed. @returns whether an answer is there
 */
export function useAskProvider(isWanted: boolean): boolean {
  const { mutate } = useChangeSubscription();
  const hasAsked = useRef(false);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const ask = () => mutate({ action: "refresh" }, { onSettled: () => setAnswered(true) });
    if (!hasAsked.current) ask();
    hasAsked.current = true;
    return focusManager.subscribe((isFocused) => isFocused && ask());
  }, [isWanted, mutate]);
  return isAnswered;
}
