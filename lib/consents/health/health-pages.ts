const PAGES = [
  ...["/dashboard", "/progress", "/foods"],
  ...["/profile/body", "/profile/goals", "/profile/restrictions"],
] as const;

/** Whether a page shows or takes health data of whoever looks at it: asked about it first, they answer before. */
export function isOfHealth(pathname: string): boolean {
  return PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
