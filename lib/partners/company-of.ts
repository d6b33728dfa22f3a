import type { Viewer } from "@/lib/auth/session/viewer";
import { AppError } from "@/lib/errors";

/** The company that a call is about: its caller's own, whatever else they are. @throws AppError not_found without one */
export function companyOf({ company }: Pick<Viewer, "company">): NonNullable<Viewer["company"]> {
  if (!company) throw new AppError("not_found");
  return company;
}

/** What one manager does in an hour, at most. */
export const MANAGER_LIMITS = [
  { name: "manager-action", per: "account", max: 300, windowSeconds: 3_600 },
] as const;
