import { useEffect } from "react";

/** The first number that a browser writes has it read its tables, which takes it long: better while figures are on their way. */
export function useNumberTables(): void {
  useEffect(() => {
    const timer = setTimeout(() => (0).toLocaleString());
    return () => clearTimeout(timer);
  }, []);
}
