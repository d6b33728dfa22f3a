import { expect, test } from "vitest";
import { groupedWarnings } from "@/components/diary/day/grouped-warnings";

type Warning = Parameters<typeof groupedWarnings>[0][number];
const warning = (food: string, more: Partial<Warning> = {}): Warning =>
  ({ food, certain: true, because: "restriction", said: "Sem lactose", ...more }) as Warning;

test("foods that clash with the same thing are told of together, the gravest first", () => {
  const groups = groupedWarnings([
    warning("camarao", { said: "Camarão" }),
    warning("leite"),
    warning("queijo"),
    warning("leite"),
  ]);
  expect(groups).toEqual([
    { key: "warning", said: "Camarão", foods: ["camarao"] },
    { key: "warning", said: "Sem lactose", foods: ["leite", "queijo"] },
  ]);
});

test("what is certain, what may be, what an illness asks for and what is about a medicine stay apart", () => {
  const groups = groupedWarnings([
    warning("leite"),
    warning("pao", { certain: false }),
    warning("brigadeiro", { because: "condition", said: "Pré-diabetes" }),
    warning("molho", { because: "condition", said: "Hipertensão", certain: false }),
    warning("toranja", { because: "medication", said: "sinvastatina" }),
  ]);
  expect(groups.map(({ key }) => key)).toEqual([
    "warning",
    "warningMaybe",
    "warningCondition",
    "warningConditionMaybe",
    "warningMedicine",
  ]);
});
