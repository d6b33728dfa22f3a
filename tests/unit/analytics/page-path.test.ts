import { expect, it } from "vitest";
import { agrees, choiceIn } from "@/lib/analytics/choice";
import { maskedPath } from "@/lib/analytics/page-path";
import { DIALECTS } from "@/lib/integrations/analytics/dialects";

it.each([
  ["/", "/"],
  ["/pricing", "/pricing"],
  ["/admin/advanced", "/admin/advanced"],
  ["/profile/restrictions", "/profile"],
  ["/profile/01a1fb91-1134-7178-906d-6d94fa90cb88", "/profile"],
  ["/dashboard/", "/dashboard"],
  ["/foods/01a1fb91-1134-7178-906d-6d94fa90cb88", "/foods/{id}"],
  ["/calendar/segredo-da-ana", "/{id}/{id}"],
  ["/ana.lima@exemplo.com.br", "/{id}"],
])("%s is told as %s", (path, told) => {
  expect(maskedPath(path)).toBe(told);
});

it.each([
  ["", null],
  ["garfo-analytics=yes", "yes"],
  ["garfo-locale=pt-BR; garfo-analytics=no", "no"],
  ["garfo-analytics=yes-and-no", null],
  ["other-garfo-analytics=yes", null],
])("of the cookies %j the answer is %j", (cookies, choice) => {
  expect(choiceIn(cookies)).toBe(choice);
});

it.each([
  [{ cookie: "garfo-analytics=yes" }, true],
  [{ cookie: "garfo-analytics=no" }, false],
  [{}, false],
  [{ cookie: "garfo-analytics=yes", "sec-gpc": "1" }, false],
  [{ cookie: "garfo-analytics=yes", dnt: "1" }, false],
  [{ cookie: "garfo-analytics=yes", dnt: "0" }, true],
] as [Record<string, string>, boolean][])("%j agrees: %j", (headers, isAgreed) => {
  expect(agrees(new Headers(headers))).toBe(isAgreed);
});

const VIEW = { path: "/faq", referrer: "https://busca.example", language: "pt-BR" };
const ORIGIN = "https://garfo.example";

it("Umami's events are read and written in its own words, and no others", () => {
  const { read, write } = DIALECTS.umami;
  const payload = {
    website: "x",
    url: "/faq?q=ana",
    referrer: "",
    language: "pt-BR",
    title: "FAQ",
    screen: "1x1",
  };
  expect(read({ type: "event", payload })).toEqual({
    address: "/faq?q=ana",
    referrer: "",
    language: "pt-BR",
  });
  expect(read({ type: "event", payload: { ...payload, name: "clicked", data: { kcal: 200 } } })).toBeNull();
  expect(read({ type: "identify", payload: { ...payload, id: "ana" } })).toBeNull();
  expect(read(["event"])).toBeNull();
  expect(write(VIEW, "site-1", ORIGIN)).toEqual({
    type: "event",
    payload: {
      ...{ website: "site-1", hostname: "garfo.example", url: "/faq" },
      ...{ referrer: "https://busca.example", language: "pt-BR" },
    },
  });
});

it("Plausible's, long or short, too", () => {
  const { read, write } = DIALECTS.plausible;
  const seen = { address: "https://garfo.example/faq", referrer: "", language: "" };
  expect(read({ n: "pageview", u: seen.address, d: "x", r: null })).toEqual(seen);
  expect(read({ name: "pageview", url: seen.address, domain: "x" })).toEqual(seen);
  expect(read({ n: "engagement", u: seen.address, d: "x" })).toBeNull();
  expect(read({ n: "pageview", u: 1 })).toBeNull();
  expect(write(VIEW, "garfo.example", ORIGIN)).toEqual({
    ...{ name: "pageview", domain: "garfo.example", url: "https://garfo.example/faq" },
    referrer: "https://busca.example",
  });
});
