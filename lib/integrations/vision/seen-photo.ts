import { z } from "zod";

/** More foods than this are no plate. */
const MAX_FOODS = 20;

/** Letters, figures and plain marks: what a food's name or a portion may hold. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[\p{L}\p{N} ,.'%/()+-]+$/u);

const seenFood = z.object({
  name: words(60),
  quantity: z.number().min(0.1).max(50),
  portion: words(40).nullish().catch(null),
  grams: z.number().min(1).max(3_000),
  confidence: z.number().min(0).max(1).catch(0.5),
});
export type PhotoFood = z.infer<typeof seenFood>;

const answer = z.object({
  result: z.enum(["foods", "no_food", "unknown"]),
  foods: z.array(z.unknown()).max(200).catch([]),
});

export type SeenPhoto = { kind: "foods"; foods: PhotoFood[] } | { kind: "no_food" } | { kind: "unclear" };

/**
 * What a model says of a photo, as far as it keeps to what was asked: foods with amounts within bounds, nothing else.
 * @returns null when the answer is none that was asked for
 */
export function readSeenPhoto(said: string): SeenPhoto | null {
  const read = answer.safeParse(parse(said));
  if (!read.success) return null;
  const { result, foods } = read.data;
  if (result === "no_food") return { kind: "no_food" };
  const bounded = foods.flatMap((food) => seenFood.safeParse(food).data ?? []).slice(0, MAX_FOODS);
  return result === "foods" && bounded.length > 0 ? { kind: "foods", foods: bounded } : { kind: "unclear" };
}

/** Some models put their JSON between fences. */
function parse(said: string): unknown {
  const text = said.trim().replace(/^```(?:json)?\s*|\s*```$/g, "");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
