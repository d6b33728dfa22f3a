/** Groups of words that the scripts of the screens behind the login need. */
export const MEMBER_WORDS = [
  "common",
  "layout",
  "dashboard",
  "progress",
  "diary",
  "profile",
  "subscription",
  "optin",
  "panels",
  "errors",
  "success",
] as const;
