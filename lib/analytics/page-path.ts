/** Paths of the product's own pages: nothing that anybody makes up is counted. */
export const PAGE_PATHS: readonly string[] = [
  ...["/", "/pricing", "/partnerships", "/terms", "/privacy", "/faq"],
  ...["/login", "/signup", "/forgot-password"],
  ...["/dashboard", "/progress", "/foods", "/profile", "/subscription", "/post-payment", "/partner"],
  ...["/nutritionist-dashboard", "/admin", "/admin/advanced"],
];

const WORDS = new Set(PAGE_PATHS.flatMap((path) => path.split("/")));
const MASK = "{id}";

/**
 * A path as anybody may be told of it: the tabs of the profile are one page, and every part that is no word of our own
 * pages (an id, a name, a secret) is masked. Query and fragment are to be cut off before.
 */
export function maskedPath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  if (parts[0] === "profile") return "/profile";
  return `/${parts.map((part) => (WORDS.has(part) ? part : MASK)).join("/")}`;
}
