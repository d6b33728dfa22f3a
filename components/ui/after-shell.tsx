import { type ReactNode, useDeferredValue } from "react";

/**
 * What can come a moment after what opens: the press is answered with the rest, this is rendered piece by piece behind it.
 * @param children made only then, so that nothing of them is done in the frame of the press
 * @param fallback of about the same size, so that little moves
 */
export function AfterShell({ fallback, children }: { fallback: ReactNode; children: () => ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children() : fallback;
}
