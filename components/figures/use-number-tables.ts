import { useEffect } from "react";

/** Writes a number and a date, then ends. */
const READ_TABLES = "(0).toLocaleString();new Date().toLocaleDateString();close()";

/**
 * The first number or date that a browser writes has it read its tables, which takes it long. They are one for all threads,
 * so that another reads them while the figures are on their way.
 */
export function useNumberTables(): void {
  useEffect(() => {
    const script = URL.createObjectURL(new Blob([READ_TABLES], { type: "text/javascript" }));
    const worker = new Worker(script);
    return () => {
      worker.terminate();
      URL.revokeObjectURL(script);
    };
  }, []);
}
