/** The tabs of the profile in their order; the first one also stands at /profile. */
export const PROFILE_TABS = ["personal", "body", "goals", "restrictions", "preferences"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab that a path names, null when there is none such. @param segments the path below /profile */
export function profileTab(segments: readonly string[]): ProfileTab | null {
  const [first = "personal", ...rest] = segments;
  const known = PROFILE_TABS.find((tab) => tab === first);
  return known && rest.length === 0 ? known : null;
}
