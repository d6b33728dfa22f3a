import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Answer, call, PASSWORD, uniqueEmail } from "@/tests/factories";
import { type FaultProduct, startFaultProduct } from "./product";
import { killsOf, underKills } from "./traffic";

/** FULL=1 has two hundred people sign up under twenty kills. */
const IS_FULL = process.env.FULL === "1";
const PEOPLE = IS_FULL ? 200 : 40;
const KILLS = IS_FULL ? 10 : 1;
const AT_ONCE = 12;
const CONSENTS = { terms: true, privacy: true, health: true };
/** Every so many-th leaves at the first failure and comes back an hour later, when nothing is killed any more. */
const LEAVES = 3;

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 120_000);

afterAll(() => product?.stop(), 60_000);

/** How somebody got in: told so, told that the address has an account already, or not at all yet. */
type Outcome = "acknowledged" | "taken" | "left";

/** What the API answers; status 0 where nothing does. */
async function post(path: string, body: object): Promise<Answer> {
  const asked = call(`${product.env.NEXT_PUBLIC_APP_URL}${path}`, { body });
  return asked.catch(() => ({ status: 0, body: {}, headers: new Headers() }));
}

/** A client that tries again for as long as it is told to, or `tries` times. */
async function signUp(email: string, refused: string[], tries = Number.POSITIVE_INFINITY): Promise<Outcome> {
  for (let tried = 1; ; tried++) {
    const form = { name: "Ana Lima", email, password: PASSWORD, planId: "trial", firstRun: true };
    const { status, body } = await post("/api/signup", { ...form, consents: CONSENTS });
    if (status === 200) return "acknowledged";
    if (body.code === "email_taken") return "taken";
    refused.push(`${status} ${body.code ?? ""}`.trim());
    if (tried >= tries) return "left";
    await sleep(500);
  }
}

const logIn = (email: string) => post("/api/login", { email, password: PASSWORD });

it(`${PEOPLE} sign-ups under ${KILLS} kills of Postgres and as many of the web process: each account once, whole, and open to its owner`, async () => {
  const refused: string[] = [];
  const outcomes = new Map<string, Outcome>();
  const people = Array.from({ length: PEOPLE }, () => uniqueEmail("kill"));
  const comeOnce = people.map((email, n) => async () => {
    outcomes.set(email, await signUp(email, refused, n % LEAVES === 0 ? 1 : undefined));
  });
  await underKills(comeOnce, killsOf(product, KILLS), AT_ONCE);
  const first = Object.groupBy(people, (email) => outcomes.get(email) ?? "left");

  // Whoever left half-way finds a way on by either door: by the login where there is something to log in to.
  let finishedByLogin = 0;
  for (const [n, email] of (first.left ?? []).entries()) {
    const door = n % 2 === 0 ? await logIn(email) : null;
    if (door?.status === 200) finishedByLogin++;
    else expect(["acknowledged", "taken"]).toContain(await signUp(email, refused, 3));
  }

  const users = new Map<string, string>();
  for (const email of people) {
    const { status, body } = await logIn(email);
    expect(`${status} ${body.code ?? ""}`, `${email}: ${outcomes.get(email)}`).toBe("200 ");
    users.set(email, body.user.id);
  }
  const made = await recordsOf(people);
  console.log(`${2 * KILLS} kills under ${PEOPLE} sign-ups:`, {
    ...Object.fromEntries(Object.entries(first).map(([outcome, who]) => [outcome, who?.length])),
    ...{ finishedByLogin, refused: Object.entries(Object.groupBy(refused, String)).map(countOf) },
  });
  expect(made.map(({ email, profile }) => [email, profile])).toEqual([...users].sort());
  const whole = { users: 1, people: 1, trials: 1, letters: 1, consents: 3, questions: 1 };
  for (const { email, profile: _, ...counts } of made)
    expect({ email, ...counts }).toEqual({ email, ...whole });
  // The stand-in of the authentication service prints what a kill of Postgres breaks off in it.
  const said = vi.mocked(console.error).mock.calls.filter(([words]) => words !== "Auth error:");
  expect(said).toEqual([]);
  vi.mocked(console.error).mockClear();
}, 900_000);

const countOf = ([said, times]: [string, string[] | undefined]) => `${times?.length} × ${said}`;

/** What the database holds of each address, in their order; a profile that is twice there makes two rows. */
function recordsOf(emails: readonly string[]) {
  type Row = Record<"users" | "people" | "trials" | "letters" | "consents" | "questions", number>;
  return product.query<Row & { email: string; profile: string }>(
    `SELECT pr.email, pr.id::text AS profile,
      (SELECT count(*)::int FROM auth.users u WHERE u.email = pr.email AND u.id = pr.id) AS users,
      (SELECT count(*)::int FROM app.people p WHERE p.user_id = pr.id) AS people,
      (SELECT count(*)::int FROM app.subscriptions s WHERE s.user_id = pr.id AND s.status = 'trial' AND s.current) AS trials,
      (SELECT count(*)::int FROM app.outbound_mails m WHERE m.user_id = pr.id AND m.kind = 'confirm_email') AS letters,
      (SELECT count(*)::int FROM app.consents c WHERE c.user_id = pr.id) AS consents,
      (SELECT count(*)::int FROM app.first_runs f WHERE f.user_id = pr.id) AS questions
     FROM public.profiles pr WHERE pr.email = ANY($1) ORDER BY pr.email`,
    [emails],
  );
}
