import { z } from "zod";

export const exportQuery = z.strictObject({
  format: z.enum(["json", "csv"]).default("json"),
  separator: z
    .enum(["comma", "semicolon"])
    .optional()
    .describe("Of the CSV; by default as spreadsheets in the reader's language expect it"),
});
export type ExportQuery = z.output<typeof exportQuery>;

/** A row of the export: column -> value as JSON knows it. */
export type ExportRow = Readonly<Record<string, unknown>>;
