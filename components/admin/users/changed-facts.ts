type Facts = Readonly<Record<string, unknown>> | null;

/** An instant as the log has it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const NOTHING = "–";

/**
 * What an act changed: each fact before and after, where they differ. One that only the after has is told alone.
 * @param moment writes an instant for people
 */
export function changedFacts(
  before: Facts,
  after: Facts,
  moment: (at: string) => string,
): [string, string][] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const said = (value: unknown) => {
    if (value === null || value === undefined) return NOTHING;
    if (typeof value === "object") return JSON.stringify(value);
    const text = String(value);
    return INSTANT.test(text) ? moment(text) : text;
  };
  return names.flatMap((name): [string, string][] => {
    const [was, is] = [said(before?.[name]), said(after?.[name])];
    if (was === is) return [];
    return [[name, before && name in before ? `${was} → ${is}` : is]];
  });
}
