import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { call, createMember, type Member } from "@/tests/factories";

type Content = Record<string, { schema: object }>;
type Answered = { $ref?: string; content?: Content };
type Document = {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, Answered> }>>;
  components: { schemas: { Error: object } };
};

let document: Document;
let member: Member;
let nutritionist: Member;
const ids: Record<string, string> = {};
const checker = new Ajv({ strict: false, allErrors: true });
addFormats(checker);

beforeAll(async () => {
  document = (await call("/api/openapi.json")).body;
  [member, nutritionist] = await Promise.all([
    createMember({ status: "active" }),
    createMember({ role: "nutritionist" }),
  ]);
  const { token } = member;
  const meal = await call("/api/meals", { token, body: { text: "almocei 2 ovos e 1 pão francês" } });
  ids.meal = meal.body.meals?.[0]?.id ?? meal.body.id;
  ids.favourite = (await call("/api/favourites", { token, body: { meal: ids.meal } })).body.id;
});

it("is served to everybody, as JSON", async () => {
  const { status, headers } = await call("/api/openapi.json");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(document.openapi).toBe("3.1.0");
});

/** [what is asked, the path as documented, the body if any, the status that is expected] */
const CALLS: [string, string, unknown, number][] = [
  ["GET /api/user", "/api/user", undefined, 200],
  ["PUT /api/user", "/api/user", { name: "Ana", weight: 70 }, 200],
  ["POST /api/update-profile", "/api/update-profile", { allergies: "Camarão" }, 200],
  ["GET /api/dashboard", "/api/dashboard", undefined, 200],
  ["GET /api/progress", "/api/progress", undefined, 200],
  ["GET /api/history", "/api/history", undefined, 200],
  ["GET /api/meal-summary", "/api/meal-summary", undefined, 200],
  ["GET /api/diary", "/api/diary", undefined, 200],
  ["GET /api/diary/recompute?day=2026-01-02", "/api/diary/recompute", undefined, 200],
  ["POST /api/diary/recompute", "/api/diary/recompute", { day: "2026-01-02" }, 200],
  ["GET /api/goals", "/api/goals", undefined, 200],
  ["PUT /api/goals", "/api/goals", { calorie_goal: 1900 }, 200],
  ["GET /api/meals?day=2026-01-01", "/api/meals", undefined, 200],
  ["POST /api/meals", "/api/meals", { kind: "lunch", items: [{ food: "arroz-branco", grams: 100 }] }, 201],
  ["POST /api/meals", "/api/meals", { text: "1 banana" }, 201],
  ["GET /api/foods?q=arroz", "/api/foods", undefined, 200],
  ["GET /api/favourites", "/api/favourites", undefined, 200],
  ["GET /api/own-foods", "/api/own-foods", undefined, 200],
  [
    "POST /api/own-foods",
    "/api/own-foods",
    { kind: "food", name: "Granola", per: "hundred", portion_grams: 40, label: { kcal: 420 } },
    201,
  ],
  ["POST /api/water", "/api/water", { ml: 200 }, 201],
  ["GET /api/water", "/api/water", undefined, 200],
  ["POST /api/weight", "/api/weight", { kg: 71.2 }, 201],
  ["GET /api/weight", "/api/weight", undefined, 200],
  ["GET /api/reminders", "/api/reminders", undefined, 200],
  ["PUT /api/reminders", "/api/reminders", { meal_reminders: false }, 200],
  ["GET /api/consents", "/api/consents", undefined, 200],
  ["POST /api/consents", "/api/consents", { kind: "health", granted: true }, 200],
  ["GET /api/subscription?action=status", "/api/subscription", undefined, 200],
  ["GET /api/subscription?action=plans", "/api/subscription", undefined, 200],
  ["GET /api/whatsapp-optin-status", "/api/whatsapp-optin-status", undefined, 200],
  ["GET /api/care", "/api/care", undefined, 200],
  ["GET /api/care/accesses", "/api/care/accesses", undefined, 200],
  ["GET /api/export", "/api/export", undefined, 200],
  ["GET /api/health", "/api/health", undefined, 200],
  ["POST /api/check-email", "/api/check-email", { email: "a@b.co" }, 200],
  ["POST /api/check-referral", "/api/check-referral", { code: "NADA-DISSO" }, 200],
  ["POST /api/disassociate-user", "/api/disassociate-user", undefined, 200],
  ["POST /api/meals", "/api/meals", { items: [] }, 422],
  ["POST /api/water", "/api/water", { ml: -1 }, 422],
  ["DELETE /api/remove-card", "/api/remove-card", undefined, 404],
  ["DELETE /api/account", "/api/account", { password: "outra" }, 422],
  ["POST /api/associate-user", "/api/associate-user", { professionalCode: "?" }, 422],
  ["GET /api/nutritionist/patients", "/api/nutritionist/patients", undefined, 403],
];

describe("what is answered is what is documented", () => {
  it.each(CALLS)("%s (%s) %j: %i", async (asked, path, body, status) => {
    const [method = "", url = ""] = asked.split(" ");
    const answer = await call(url, { method, token: member.token, ...(body === undefined ? {} : { body }) });
    expect(answer.status).toBe(status);
    matches(method, path, answer);
  });

  it("of a meal that is edited, copied, kept, deleted and brought back", async () => {
    const { token } = member;
    const change = { method: "PATCH", token, body: { version: 1, kind: "dinner" } };
    const path = "/api/meals/{id}";
    matches("PATCH", path, await call(`/api/meals/${ids.meal}`, change));
    const copy = { token, body: { day: "2026-01-02", kind: "lunch" } };
    matches("POST", `${path}/copy`, await call(`/api/meals/${ids.meal}/copy`, copy));
    const again = { token, body: { day: "2026-01-02", kind: "lunch" } };
    matches("POST", "/api/favourites/{id}/log", await call(`/api/favourites/${ids.favourite}/log`, again));
    matches("DELETE", path, await call(`/api/meals/${ids.meal}`, { method: "DELETE", token }));
    matches(
      "POST",
      `${path}/restore`,
      await call(`/api/meals/${ids.meal}/restore`, { method: "POST", token }),
    );
  });

  it("of an invitation and what follows from it", async () => {
    const asked = { token: nutritionist.token, body: { email: member.email } };
    matches("POST", "/api/nutritionist/invitations", await call("/api/nutritionist/invitations", asked));
    const { token } = nutritionist;
    matches("GET", "/api/nutritionist/patients", await call("/api/nutritionist/patients", { token }));
  });
});

function matches(method: string, path: string, { status, body }: Awaited<ReturnType<typeof call>>): void {
  const { responses } = document.paths[path]![method.toLowerCase()]!;
  const documented = responses[String(status)];
  expect(documented, `${method} ${path} answers ${status}: ${JSON.stringify(body)}`).toBeDefined();
  const schema = documented!.$ref
    ? document.components.schemas.Error
    : documented!.content!["application/json"]!.schema;
  const isValid = checker.validate(schema, body);
  expect(isValid ? [] : checker.errors).toEqual([]);
}
