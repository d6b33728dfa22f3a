import { expect, it } from "vitest";
import { favouriteAnswer, favouriteOf } from "@/lib/nutrition/favourites/stored-favourite";
import { ZERO } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";

const items = ["arroz-branco", "feijao-preto"].map((food) => ({
  ...{ food, name: findFood(food)!.name, grams: 100, portion: null, salt: "usual" },
  ...ZERO,
}));
const nameIn = (locale: "pt-BR" | "en-US", name: string) =>
  favouriteAnswer(favouriteOf({ id: "1", name, items }), locale).name;

it("is that of its foods in the reader's language, unless somebody gave it one", () => {
  const kept = items.map(({ name }) => name).join(", ");
  expect(nameIn("pt-BR", kept)).toBe(kept);
  expect(nameIn("en-US", kept)).toMatch(/rice.*, .*beans/i);
  expect(nameIn("en-US", "Meu almoço")).toBe("Meu almoço");
});
