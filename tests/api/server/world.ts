import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { accept, confirmAddress, GRANT, invite } from "@/tests/api/care/care-rig";
import { upload } from "@/tests/api/open/import-rig";
import { TODAY } from "@/tests/days";
import { call, createMember, sql, uniqueEmail } from "@/tests/factories";
import { link as linkProvider } from "@/tests/providers";

export const PERIOD = { startsOn: TODAY, endsOn: addDays(TODAY, 20) };
export const ALL = { ...GRANT, areas: ["diary", "measures", "profile", "plan"] };
const LABEL = { kcal: 420, protein_g: 9, carbs_g: 62, fat_g: 15, fibre_g: 7, sodium_mg: 80 };
export const OWN_FOOD = { kind: "food", name: "Granola", per: "hundred", portion_grams: 40, label: LABEL };
const IMPORT =
  "Data;Refeição;Alimento;Quantidade;Unidade;Calorias\n01/02/2026;Almoço;Arroz branco;100;g;128\n";

/** What the names of all of it hold. */
export const mark = `Marca${randomUUID().slice(0, 8)}`;

/** Somebody with something of everything, beside the nutritionist who follows them and the company that they manage. */
export async function createWorld() {
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
  const [shown] = await sql(
    `INSERT INTO app.push_subscriptions (user_id, id, endpoint, p256dh, auth, locale, session_id, created_at)
     VALUES ($1, gen_random_uuid(), $2, 'key', 'auth', 'pt-BR', gen_random_uuid(), now()) RETURNING id`,
    [member.userId, `https://push.example/${mark}`],
  );
  const { password } = member;
  await linkProvider(member, "google");
  const ways = (await call("/api/identities", { token })).body.identities;
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
    ...{
      imported,
      hook,
      device: shown?.id as string,
      personal: personal.id as string,
      ownFood: ownFood.id as string,
    },
    identity: ways.find(({ provider }: { provider: string }) => provider === "google").id as string,
    session: sessions.find(({ current }: { current: boolean }) => !current).id as string,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
