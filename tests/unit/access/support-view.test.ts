import { expect, it } from "vitest";
import {
  isKeptFromSupport,
  isOwnOfAdministrator,
  supportCookieValue,
  supportViewEnd,
  supportViewId,
} from "@/lib/access/support-view";

const ID = "0193f0c6-7a3e-7c11-8a55-9f2a4f1f0a01";

it.each([
  ["/subscription", "member", false],
  ["/profile/personal", "member", false],
  ["/profile/preferences", "member", false],
  ["/partner", "member", false],
  ["/nutritionist-dashboard", "member", false],
  ["/nutritionist-dashboard", "nutritionist", true],
  ["/dashboard", "member", true],
  ["/progress", "member", true],
  ["/profile/body", "member", true],
  ["/profile/goals", "member", true],
  ["/profile/restrictions", "member", true],
  ["/profile/security", "member", true],
  ["/something/new", "member", true],
])("support at %s of a %s: kept from them %s", (path, role, kept) => {
  expect(isKeptFromSupport(path, role)).toBe(kept);
});

it("leaves the administrator's own pages theirs, and those alone", () => {
  expect(["/admin", "/admin/advanced"].every(isOwnOfAdministrator)).toBe(true);
  expect(["/administrators", "/", "/dashboard"].some(isOwnOfAdministrator)).toBe(false);
});

it("keeps the view and its end in one value, and takes nothing else for one", () => {
  const endsAt = new Date("2026-11-22T18:00:00Z");
  const value = supportCookieValue({ id: ID, endsAt });
  expect([supportViewId(value), supportViewEnd(value)]).toEqual([ID, endsAt]);
  expect(supportViewId(ID)).toBe(ID);
  for (const forged of [null, undefined, "", "x", "' OR 1=1 --", `${ID}x`, ".1"])
    expect(supportViewId(forged)).toBeNull();
});
