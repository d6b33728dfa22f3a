import { z } from "zod";
import { IMPORT_SOURCES, ROW_PROBLEMS } from "@/lib/imports/import-entry";
import { IMPORT_FIELDS } from "@/lib/imports/import-fields";
import { DATE_ORDERS } from "@/lib/imports/read-date";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";

/** Bytes of a file that is taken in: 100,000 rows of a table, and an export without its photos. */
export const MAX_IMPORT_BYTES = 24 * 1024 * 1024;
/** How long an import can be taken back. */
export const UNDO_DAYS = 30;
/** Problems that are listed; the others are counted. */
export const SHOWN_PROBLEMS = 100;

const IMPORT_STATUSES = ["preview", "running", "done", "undoing", "undone"] as const;

export const importQuery = z.object({
  name: z.string().trim().min(1).max(200).default("arquivo.csv").describe("Of the file, to know it by"),
});

/** How a table is to be read, where it does not say so itself. */
export const importChoicesBody = z.strictObject({
  columns: z
    .partialRecord(z.enum(IMPORT_FIELDS), z.int().min(0).max(500))
    .optional()
    .describe("Field -> place of its column, from 0; absent: by the titles"),
  order: z.enum(DATE_ORDERS).optional().describe("Of the numbers of a date; absent: by the dates themselves"),
  pounds: z.boolean().optional().describe("Weights without a unit are pounds"),
});
export type ImportChoices = z.output<typeof importChoicesBody>;

const problemSchema = z.object({ line: z.int(), why: z.enum(ROW_PROBLEMS), text: z.string() });

/** What was recognised of a file, before anything is stored. */
export const importSummarySchema = z.object({
  rows: z.int().describe("Lines that tell something"),
  entries: z.object({ meals: z.int(), items: z.int(), water: z.int(), weights: z.int() }),
  foods: z.object({
    matched: z.int().describe("Foods that the catalogue has"),
    kept: z.int().describe("Foods kept under their own names, with the figures of the file"),
  }),
  ownFoods: z.int().default(0).describe("Foods of a list, to be kept as one's own"),
  days: z.object({ count: z.int(), first: daySchema.nullable(), last: daySchema.nullable() }),
  mean: nutrientsSchema.nullable().describe("Of the days with a meal"),
  sample: z
    .array(
      z.object({
        day: daySchema,
        items: z.int(),
        ...nutrientsSchema.shape,
        water_ml: z.number(),
        weight_kg: z.number().nullable(),
        logged: z.boolean().describe("Something is in the diary on this day already"),
      }),
    )
    .describe("The newest days"),
  duplicates: z.int().describe("Entries that the diary has already: they are left out"),
  sameFile: z.boolean().describe("This very file was imported before"),
  problems: z.array(problemSchema).max(SHOWN_PROBLEMS).describe("Rows that are left out, and why"),
  problemCount: z.int(),
  table: z
    .object({
      titles: z.array(z.string()),
      sample: z.array(z.array(z.string())),
      columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.int()),
      order: z.enum(DATE_ORDERS),
      isOrderSure: z.boolean(),
      asksUnit: z.boolean().describe("There are weights, and nothing says in what"),
      pounds: z.boolean(),
      isEnough: z.boolean().describe("false: say which column holds what"),
    })
    .nullable()
    .describe("null where the layout is known whole"),
});
export type ImportSummary = z.output<typeof importSummarySchema>;

export const importSchema = z.object({
  id: z.uuid(),
  source: z.enum(IMPORT_SOURCES),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  undoUntil: z.iso.datetime().nullable().describe("Until when it can be taken back"),
  progress: z
    .object({ done: z.int(), of: z.int() })
    .describe("Entries gone through, being stored or taken back"),
  stored: z.int(),
  duplicates: z.int().describe("Left out because the diary had them"),
  kept: z.int().describe("Of what was taken back, what stayed because it was changed since"),
  summary: importSummarySchema,
});
export type ImportAnswer = z.output<typeof importSchema>;

export const importsSchema = z.object({ imports: z.array(importSchema.omit({ summary: true })) });
export type Imports = z.output<typeof importsSchema>;
