import { z } from "zod";
import { AppError } from "@/lib/errors";
import { UNSTORABLE } from "@/lib/http/parse";

/** Where a page of a list ended: the values that it is sorted by, in an envelope that nobody needs to understand. */
function writeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/**
 * What a cursor says, null where there is none. One that was made up points anywhere in the same list, which its reader
 * may see anyway.
 * @throws AppError validation when it is not of that shape
 */
export function readCursor<S extends z.ZodType>(cursor: string | undefined, shape: S): z.output<S> | null {
  if (cursor === undefined) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"), (_, value) => {
      if (typeof value === "string" && UNSTORABLE.test(value)) throw new Error("no text of ours");
      return value;
    });
    return shape.parse(values);
  } catch {
    throw new AppError("validation", {}, { fields: { cursor: "invalid" } });
  }
}

/** A moment as a cursor has it, to the millisecond as the database keeps it. */
export const cursorInstant = z.iso.datetime();

/** The rows of a page and the cursor to the next, of rows that were read one more than a page holds. */
export function pageOf<R>(
  rows: readonly R[],
  limit: number,
  keyOf: (last: R) => readonly (string | number | null)[],
): { rows: R[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? writeCursor(keyOf(last)) : null };
}
