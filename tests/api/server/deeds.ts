import { TODAY } from "@/tests/days";
import { PASSWORD } from "@/tests/factories";
import { ALL, OWN_FOOD, PERIOD, type World } from "./world";

const COPY = { day: TODAY, kind: "dinner" };

export type Deed = {
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
export const DEEDS: Readonly<Record<string, Deed>> = {
  "GET /api/meals/[id]": ofMeal(),
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
  "DELETE /api/push-devices/[id]": mine("member", ({ device }) => [device]),
  "DELETE /api/identities/[id]": mine("member", ({ identity }) => [identity], {
    body: { password: PASSWORD },
  }),
  "DELETE /api/tokens/[id]": mine("member", ({ personal }) => [personal]),
  "DELETE /api/sessions/[id]": mine("member", ({ session }) => [session]),
  "DELETE /api/care/links/[id]": mine("member", ({ link }) => [link]),
};
