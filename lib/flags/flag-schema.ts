import { z } from "zod";
import { FLAG_NAMES, type FlagName } from "@/lib/flags/flag";

export const flagsAnswer = z.record(z.enum(FLAG_NAMES as [FlagName, ...FlagName[]]), z.boolean());
