import { useEffect } from "react";
import { create } from "zustand";

/** Whether the subscription is all that is open to somebody: every other place leads back to it, and nothing may be logged. */
const useShut = create(() => ({ isShut: false }));

export function useIsShutOut(): boolean {
  return useShut(({ isShut }) => isShut);
}

/** Said by the one page that is ever shown to them, while it is. */
export function useShutOut(isShut: boolean): void {
  useEffect(() => {
    useShut.setState({ isShut });
    return () => useShut.setState({ isShut: false });
  }, [isShut]);
}
