import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import {
  foodResult,
  foodsById,
  foodsQuery,
  foodsSchema,
  MAX_FOODS,
} from "@/lib/nutrition/foods/search/food-results";
import { searchFoods } from "@/lib/nutrition/foods/search/food-search";

export const GET = route(
  {
    summary: "Foods of the catalogue by name, best first, at most 20, or by id; none without either",
    access: "reader",
    query: foodsQuery,
    response: foodsSchema,
  },
  async ({ query, locale }) => ({
    foods: (query.ids === undefined ? searchFoods(query.q, MAX_FOODS) : foodsById(query.ids)).map((food) =>
      foodResult(food, locale),
    ),
  }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
