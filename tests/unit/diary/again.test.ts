import { expect, it } from "vitest";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { againOf } from "@/lib/nutrition/favourites/again";
import type { FavouriteAnswer } from "@/lib/nutrition/favourites/favourite-schema";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

const eaten = (id: string, kind: MealKind, food: string, grams = 100) =>
  ({ id, kind, items: [{ food, grams }] }) as unknown as MealAnswer;
const kept = (id: string, food: string) =>
  ({ id, items: [{ food, grams: 100 }] }) as unknown as FavouriteAnswer;
const ids = (all: { id: string }[]) => all.map(({ id }) => id);

it("offers meals of the wanted kind first, then by how often, then by how lately", () => {
  const meals = [
    eaten("oldest", "lunch", "rice"),
    eaten("bread", "breakfast", "bread"),
    eaten("soup", "lunch", "soup"),
    eaten("beans", "lunch", "beans"),
    eaten("again", "lunch", "rice"),
  ];
  expect(ids(againOf([], meals, "lunch").eaten)).toEqual(["again", "beans", "soup", "bread"]);
  expect(ids(againOf([], meals, "breakfast").eaten)).toEqual(["bread", "again", "beans", "soup"]);
});

it("offers a meal once, as the kind that is wanted, and not beside its favourite", () => {
  const meals = [
    eaten("lunch", "lunch", "rice"),
    eaten("dinner", "dinner", "rice"),
    eaten("egg", "lunch", "egg"),
  ];
  expect(ids(againOf([], meals, "lunch").eaten)).toEqual(["lunch", "egg"]);
  expect(ids(againOf([kept("star", "rice")], meals, "lunch").eaten)).toEqual(["egg"]);
});

it("keeps to what can be looked over", () => {
  const many = Array.from({ length: 30 }, (_, index) => index);
  const meals = many.map((index) => eaten(`m${index}`, "lunch", `food${index}`));
  const stars = many.map((index) => kept(`k${index}`, `kept${index}`));
  const again = againOf(stars, meals, "lunch");
  expect(ids(again.kept)).toEqual(["k0", "k1", "k2", "k3"]);
  expect(ids(again.eaten)).toEqual(["m29", "m28", "m27", "m26", "m25", "m24"]);
});
