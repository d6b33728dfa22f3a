const { readdirSync } = require("node:fs");
const { join } = require("node:path");

/**
 * The rooms of the domains, low to high: a room imports from lower levels, never from its own or a higher one. See
 * docs/architecture.md. A folder below lib that is not named here, nor in GROUND, fails the check.
 */
const LEVELS = [
  ["portuguese/text"],
  ["nutrition/calendar"],
  ["nutrition/figures"],
  ["nutrition/foods"],
  ["nutrition/foods/catalogue"],
  ["nutrition/foods/search"],
  ["nutrition/ledger"],
  ["nutrition/meals", "nutrition/intake"],
  ["nutrition/favourites", "nutrition/goals"],
  ["nutrition/views"],
  ["profile/suggestions"],
  ["profile"],
  ["billing"],
  ["portuguese/vocabulary"],
  ["portuguese/grammar"],
  ["portuguese/meaning"],
  ["portuguese/corrections"],
  ["portuguese/intents"],
  ["consents"],
  ["auth/session"],
  ["auth/password", "auth/email"],
  ["auth/second-factor", "auth/sign-in"],
  ["auth/account", "auth/recovery"],
  ["partners", "privacy", "access"],
  ["care"],
  ["chat/channel"],
  ["chat/media"],
  ["chat/replies"],
  ["chat/opt-in", "chat/reminders"],
  ["chat/turns"],
  ["admin"],
];
/** What knows no domain: it stands below all of them. */
const GROUND = ["i18n", "limits", "mail", "http", "integrations"];
/** What stands on the domains: the jobs run their use cases, the browser reads their pure files. */
const ABOVE = ["jobs", "client"];
const SERVER = "\\.server\\.tsx?$";

const ROOMS = LEVELS.flat();
const DOMAINS = [...new Set(ROOMS.map((room) => room.split("/")[0]))];
const anyOf = (names) => `^lib/(${names.join("|")})/`;
/** The files of these rooms themselves, not of rooms inside of them. */
const inside = (rooms) => `^lib/(${rooms.join("|")})/[^/]+$`;

for (const domain of readdirSync(join(__dirname, "lib"), { withFileTypes: true })) {
  if (!domain.isDirectory() || [...GROUND, ...ABOVE, "generated"].includes(domain.name)) continue;
  const folders = readdirSync(join(__dirname, "lib", domain.name), { withFileTypes: true, recursive: true });
  for (const file of folders) {
    if (!file.isFile()) continue;
    const room = join(file.parentPath, "").slice(join(__dirname, "lib").length + 1);
    if (!ROOMS.includes(room))
      throw new Error(`lib/${room} is no room yet: give it its level in .dependency-cruiser.cjs.`);
  }
}

const upward = LEVELS.map((level, i) => ({
  name: `no-upward-from-${level.join("-").replaceAll("/", "-")}`,
  comment: "A room imports from lower levels only; a type alone is knowledge, too.",
  severity: "error",
  from: { path: inside(level) },
  to: {
    path: [inside(LEVELS.slice(i).flat()), anyOf(ABOVE)],
    // Its own files.
    pathNot: level.map((room) => inside([room])),
  },
}));
// Rooms of one level do not know each other either.
const sideways = LEVELS.flatMap((level) =>
  level.length < 2
    ? []
    : level.map((room) => ({
        name: `no-sideways-from-${room.replaceAll("/", "-")}`,
        severity: "error",
        from: { path: inside([room]) },
        to: { path: inside(level.filter((other) => other !== room)) },
      })),
);

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
      from: { path: "^lib" },
      to: { circular: true },
    },
    ...upward,
    ...sideways,
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
      to: { path: "node_modules/(mercadopago|nodemailer|@supabase)/" },
    },
    {
      name: "local-is-outside",
      severity: "error",
      from: { path: "^(app|components|lib)/|^middleware" },
      to: { path: "^(local|scripts|tests)/" },
    },
    { name: "lib-below-app", severity: "error", from: { path: "^lib/" }, to: { path: "^(app|components)/" } },
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
