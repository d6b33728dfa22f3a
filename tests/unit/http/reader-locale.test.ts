import { expect, it } from "vitest";
import { chosenLocaleOf, localeOf } from "@/lib/http/reader-locale";

const request = (headers: Record<string, string>) => new Request("http://garfo.test", { headers });

it.each([
  ["garfo-locale=en-US", "pt-BR", "en-US", "en-US"],
  ["a=b; garfo-locale=pt-BR; c=d", "en", "pt-BR", "pt-BR"],
  ["garfo-locale=fr-FR", "en", "en-US", null],
  ["not-garfo-locale=en-US", "pt", "pt-BR", null],
  ["", "en-GB", "en-US", null],
] as const)("cookie %j, asking for %s: read in %s, chosen: %s", (cookie, accepted, read, chosen) => {
  const asked = request({ cookie, "accept-language": accepted });
  expect([localeOf(asked), chosenLocaleOf(asked)]).toEqual([read, chosen]);
});
