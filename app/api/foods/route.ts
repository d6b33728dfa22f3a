import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { foodResult, foodsQuery, foodsSchema } from "@/lib/nutrition/foods/search/food-results";
import { searchForPerson } from "@/lib/nutrition/own-foods/search-for-person.server";

export const GET = route(
  {
    summary:
      "Foods of the catalogue and of one's own by name, what one eats first, at most 20, or by id; none without either",
    access: "reader",
    query: foodsQuery,
    response: foodsSchema,
  },
  async ({ ctx, query, locale }) => ({
    foods: (await searchForPerson(ctx, query)).map((food) => foodResult(food, locale)),
  }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
