import type { AccessSubscription } from "@/lib/billing/subscription";
import type { HealthConsent } from "@/lib/consents/health/health-consent";

/** Who is asking, as the server knows them from a verified token and the database. */
export type Viewer = {
  userId: string;
  /** The auth server's session id (claim `session_id`), when the token carries one. */
  sessionId: string | null;
  email: string;
  isEmailConfirmed: boolean;
  name: string;
  role: "member" | "nutritionist";
  company: { id: string; name: string; role: "manager" | "member" } | null;
  /** An administrator by the database's word, first appointed by SUPER_ADMIN_EMAIL. */
  isSuperAdmin: boolean;
  subscription: AccessSubscription | null;
  /** Unless it is given, nothing of health is stored, nor told to anybody but them. */
  healthConsent: HealthConsent;
  /** Whether this session has yet to pass the person's second factor: until then it may do nothing else. */
  needsSecondFactor: boolean;
  /** Was approved as a nutritionist and has set no second factor yet: sees no patient until then. */
  lacksSecondFactor: boolean;
  locale: "pt-BR" | "en-US";
  timeZone: string;
};

/** The one role that people are shown as. */
export type Role = "admin" | "nutritionist" | "member";

export function roleOf(viewer: Pick<Viewer, "isSuperAdmin" | "role">): Role {
  return viewer.isSuperAdmin ? "admin" : viewer.role;
}
