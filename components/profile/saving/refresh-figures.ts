import type { QueryClient } from "@tanstack/react-query";

/** Reads again what depends on the person's data: body, goals and clock. */
export function refreshFigures(client: QueryClient) {
  const keys = ["dashboard", "progress", "meal-summary", "goals"];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
