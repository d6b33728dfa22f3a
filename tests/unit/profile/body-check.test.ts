import { expect, it } from "vitest";
import { fieldsOf } from "@/lib/http/field-sentences";
import { bodyRefusals } from "@/lib/profile/body-check";
import { userChangesSchema } from "@/lib/profile/user";

const TODAY = "2026-11-20";
const FINE = { birthDate: "1990-05-10", height: 168, weight: 70.5 };

it("tells all that is wrong at once", () => {
  expect(bodyRefusals({ birthDate: "2031-01-01", height: 900, weight: 1 }, TODAY)).toEqual({
    ...{ birthDate: "birth_date", height: "too_big", weight: "too_small" },
  });
  expect(bodyRefusals(FINE, TODAY)).toEqual({ birthDate: null, height: null, weight: null });
  expect(bodyRefusals({ ...FINE, birthDate: TODAY }, TODAY).birthDate).toBeNull();
});

it.each([
  { birthDate: "31/02/1990" },
  { birthDate: "1890-01-01" },
  { birthDate: "1900-01-01" },
  { height: 49 },
  { height: 50 },
  { height: 260 },
  { height: 261 },
  { weight: 1.9 },
  { weight: 2 },
  { weight: 635 },
  { weight: 635.1 },
])("says of %j what the server says", (told) => {
  const body = { ...FINE, ...told };
  const { error } = userChangesSchema.safeParse(body, { reportInput: true });
  const refused = Object.entries(bodyRefusals(body, TODAY)).filter(([, refusal]) => refusal);
  expect(Object.fromEntries(refused)).toEqual(error ? fieldsOf(error) : {});
});

it("has no body without figures, which the server would take for taking them back", () => {
  expect(bodyRefusals({ birthDate: "", height: 0, weight: 0 }, TODAY)).toEqual({
    ...{ birthDate: "birth_date", height: "too_small", weight: "too_small" },
  });
});
