/** Of fewer people than this it is not told how many log: one of them could be recognised. */
export const LEAST_GROUP = 5;

export type CountedGroup = { name: string | null; members: number; active: number };
export type ShownGroup = Omit<CountedGroup, "active"> & { active: number | null };

/**
 * Groups as they may be shown: how many they are, which the codes tell as well, and how many of them log, but not of small
 * ones; where a single one is small, nor of the next smallest, or the total less the others would tell. A figure that says "nobody" or "everybody" of a group is
 * about each of them, but whether somebody takes part is what a company may see of its members one by one.
 */
export function shownGroups(groups: readonly CountedGroup[]): ShownGroup[] {
  const small = groups.filter(({ members }) => members > 0 && members < LEAST_GROUP);
  const others = groups.filter((group) => !small.includes(group)).sort((a, b) => a.members - b.members);
  const hidden = new Set(small.length === 1 ? [...small, ...others.slice(0, 1)] : small);
  return groups.map((group) => ({ ...group, active: hidden.has(group) ? null : group.active }));
}

/** A count of people out of so many, or nothing where they are too few. */
export function shownCount(count: number, of: number): number | null {
  return of < LEAST_GROUP ? null : count;
}
