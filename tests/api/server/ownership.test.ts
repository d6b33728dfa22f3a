import { beforeAll, describe, expect, it } from "vitest";
import { createAdmin } from "@/tests/api/admin/admin-rig";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member, sql } from "@/tests/factories";
import { DEEDS, type Deed } from "./deeds";
import { type ApiRoute, apiRoutes } from "./routes";
import { createWorld, mark, type World } from "./world";

/** What a path names that belongs to nobody. */
const NOBODYS = new Set(["GET /api/products/[barcode]"]);

const BACK = "https://programa.example/volta";
const { body: program } = await call("/api/oauth/register", { body: { redirect_uris: [BACK] } });

/** Reads that ask for something: every other read is made as it is. */
const QUERIES: Readonly<Record<string, string>> = {
  "/api/foods": "?q=arroz",
  "/api/subscription": "?action=status",
  "/api/diary/recompute": `?day=${TODAY}`,
  "/api/care/comments": `?day=${TODAY}`,
  "/api/oauth/authorization": `?${new URLSearchParams({
    ...{ response_type: "code", client_id: program.client_id, redirect_uri: BACK },
    ...{ code_challenge: "a".repeat(43), code_challenge_method: "S256" },
  })}`,
};

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
