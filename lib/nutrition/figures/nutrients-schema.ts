import { z } from "zod";

const amount = z.number().min(0);

export const nutrientsSchema = z.object({
  kcal: amount,
  protein_g: amount,
  carbs_g: amount,
  fat_g: amount,
  fibre_g: amount,
  sodium_mg: amount,
});
