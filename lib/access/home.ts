import type { Role } from "@/lib/auth/session/viewer";

/** Where login and the logo lead to: administrator, nutritionist, partner (whoever has a company), everyone else. */
export function homeOf(identity: { role: Role; company: object | null }): string {
  if (identity.role === "admin") return "/admin";
  if (identity.role === "nutritionist") return "/nutritionist-dashboard";
  return identity.company ? "/partner" : "/dashboard";
}
