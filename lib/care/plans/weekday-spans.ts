type Span = readonly [from: number, until?: number];

/** Weekdays by their ISO numbers, three and more in a row as their first and last: 1, 2, 3, 4, 5, 7 are 1 to 5, and 7. */
export function weekdaySpans(weekdays: readonly number[]): Span[] {
  const runs: number[][] = [];
  for (const day of [...new Set(weekdays)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run): Span[] =>
    run.length >= 3 ? [[run[0]!, run.at(-1)!]] : run.map((day): Span => [day]),
  );
}
