import { expect, it } from "vitest";
import { hasUnseen } from "@/components/care/plan/plan-draft";

const [milk, nuts] = [
  { food: "leite-condensado", said: "leite" },
  { food: "castanha", said: "castanhas" },
];

it.each([
  ["a new clash", [milk, nuts], [milk], true],
  ["the first", [milk], [], true],
  ["the same food for another reason", [{ ...milk, said: "diabetes" }], [milk], true],
  ["what was pointed out", [milk], [milk, nuts], false],
  ["nothing", [], [milk], false],
])("of %s it is known whether it was seen", (_, now, before, isUnseen) => {
  expect(hasUnseen(now, before)).toBe(isUnseen);
});
