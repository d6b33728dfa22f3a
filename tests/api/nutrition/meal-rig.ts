import { YESTERDAY } from "@/tests/days";
import { call, createMember } from "@/tests/factories";

export const RICE = { food: "arroz-branco", grams: 100 };
export const BEANS = { food: "feijao-carioca", quantity: 2, portion: "concha" };

export const postMeal = (body: unknown, token: string) => call("/api/meals", { token, body });

export const readDiary = async (query: string, token: string) =>
  (await call(`/api/meals?${query}`, { token })).body;

/** A meal of a person of its own, so that days add up to it alone; as it is read later, without what logging it warned of. */
export async function lonelyMeal(body: object = { items: [RICE] }) {
  const owner = await createMember();
  const logged = await postMeal({ day: YESTERDAY, kind: "lunch", ...body }, owner.token);
  const { warnings: _, ...meal } = logged.body;
  return { owner, meal, token: owner.token };
}
