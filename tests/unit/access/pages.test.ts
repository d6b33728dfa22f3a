import { describe, expect, it } from "vitest";
import { decidePage, pageKind } from "@/lib/access/pages";
import type { Viewer } from "@/lib/auth/session/viewer";
import { COMPANY, NOW, viewer } from "./viewers";

const PUBLIC = ["/", "/pricing", "/partnerships", "/terms", "/privacy", "/faq"];
const MAILED = ["/reset-password", "/confirm-email"];
const GUEST = ["/login", "/signup", "/forgot-password"];
const EXPIRED_ALLOWED = [
  "/dashboard",
  "/progress",
  "/profile",
  "/profile/personal",
  "/profile/body",
  "/profile/goals",
  "/profile/restrictions",
  "/profile/preferences",
];
const ADMIN = ["/admin", "/admin/advanced"];
const UNKNOWN = [
  "/foo",
  "/admin/other",
  "/dashboard/x",
  "/DASHBOARD",
  "/pt-BR/dashboard",
  "/profiles",
  "/%64ashboard",
];
const SECOND_STEP = "/second-factor";
const ACCOUNT = "/profile/security";
const ALL = [
  ...PUBLIC,
  ...GUEST,
  ...MAILED,
  ...EXPIRED_ALLOWED,
  SECOND_STEP,
  ACCOUNT,
  "/subscription",
  "/post-payment",
  ...ADMIN,
  "/partner",
  "/nutritionist-dashboard",
  ...UNKNOWN,
];

/** Where each kind of person ends up: "shown", or the redirect. Every path of the product is in every table. */
type Table = Record<string, string>;

function rows(paths: string[], outcome: string): Table {
  return Object.fromEntries(paths.map((path) => [path, outcome]));
}

function anonymous(): Table {
  const login = (path: string) =>
    path === "/dashboard" ? "/login" : `/login?next=${encodeURIComponent(path)}`;
  const guarded = [
    ...EXPIRED_ALLOWED,
    SECOND_STEP,
    ACCOUNT,
    "/subscription",
    "/post-payment",
    ...ADMIN,
    "/partner",
    "/nutritionist-dashboard",
  ];
  return {
    ...rows([...PUBLIC, ...GUEST, ...MAILED], "shown"),
    ...Object.fromEntries(guarded.map((path) => [path, login(path)])),
    ...rows(UNKNOWN, "/dashboard"),
  };
}

function loggedIn(options: { home: string; partner: string; readable: string; postPayment: string }): Table {
  return {
    ...rows([...PUBLIC, ...MAILED, ACCOUNT, "/subscription", "/nutritionist-dashboard"], "shown"),
    ...rows([...GUEST, SECOND_STEP], options.home),
    ...rows(EXPIRED_ALLOWED, options.readable),
    "/post-payment": options.postPayment,
    "/partner": options.partner,
    ...rows([...ADMIN, ...UNKNOWN], "/dashboard"),
  };
}

const ROLES: [string, Partial<Viewer>, { home: string; partner: string }][] = [
  ["member", {}, { home: "/dashboard", partner: "/dashboard" }],
  ["partner", { company: COMPANY }, { home: "/partner", partner: "shown" }],
  ["nutritionist", { role: "nutritionist" }, { home: "/nutritionist-dashboard", partner: "/dashboard" }],
  [
    "nutritionist with a company",
    { role: "nutritionist", company: COMPANY },
    { home: "/nutritionist-dashboard", partner: "shown" },
  ],
];

const PENDING = "/subscription?reason=pending_payment";
const EXPIRED = "/subscription?reason=expired";
const INVALID = "/subscription?reason=invalid_status";

const STATUSES: [string, Viewer["subscription"], { readable: string; postPayment: string }][] = [
  ["trial", viewer("trial").subscription, { readable: "shown", postPayment: "shown" }],
  [
    "trial that ran out",
    viewer("trial", {}, { days: 0 }).subscription,
    { readable: "shown", postPayment: EXPIRED },
  ],
  ["active", viewer("active").subscription, { readable: "shown", postPayment: "shown" }],
  [
    "active, period over",
    viewer("active", {}, { days: -1 }).subscription,
    { readable: "shown", postPayment: EXPIRED },
  ],
  [
    "cancelled, still paid for",
    viewer("cancelled").subscription,
    { readable: "shown", postPayment: "shown" },
  ],
  [
    "cancelled and over",
    viewer("cancelled", {}, { days: -1 }).subscription,
    { readable: "shown", postPayment: EXPIRED },
  ],
  ["expired", viewer("expired").subscription, { readable: "shown", postPayment: EXPIRED }],
  ["pending payment", viewer("pending_payment").subscription, { readable: PENDING, postPayment: PENDING }],
  ["none", null, { readable: INVALID, postPayment: INVALID }],
];

const CASES: [string, Viewer | null, Table][] = [["anonymous", null, anonymous()]];
for (const [role, more, where] of ROLES) {
  for (const [status, subscription, gate] of STATUSES) {
    CASES.push([
      `${role}, ${status}`,
      viewer(null, { ...more, subscription }),
      loggedIn({ ...where, ...gate }),
    ]);
  }
}
for (const [status, subscription] of STATUSES) {
  const admin = viewer(null, { isSuperAdmin: true, role: "nutritionist", company: COMPANY, subscription });
  CASES.push([
    `administrator, ${status}`,
    admin,
    { ...rows(ALL, "/admin"), ...rows([...ADMIN, ...MAILED, ACCOUNT], "shown") },
  ]);
}
for (const [name, more] of [
  ["member", {}],
  ["administrator", { isSuperAdmin: true }],
] as const) {
  const open = [...PUBLIC, ...GUEST, ...MAILED, SECOND_STEP];
  const shut = ALL.filter((path) => !open.includes(path));
  const step = (path: string) => `${SECOND_STEP}?next=${encodeURIComponent(path)}`;
  CASES.push([
    `${name} who has yet to pass the second factor`,
    viewer("active", { ...more, needsSecondFactor: true }),
    {
      ...rows(open, "shown"),
      ...Object.fromEntries(shut.map((path) => [path, step(path)])),
      "/dashboard": SECOND_STEP,
    },
  ]);
}

describe.each(CASES)("%s", (_name, who, table) => {
  it.each(ALL)("%s", (path) => {
    const decision = decidePage(path, who, NOW);
    expect(decision.show ? "shown" : decision.to).toBe(table[path]);
  });

  it("never goes in circles", () => {
    for (const path of ALL) {
      const seen = [path];
      for (let at = path; ; ) {
        const decision = decidePage(at, who, NOW);
        if (decision.show) break;
        at = decision.to.split("?")[0]!;
        expect(seen).not.toContain(at);
        seen.push(at);
      }
    }
  });
});

it("keeps the query of where login leads back to", () => {
  expect(decidePage("/progress", null, NOW, "/progress?day=2026-01-01&x=1")).toEqual({
    show: false,
    to: "/login?next=%2Fprogress%3Fday%3D2026-01-01%26x%3D1",
  });
});

it("knows a page with and without a closing slash", () => {
  expect(pageKind("/dashboard/")).toBe("expired_allowed");
  expect(pageKind("/constructor")).toBe("unknown");
  expect(pageKind("/profile/")).toBe("expired_allowed");
});

it.each([
  ["/signup?plan=yearly", "/subscription?plan=yearly"],
  ["/signup?ref=AMIGA10&plan=monthly", "/subscription?plan=monthly"],
  ["/signup?plan=trial", "/dashboard"],
  ["/signup?plan=//evil.example", "/dashboard"],
  ["/signup?planned=yearly", "/dashboard"],
  ["/login?plan=yearly", "/dashboard"],
  ["/login?reason=session_expired&next=%2Fprogress%3Fdia%3D2026-01-01", "/progress?dia=2026-01-01"],
  ["/login?next=%2F%2Fevil.example", "/dashboard"],
  ["/login?next=%2Flogin%3Fnext%3D%252Fprogress", "/dashboard"],
])("somebody with an account who asks for %s comes to %s", (target, to) => {
  expect(decidePage(target.split("?")[0]!, viewer("trial"), NOW, target)).toEqual({ show: false, to });
});

it("has no plan for the administrator to choose", () => {
  const admin = viewer(null, { isSuperAdmin: true });
  expect(decidePage("/signup", admin, NOW, "/signup?plan=yearly")).toEqual({ show: false, to: "/admin" });
});
