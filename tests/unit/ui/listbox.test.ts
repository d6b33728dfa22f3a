import { expect, it } from "vitest";
import { activeAfter, optionId } from "@/components/forms/inputs/listbox";

it.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["Enter", 1, 3, null],
  ["ArrowDown", -1, 0, null],
])("%s from offer %d of %d leads to %s", (key, active, count, next) => {
  expect(activeAfter(key, active, count)).toBe(next);
});

it("names an offer only where there is one", () => {
  expect(optionId("list", ["a"], 0)).toBe("list-0");
  expect(optionId("list", ["a"], 1)).toBeUndefined();
});
