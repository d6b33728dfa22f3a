import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { foodResult, foodsQuery, foodsSchema, MAX_FOODS } from "@/lib/nutrition/food-results";
import { searchFoods } from "@/lib/nutrition/food-search";

export const GET = route(
  {
    summary: "Foods of the catalogue, best first, at most 20; none without a query",
    access: "reader",
    query: foodsQuery,
    response: foodsSchema,
  },
  async ({ query, locale }) => ({
    foods: searchFoods(query.q, MAX_FOODS).map((food) => foodResult(food, locale)),
  }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
