/** Groups of words that the scripts of the screens behind the login need. */
export const MEMBER_WORDS = [
  "common",
  "layout",
  "dashboard",
  "firstRun",
  "progress",
  "diary",
  "profile",
  "subscription",
  "healthConsent",
  "optin",
  "panels",
  "errors",
  "success",
] as const;

/** And those of the panels. */
export const PANEL_WORDS = [...MEMBER_WORDS, "plans", "care", "admin", "partner"] as const;
