import { YESTERDAY } from "@/tests/days";
import { call, createMember } from "../factories";

export const RICE = { food: "arroz-branco", grams: 100 };
export const BEANS = { food: "feijao-carioca", quantity: 2, portion: "concha" };

export const postMeal = (body: unknown, token: string) => call("/api/meals", { token, body });

export const readDiary = async (query: string, token: string) =>
  (await call(`/api/meals?${query}`, { token })).body;

/** A meal of a person of its own, so that days add up to it alone. */
export async function lonelyMeal(body: object = { items: [RICE] }) {
  const owner = await createMember();
  const { body: meal } = await postMeal({ day: YESTERDAY, kind: "lunch", ...body }, owner.token);
  return { owner, meal, token: owner.token };
}
