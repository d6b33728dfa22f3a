const { readdirSync } = require("node:fs");
const { join } = require("node:path");

/**
 * The rooms of the domains, low to high: a room imports from lower levels, never from its own or a higher one. See
 * docs/architecture.md. A folder below lib that is not named here, nor in GROUND, fails the check.
 */
const LEVELS = [
  ["consents/health"],
  ["portuguese/text/letters", "portuguese/text/patterns"],
  [
    "portuguese/text/turns/corrections",
    "portuguese/text/turns/eaten",
    "portuguese/text/turns/measures",
    "portuguese/text/turns/once",
    "portuguese/text/turns/uneaten",
  ],
  ["portuguese/text/turns"],
  ["portuguese/text", "portuguese/learnt"],
  ["portuguese/safety/scene"],
  ["portuguese/safety/ear"],
  ["portuguese/safety"],
  ["nutrition/calendar"],
  ["nutrition/figures"],
  ["nutrition/foods/contents"],
  ["nutrition/foods"],
  ["nutrition/foods/recipes", "nutrition/foods/rows"],
  ["nutrition/foods/rows/sweets"],
  ["nutrition/foods/catalogue"],
  ["nutrition/ledger"],
  ["nutrition/foods/search"],
  ["nutrition/own-foods"],
  ["profile/suggestions"],
  ["nutrition/warnings"],
  ["nutrition/meals", "nutrition/intake"],
  ["nutrition/favourites", "nutrition/goals"],
  ["onboarding"],
  ["nutrition/views"],
  ["nutrition/advice"],
  ["imports"],
  ["profile"],
  ["billing"],
  ["billing/letters", "billing/commissions"],
  ["billing/ledger"],
  ["billing/checkout", "billing/notices"],
  ["billing/renewal", "billing/receipts"],
  ["portuguese/vocabulary"],
  ["portuguese/terms"],
  ["portuguese/grammar"],
  ["portuguese/portions"],
  ["portuguese/items"],
  ["portuguese/meaning"],
  ["portuguese/telling", "portuguese/corrections/reading", "portuguese/corrections/changes"],
  ["portuguese/corrections/rules/parts"],
  ["portuguese/corrections/rules/amounts", "portuguese/corrections/rules/kinds"],
  ["portuguese/corrections/rules"],
  ["portuguese/corrections", "portuguese/questions"],
  ["portuguese/corrections/forms"],
  ["portuguese/settings", "portuguese/readings"],
  ["portuguese/intents"],
  ["consents", "flags"],
  ["auth/session", "analytics"],
  ["auth/password", "auth/email"],
  ["auth/second-factor", "auth/sign-in"],
  ["auth/identities"],
  ["auth/recovery"],
  ["auth/account"],
  ["tokens"],
  ["calendar-feed", "hooks", "oauth", "push"],
  ["partners", "privacy", "access"],
  ["care"],
  ["care/roster"],
  ["care/records"],
  ["care/plans"],
  ["care/papers"],
  ["chat/channel"],
  ["chat/media"],
  ["chat/replies"],
  ["chat/opt-in", "chat/reminders"],
  ["chat/logging"],
  ["chat/commands", "chat/questions", "chat/web-text"],
  ["chat/turns"],
  ["mcp", "partners/members", "partners/earnings"],
  ["admin"],
  ["admin/users", "admin/money", "admin/business", "admin/operation"],
];
/** The rooms of the components, low to high, by the same rule. */
const COMPONENT_LEVELS = [
  ["hooks"],
  ["ui"],
  ["ui/dialogs"],
  ["food"],
  ["figures"],
  ["forms/inputs"],
  ["forms"],
  ["panel"],
  ["layout/errors", "layout/page", "layout/preferences"],
  ["layout/member", "layout/public"],
  ["marketing/page", "marketing/faq"],
  ["marketing/legal", "marketing/pricing"],
  ["marketing/landing"],
  ["marketing/partnerships"],
  ["consent"],
  ["auth/frame"],
  ["auth/connect", "auth/email", "auth/recovery", "auth/sign-in", "auth/sign-up"],
  ["whatsapp"],
  ["profile/saving"],
  [
    "profile/body",
    "profile/company",
    "profile/goals",
    "profile/personal",
    "profile/reminders",
    "profile/restrictions",
    "profile/security",
  ],
  ["profile/connections", "profile/preferences"],
  ["profile/screen"],
  ["subscription/state"],
  ["subscription/checkout", "subscription/manage"],
  ["subscription/screen"],
  ["diary/day"],
  ["diary/items", "diary/measures"],
  ["diary/add"],
  ["onboarding"],
  ["diary/meals"],
  ["diary/screen", "commands"],
  ["own-foods"],
  ["dashboard"],
  ["progress"],
  ["care/common"],
  ["care/plan"],
  ["care/invitations", "care/practice", "care/sharing"],
  ["care/patient", "care/roster"],
  ["care"],
  ["admin/users"],
  ["partner/member", "partner/manager", "admin/money", "admin/business", "admin/operation"],
  ["admin", "partner"],
  ["showcase"],
];
/** What knows no domain: it stands below all of them. */
const GROUND = ["audit", "i18n", "limits", "mail", "http", "integrations", "telemetry"];
/** What stands on the domains: the jobs run their use cases, the browser reads their pure files. */
const ABOVE = ["jobs", "client"];
const SERVER = "\\.server\\.tsx?$";

const DOMAINS = [...new Set(LEVELS.flat().map((room) => room.split("/")[0]))];
const anyOf = (names) => `^lib/(${names.join("|")})/`;
/** The files of these rooms themselves, not of rooms inside of them. */
const inside = (top, rooms) => `^${top}/(${rooms.join("|")})/[^/]+$`;

/** Fails where a folder below `top` has no level yet. */
function mustBeNamed(top, levels, others) {
  for (const file of readdirSync(join(__dirname, top), { withFileTypes: true, recursive: true })) {
    if (!file.isFile()) continue;
    const room = join(file.parentPath, "").slice(join(__dirname, top).length + 1);
    if (room === "" || others.includes(room.split("/")[0]) || levels.flat().includes(room)) continue;
    throw new Error(`${top}/${room} is no room yet: give it its level in .dependency-cruiser.cjs.`);
  }
}
mustBeNamed("lib", LEVELS, [...GROUND, ...ABOVE, "generated"]);
mustBeNamed("components", COMPONENT_LEVELS, []);

/** A room imports from lower levels only; a type alone is knowledge, too. */
function inOrder(top, levels) {
  return levels.flatMap((level, i) =>
    level.map((room) => ({
      name: `no-upward-from-${top}-${room.replaceAll("/", "-")}`,
      comment: "A room imports from lower levels only; a type alone is knowledge, too.",
      severity: "error",
      from: { path: inside(top, [room]) },
      to: { path: inside(top, levels.slice(i).flat()), pathNot: inside(top, [room]) },
    })),
  );
}

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment: "Of types alone, too.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circular-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^(lib|components)" },
      to: { circular: true },
    },
    ...inOrder("lib", LEVELS),
    ...inOrder("components", COMPONENT_LEVELS),
    {
      name: "domains-know-nothing-above",
      severity: "error",
      from: { path: anyOf(DOMAINS) },
      to: { path: anyOf(ABOVE) },
    },
    {
      name: "ground-knows-no-domain",
      comment: "What http, mail and the like need of a domain is handed to them.",
      severity: "error",
      from: { path: anyOf(GROUND) },
      to: { path: [anyOf(DOMAINS), anyOf(ABOVE)] },
    },
    {
      name: "pure-files-stay-pure",
      comment: "A noun file does no I/O: it imports pure files and errors.ts only.",
      severity: "error",
      from: { path: anyOf(DOMAINS), pathNot: [SERVER, "^lib/access/route\\.ts$"] },
      to: {
        path: "^lib/(db|env|clock|log)\\.ts$|^lib/(integrations|jobs|http|client|generated)/|\\.server\\.tsx?$",
      },
    },
    {
      name: "components-never-server",
      severity: "error",
      from: { path: "^components/" },
      to: {
        path: "\\.server\\.tsx?$|^lib/(db|env|clock|log)\\.ts$|^lib/(integrations|jobs|http|generated)/|^app/",
      },
    },
    {
      name: "client-never-server",
      severity: "error",
      from: { path: "^lib/client/" },
      to: {
        path: "\\.server\\.tsx?$|^lib/(db|env|clock|log)\\.ts$|^lib/(integrations|jobs|http|generated)/|^(app|components)/",
      },
    },
    {
      name: "routes-use-one-use-case",
      comment: "A route never touches the database or a provider.",
      severity: "error",
      from: { path: "^app/.*route\\.tsx?$" },
      to: {
        path: "^lib/(db|env)\\.ts$|^lib/(integrations|generated)/|node_modules/(@prisma|pg|mercadopago|@supabase)/",
      },
    },
    {
      name: "integrations-know-env-and-errors",
      severity: "error",
      from: { path: "^lib/integrations/" },
      to: { path: "^(lib|app|components)/", pathNot: "^lib/(env|errors)\\.ts$|^lib/integrations/" },
    },
    {
      name: "providers-only-in-integrations",
      severity: "error",
      from: { path: "^(app|components|lib)/", pathNot: "^lib/(integrations|client)/" },
      to: { path: "node_modules/(mercadopago|nodemailer|web-push|@supabase)/" },
    },
    {
      name: "local-is-outside",
      severity: "error",
      from: { path: "^(app|components|lib)/|^middleware" },
      to: { path: "^(local|scripts|tests)/" },
    },
    { name: "lib-below-app", severity: "error", from: { path: "^lib/" }, to: { path: "^(app|components)/" } },
    {
      name: "product-runs-without-tools",
      comment:
        "npm start installs no devDependencies; types alone are looked at by the check, which has them",
      severity: "error",
      from: {
        path: "^(app|components|lib|local|prisma|scripts/(build|database)|server[^/]*[.]mjs|middleware)",
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-barrels",
      severity: "error",
      from: {},
      to: { path: "^(lib|components|app)/.*(^|/)index\\.tsx?$" },
    },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(server-only|client-only)$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(lib/generated|\\.next|\\.local)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      conditionNames: ["react-server", "import", "require", "node", "default", "types"],
      exportsFields: ["exports"],
    },
  },
};
