import { z } from "zod";
import { ILLUSTRATIONS } from "@/lib/nutrition/foods/illustration";

export const illustrationSchema = z
  .enum(ILLUSTRATIONS)
  .describe("Name of the drawing that stands for it on our screens");
