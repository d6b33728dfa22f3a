import { useEffect, useState } from "react";

/** Whole seconds until an instant, counted down to 0. */
export function useCountdown(until: string): number {
  const left = () => Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  });
  return seconds;
}
