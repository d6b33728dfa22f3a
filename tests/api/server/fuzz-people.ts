import { addDays } from "@/lib/nutrition/calendar/day";
import { createPatient } from "@/tests/api/care/care-rig";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member, sql } from "@/tests/factories";

export type Role = "nobody" | "member" | "nutritionist" | "manager" | "admin";

type Actor = Pick<Member, "token" | "refreshToken">;
type Known = { actor: Actor; userId: string; patientId: string | null };

const known = new Map<Role, Known>();
const entering = new Map<Role, Promise<void>>();

/** Ids of somebody's rows, by the word before `{id}` or `{record}` in a path: whose column, and of which table. */
const OWNED: Readonly<Record<string, { table: string; owner: string; of?: "patient" }>> = {
  meals: { table: "meals", owner: "user_id" },
  favourites: { table: "favourite_meals", owner: "user_id" },
  "own-foods": { table: "own_foods", owner: "user_id" },
  water: { table: "water_entries", owner: "user_id" },
  weight: { table: "weight_entries", owner: "user_id" },
  tokens: { table: "personal_tokens", owner: "user_id" },
  hooks: { table: "hooks", owner: "user_id" },
  imports: { table: "diary_imports", owner: "user_id" },
  links: { table: "care_links", owner: "patient_id" },
  notes: { table: "care_notes", owner: "nutritionist_id" },
  comments: { table: "diary_comments", owner: "nutritionist_id" },
  plans: { table: "meal_plans", owner: "nutritionist_id" },
  templates: { table: "plan_templates", owner: "nutritionist_id" },
};
const INVITATIONS: Readonly<Partial<Record<Role, { table: string; owner: string }>>> = {
  nutritionist: { table: "care_invitations", owner: "nutritionist_id" },
};

/** The session of a role; nobody has none. */
export function actorOf(role: Role): Actor | undefined {
  return known.get(role)?.actor;
}

/** Whoever deletes their account or signs out in the course of it is somebody else from then on. */
export function enter(role: Role): Promise<void> {
  if (role === "nobody") return Promise.resolve();
  const under = entering.get(role) ?? come(role).finally(() => entering.delete(role));
  entering.set(role, under);
  return under;
}

/** What somebody is told who lost, in the course of it, what calls ask of their caller: cancelled, withdrew, asked too often. */
const FALLEN: ReadonlySet<string> = new Set([
  ...["health_consent_needed", "pending_payment", "subscription_expired", "subscription_required"],
  ...["second_factor_missing", "second_factor_required", "rate_limited", "forbidden"],
]);
/** Some are refused whoever they are: not each of them makes somebody new. */
const TRIES_BETWEEN = 20;
const fallen = new Map<Role, number>();

/** Whether a refusal, the first of so many, means that the role needs somebody else. */
export function hasFallen(code: string | null, role: Role): boolean {
  if (role === "admin" || code === null || !FALLEN.has(code)) return false;
  const before = fallen.get(role) ?? 0;
  fallen.set(role, before + 1);
  return before % TRIES_BETWEEN === 0;
}

async function come(role: Role): Promise<void> {
  if (role === "admin") {
    const login = { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" };
    const { body } = await call("/api/login", { body: login });
    known.set(role, { actor: body, userId: body.user.id, patientId: null });
    return;
  }
  if (role === "nutritionist") {
    const { nutritionist, patient, link } = await createPatient();
    const areas = ["diary", "measures", "profile", "plan"];
    await call(`/api/care/links/${link.id}`, {
      ...{ method: "PUT", token: patient.token },
      body: { areas, endsOn: addDays(TODAY, 30) },
    });
    await live(patient);
    known.set(role, { actor: nutritionist, userId: nutritionist.userId, patientId: patient.userId });
    return;
  }
  const member = await createMember({ status: "active", ...(role === "manager" ? { company: true } : {}) });
  await sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [member.userId]);
  if (role === "member") await live(member);
  known.set(role, { actor: member, userId: member.userId, patientId: null });
}

/** Something of each kind that one has in a diary. */
async function live({ token }: Member): Promise<void> {
  const text = "almocei arroz, feijão e 300 ml de água";
  const { body } = await call("/api/meals", { token, body: { text } });
  await call("/api/favourites", { token, body: { meal: body.meals[0].id } });
  await call("/api/weight", { token, body: { kg: 70.5 } });
}

/** One of what the acting person has under that word of the path, as it is now; null where there is none. */
export async function ownId(role: Role, word: string): Promise<string | null> {
  const person = known.get(role);
  if (!person) return null;
  if (word === "patients" || word === "users") return person.patientId ?? person.userId;
  const place = word === "invitations" ? INVITATIONS[role] : OWNED[word];
  if (!place) return null;
  const [row] = await sql(
    `SELECT id::text FROM app.${place.table} WHERE ${place.owner} = $1 ORDER BY random() LIMIT 1`,
    [person.userId],
  );
  return row ? String(row.id) : null;
}
