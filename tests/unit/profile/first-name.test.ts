import { describe, expect, it } from "vitest";
import { firstNameOf } from "@/lib/profile/first-name";

describe("how somebody is greeted", () => {
  it.each([
    ["Ana Lima", "Ana"],
    ["  Ana   Lima ", "Ana"],
    ["Dra. Ana Lima", "Ana"],
    ["Dr(a). Ana", "Ana"],
    ["PROF. DR. João Souza", "João"],
    ["Sra Maria das Dores", "Maria"],
    ["Dona Neide", "Neide"],
    ["Dra.", "Dra."],
    ["Drica Moraes", "Drica"],
    ["", ""],
    ["x".repeat(90), "x".repeat(40)],
  ])("%s is %s", (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});
