import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { createAdmin } from "@/tests/api/admin/admin-rig";
import { accept, confirmAddress, GRANT, invite } from "@/tests/api/care/care-rig";
import { upload } from "@/tests/api/open/import-rig";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member, sql, uniqueEmail } from "@/tests/factories";
import { type ApiRoute, apiRoutes } from "./routes";

const PERIOD = { startsOn: TODAY, endsOn: addDays(TODAY, 20) };
const COPY = { day: TODAY, kind: "dinner" };
const ALL = { ...GRANT, areas: ["diary", "measures", "profile", "plan"] };

const LABEL = { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 };
const OWN_FOOD = { kind: "food", name: "Granola", per: "hundred", portion_grams: 40, label: LABEL };

const IMPORT =
  "Data;Refeição;Alimento;Quantidade;Unidade;Calorias\n01/02/2026;Almoço;Arroz branco;100;g;128\n";

type World = Awaited<ReturnType<typeof createWorld>>;
type Deed = {
  owner: "member" | "nutritionist" | "manager";
  /** What stands for each variable of the path, in order. */
  ids: (world: World) => string[];
  query?: string;
  body?: unknown | ((world: World) => unknown);
  /** Where the owner's own call leaves this machine: a test beside it shows that it is theirs. */
  isProvenElsewhere?: true;
};

const mine = (owner: Deed["owner"], ids: Deed["ids"], more: Partial<Deed> = {}): Deed => ({
  owner,
  ids,
  ...more,
});
const ofPatient = (more: Partial<Deed> = {}) => mine("nutritionist", ({ member }) => [member.userId], more);
const ofPlan = (more: Partial<Deed> = {}) =>
  mine("nutritionist", ({ member, plan }) => [member.userId, plan.id], more);
const ofMeal = (more: Partial<Deed> = {}) => mine("member", ({ meal }) => [meal.id], more);

/**
 * Whose the rows of each path are, and a good call on them. Done in this order by their owner after everybody else was
 * refused; a route with a variable in its path that has no row here fails.
 */
const DEEDS: Readonly<Record<string, Deed>> = {
  "GET /api/meals/[id]/photo": ofMeal(),
  "PATCH /api/meals/[id]": ofMeal({ body: { version: 1, kind: "lunch" } }),
  "POST /api/meals/[id]/copy": ofMeal({ body: COPY }),
  "DELETE /api/meals/[id]": ofMeal(),
  "POST /api/meals/[id]/restore": ofMeal(),
  "POST /api/favourites/[id]/log": mine("member", ({ favourite }) => [favourite], { body: COPY }),
  "DELETE /api/favourites/[id]": mine("member", ({ favourite }) => [favourite]),
  "DELETE /api/water/[id]": mine("member", ({ water }) => [water]),
  "DELETE /api/weight/[id]": mine("member", ({ weight }) => [weight]),
  "GET /api/subscription/payments/[id]": mine("member", ({ payment }) => [payment]),
  "GET /api/subscription/receipts/[id]": mine("member", ({ payment }) => [payment]),
  "POST /api/company-invitations/[id]": mine("member", ({ asked }) => [asked], {
    body: { answer: "refuse" },
  }),
  "POST /api/care/invitations/[id]/accept": mine("member", ({ invitation }) => [invitation], { body: ALL }),
  "POST /api/care/invitations/[id]/refuse": mine("member", ({ another }) => [another], { body: {} }),
  "PUT /api/care/links/[id]": mine("member", ({ link }) => [link], { body: ALL }),

  "GET /api/nutritionist/patients/[id]": ofPatient(),
  "GET /api/nutritionist/patients/[id]/diary": ofPatient(),
  "GET /api/nutritionist/patients/[id]/measures": ofPatient(),
  "GET /api/nutritionist/patients/[id]/profile": ofPatient(),
  "GET /api/nutritionist/patients/[id]/progress": ofPatient(),
  "GET /api/nutritionist/patients/[id]/report": ofPatient({ query: `?from=${TODAY}&to=${TODAY}` }),
  "GET /api/nutritionist/patients/[id]/record": ofPatient(),
  "PUT /api/nutritionist/patients/[id]/goals": ofPatient({ body: { calorie_goal: 1_900 } }),
  "GET /api/nutritionist/patients/[id]/anamnesis": ofPatient(),
  "PUT /api/nutritionist/patients/[id]/anamnesis": ofPatient({
    body: { version: 0, sections: { sleep: "6 h" } },
  }),
  "GET /api/nutritionist/patients/[id]/comments": ofPatient({ query: `?day=${TODAY}` }),
  "POST /api/nutritionist/patients/[id]/comments": ofPatient({ body: { day: TODAY, text: "Muito bem!" } }),
  "DELETE /api/nutritionist/patients/[id]/comments/[record]": mine("nutritionist", ({ member, comment }) => [
    member.userId,
    comment,
  ]),
  "GET /api/nutritionist/patients/[id]/notes": ofPatient(),
  "POST /api/nutritionist/patients/[id]/notes": ofPatient({ body: { text: "Ansiosa." } }),
  "PUT /api/nutritionist/patients/[id]/notes/[record]": mine(
    "nutritionist",
    ({ member, note }) => [member.userId, note],
    { body: { text: "Melhor." } },
  ),
  "DELETE /api/nutritionist/patients/[id]/notes/[record]": mine("nutritionist", ({ member, note }) => [
    member.userId,
    note,
  ]),
  "GET /api/nutritionist/patients/[id]/plans": ofPatient(),
  "POST /api/nutritionist/patients/[id]/plans": ofPatient({ body: { title: "Outro", ...PERIOD } }),
  "GET /api/nutritionist/patients/[id]/plans/[record]": ofPlan(),
  "GET /api/nutritionist/patients/[id]/plans/[record]/paper": ofPlan(),
  "GET /api/nutritionist/patients/[id]/plans/[record]/eaten": ofPlan(),
  "PUT /api/nutritionist/patients/[id]/plans/[record]": ofPlan({
    body: ({ plan }: World) => ({
      ...{ version: plan.version, title: "Plano", ...PERIOD, guidance: "Água." },
      meals: [
        { kind: "lunch", options: [{ name: "Em casa", items: [{ food: "banana-prata", grams: 90 }] }] },
      ],
    }),
  }),
  "POST /api/nutritionist/patients/[id]/plans/[record]/release": ofPlan({
    body: ({ plan }: World) => ({ version: plan.version + 1 }),
  }),
  "DELETE /api/nutritionist/patients/[id]/plans/[record]": mine("nutritionist", ({ member, spare }) => [
    member.userId,
    spare,
  ]),
  "DELETE /api/nutritionist/templates/[id]": mine("nutritionist", ({ template }) => [template]),
  "POST /api/nutritionist/invitations/[id]": mine("nutritionist", ({ sent }) => [sent]),
  "DELETE /api/nutritionist/invitations/[id]": mine("nutritionist", ({ sent }) => [sent]),

  "POST /api/partner/codes/[id]/end": mine("manager", ({ code }) => [code]),
  "POST /api/partner/invitations/[id]": mine("manager", ({ seat }) => [seat]),
  "DELETE /api/partner/invitations/[id]": mine("manager", ({ seat }) => [seat]),
  "DELETE /api/partner/members/[id]": mine("manager", ({ colleague }) => [colleague.userId]),
  "GET /api/own-foods/[id]": mine("member", ({ ownFood }) => [ownFood]),
  "PUT /api/own-foods/[id]": mine("member", ({ ownFood }) => [ownFood], { body: OWN_FOOD }),
  "DELETE /api/own-foods/[id]": mine("member", ({ ownFood }) => [ownFood]),
  "GET /api/imports/[id]": mine("member", ({ imported }) => [imported]),
  "PUT /api/imports/[id]": mine("member", ({ imported }) => [imported], { body: {} }),
  "POST /api/imports/[id]/start": mine("member", ({ imported }) => [imported]),
  "DELETE /api/imports/[id]": mine("member", ({ imported }) => [imported]),
  "POST /api/hooks/[id]/test": mine("member", ({ hook }) => [hook], { isProvenElsewhere: true }),
  "DELETE /api/hooks/[id]": mine("member", ({ hook }) => [hook]),
  "DELETE /api/tokens/[id]": mine("member", ({ personal }) => [personal]),
  "DELETE /api/sessions/[id]": mine("member", ({ session }) => [session]),
  "DELETE /api/care/links/[id]": mine("member", ({ link }) => [link]),
};

/** What a path names that belongs to nobody. */
const NOBODYS = new Set(["GET /api/products/[barcode]"]);

/** Reads that ask for something: every other read is made as it is. */
const QUERIES: Readonly<Record<string, string>> = {
  "/api/foods": "?q=arroz",
  "/api/subscription": "?action=status",
  "/api/diary/recompute": `?day=${TODAY}`,
  "/api/care/comments": `?day=${TODAY}`,
};

const mark = `Marca${randomUUID().slice(0, 8)}`;

/** Somebody with something of everything, beside the nutritionist who follows them and the company that they manage. */
async function createWorld() {
  const [nutritionist, second, member, colleague, manager] = await Promise.all([
    createMember({ role: "nutritionist", name: `Nutri ${mark}` }),
    createMember({ role: "nutritionist", name: `Nutri ${mark}` }),
    createMember({ status: "active", name: `Pessoa ${mark}`, email: uniqueEmail(mark.toLowerCase()) }),
    createMember({ name: `Colega ${mark}` }),
    createMember({ status: "active", company: true, name: `Gestora ${mark}` }),
  ]);
  await confirmAddress(member);
  const { token } = member;
  const made = async (path: string, body: object, by = token) => (await call(path, { token: by, body })).body;
  const meal = await made("/api/meals", { items: [{ food: "arroz-branco", grams: 100 }] });
  const favourite = await made("/api/favourites", { meal: meal.id, name: `Almoço ${mark}` });
  const water = await made("/api/water", { ml: 200 });
  const weight = await made("/api/weight", { kg: 70 });
  const ownFood = await made("/api/own-foods", { ...OWN_FOOD, name: `Granola ${mark}` });
  const payment = await db().payment.create({
    data: {
      ...{ userId: member.userId, planId: "monthly", method: "pix", state: "paid", paidAt: new Date() },
      ...{ amountCents: 3_590, priceCents: 3_590, paidCents: 3_590, days: 30, period: 1 },
      ...{ coversFrom: new Date(), coversUntil: new Date(Date.now() + 86_400_000 * 30) },
      receiptNumber: Math.floor(Math.random() * 2e9),
    },
  });
  const [membership] = await sql(
    "SELECT company_id AS id FROM app.company_memberships WHERE user_id = $1 AND until IS NULL",
    [manager.userId],
  );
  const companyId = String(membership?.id);
  await sql("UPDATE app.companies SET name = $2 WHERE id = $1", [companyId, `Academia ${mark}`]);
  await sql(
    `INSERT INTO app.company_memberships (user_id, id, company_id, role, since)
     VALUES ($1, gen_random_uuid(), $2, 'member', now())`,
    [colleague.userId, companyId],
  );
  const seatOf = uniqueEmail(mark.toLowerCase());
  for (const email of [seatOf, member.email])
    await made("/api/partner/invitations", { email }, manager.token);
  const invitationOf = async (email: string) =>
    (await db().companyInvitation.findFirstOrThrow({ where: { email, status: "open" } })).id;
  const code = (await made("/api/partner/codes", { professional: `Ana ${mark}` }, manager.token)).codes[0];

  const first = (await invite(nutritionist, member.email)).body;
  const link = (await accept(member, first.id, ALL)).body;
  const path = `/api/nutritionist/patients/${member.userId}`;
  const byThem = (rest: string, body: object) => made(path + rest, body, nutritionist.token);
  const plan = await byThem("/plans", { title: `Plano ${mark}`, ...PERIOD });
  const spare = await byThem("/plans", { title: `Rascunho ${mark}`, ...PERIOD });
  const note = await byThem("/notes", { text: `Nota ${mark}` });
  const comment = await byThem("/comments", { day: TODAY, text: `Comentário ${mark}` });
  const kept = await made(
    "/api/nutritionist/templates",
    { name: `Modelo ${mark}`, patient: member.userId, plan: plan.id },
    nutritionist.token,
  );
  const sent = (await invite(nutritionist, uniqueEmail(mark.toLowerCase()))).body;
  const [invitation, another] = [
    (await invite(nutritionist, member.email)).body,
    (await invite(second, member.email)).body,
  ];
  const imported = (await upload(IMPORT, token)).body.id as string;
  const hook = randomUUID();
  await sql(
    `INSERT INTO app.hooks (user_id, id, url, secret, events, created_at, seen_at)
     VALUES ($1, $2, $3, '\\x00', '{meal_logged}', now(), now())`,
    [member.userId, hook, `https://example.com/${mark}`],
  );
  const { password } = member;
  const personal = await made("/api/tokens", { name: `Relógio ${mark}`, scope: "read", days: 3, password });
  const login = { email: member.email, password };
  await call("/api/login", { body: login });
  const { sessions } = (await call("/api/sessions", { token })).body;
  return {
    ...{ member, nutritionist, manager, colleague, meal, plan },
    ...{ favourite: favourite.id, water: water.id, weight: weight.id, payment: payment.id, link: link.id },
    ...{ spare: spare.id, note: note.id, comment: comment.id, template: kept.templates[0].id, sent: sent.id },
    ...{ invitation: invitation.id, another: another.id, code: code.id },
    ...{ seat: await invitationOf(seatOf), asked: await invitationOf(member.email) },
    ...{ imported, hook, personal: personal.id as string, ownFood: ownFood.id as string },
    session: sessions.find(({ current }: { current: boolean }) => !current).id as string,
  };
}

const routes = (await apiRoutes()).filter(({ spec }) => spec.access !== "public");
const isAdmins = ({ path }: ApiRoute) => path.startsWith("/api/admin/");
const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`;
const owned = routes.filter(
  (route) => route.path.includes("[") && !isAdmins(route) && !NOBODYS.has(nameOf(route)),
);
const reads = routes.filter(
  (route) => route.method === "GET" && !route.path.includes("[") && !isAdmins(route),
);

let world: World;
let strangers: [string, Member][];
beforeAll(async () => {
  world = await createWorld();
  const [member, nutritionist, manager, company, admin] = await Promise.all([
    createMember({ status: "active" }),
    createMember({ role: "nutritionist", status: "active" }),
    createMember({ status: "active", company: true }),
    createMember({ status: "active" }),
    createAdmin({ status: "active" }),
  ]);
  await sql(
    `INSERT INTO app.company_memberships (user_id, id, company_id, role, since)
     SELECT $1, gen_random_uuid(), company_id, 'member', now() FROM app.company_memberships
     WHERE user_id = $2 AND until IS NULL`,
    [company.userId, manager.userId],
  );
  strangers = Object.entries({ member, nutritionist, manager, company, admin });
}, 60_000);

function callOn({ method, path }: Pick<ApiRoute, "method" | "path">, deed: Deed, { token }: Member) {
  const ids = deed.ids(world);
  const url = path.replace(/\[[^\]]+\]/g, () => ids.shift() ?? "");
  const body = typeof deed.body === "function" ? deed.body(world) : deed.body;
  return call(url + (deed.query ?? ""), { method, token, ...(body === undefined ? {} : { body }) });
}

it("has a row for each path with a variable, and none for a path that is gone", () => {
  expect(Object.keys(DEEDS).sort()).toEqual(owned.map(nameOf).sort());
});

describe("somebody else's rows", () => {
  it.each(owned.map((route) => [nameOf(route), route] as const))(
    "%s are not there, whoever asks",
    async (name, route) => {
      for (const [kind, stranger] of strangers) {
        const { status, body } = await callOn(route, DEEDS[name]!, stranger);
        expect([403, 404], `${kind}: ${status} ${JSON.stringify(body)}`).toContain(status);
        // Whoever has the role is told that there is nothing; the others, that it is not for them.
        const isTheirKind =
          DEEDS[name]!.owner === kind || kind === "admin" || DEEDS[name]!.owner === "member";
        expect([kind, status, body.code]).toEqual(
          isTheirKind ? [kind, 404, "not_found"] : [kind, 403, "forbidden"],
        );
        expect(JSON.stringify(body)).not.toContain(mark);
      }
    },
  );
});

describe("lists, exports and aggregates", () => {
  it.each(reads.map((route) => [route.path, route.spec] as const))(
    "%s hold nothing of anybody else's",
    async (path) => {
      for (const [kind, stranger] of strangers) {
        const { status, body } = await call(path + (QUERIES[path] ?? ""), { token: stranger.token });
        expect([200, 402, 403, 404, 409], `${kind}: ${status} ${JSON.stringify(body)}`).toContain(status);
        expect(typeof body === "string" ? body : JSON.stringify(body), kind).not.toContain(mark);
      }
    },
  );
});

describe("one's own rows", () => {
  // The other proof: what was refused above was refused for whose it is, and for nothing else.
  const deeds = Object.entries(DEEDS).filter(([, { isProvenElsewhere }]) => !isProvenElsewhere);
  it.each(deeds)("%s are open to their owner", async (name, deed) => {
    const [method = "", path = ""] = name.split(" ");
    const { status, body } = await callOn({ method, path } as ApiRoute, deed, world[deed.owner]);
    // A meal told in words has no photo.
    const expected = name === "GET /api/meals/[id]/photo" ? [404] : [200, 201, 202];
    expect(expected, `${status} ${JSON.stringify(body)}`).toContain(status);
  });
});
