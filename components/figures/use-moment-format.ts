import { useFormatter } from "next-intl";

/** A day with its year and the time of day, as short as each language writes them. */
export function useMomentFormat(): (at: string) => string {
  const format = useFormatter();
  return (at) => {
    const instant = new Date(at);
    const day = format.dateTime(instant, { day: "2-digit", month: "2-digit", year: "numeric" });
    return `${day}, ${format.dateTime(instant, { timeStyle: "short" })}`;
  };
}
