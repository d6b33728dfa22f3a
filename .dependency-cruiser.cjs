/** Who may import whom: docs/architecture.md. Domains, low to high; a domain imports its own or a lower level. */
const LEVELS = [
  ["nutrition", "profile", "billing", "portuguese"],
  ["auth", "partners", "privacy"],
  ["care", "access"],
  ["chat", "admin"],
];
const SERVER = "\\.server\\.tsx?$";
const DOMAINS = LEVELS.flat();
const anyOf = (names) => `^lib/(${names.join("|")})/`;

const upward = LEVELS.slice(0, -1).map((level, i) => ({
  name: `no-upward-${level.join("-")}`,
  comment: "A domain never imports from a higher one.",
  severity: "error",
  // Type-only imports do not bind modules at run time, yet they still count as knowledge of a higher domain.
  from: { path: anyOf(level) },
  to: { path: anyOf(LEVELS.slice(i + 1).flat()) },
}));

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, dependencyTypesNot: ["type-only"] },
    },
    ...upward,
    {
      name: "pure-files-stay-pure",
      comment: "A noun file does no I/O: it imports pure files and errors.ts only.",
      severity: "error",
      from: { path: anyOf(DOMAINS), pathNot: SERVER },
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
