import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { fieldsOf } from "@/lib/http/field-sentences";

type Schema = z.ZodType;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/**
 * The JSON body, checked. Reads at most `maxBytes`, whatever the headers promise.
 * @throws AppError unsupported_media_type, body_too_large, malformed_json, validation
 */
export async function readBody<S extends Schema | undefined>(
  schema: S,
  request: Request,
  maxBytes: number,
): Promise<Out<S>> {
  if (!schema) return undefined as Out<S>;
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported_media_type");
  const bytes = await readBytes(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("malformed_json", {}, { cause });
  }
  return check(schema, value) as Out<S>;
}

const MAX_FORM_BYTES = 16 * 1024;

/**
 * A form, checked; of a field that is told twice the last counts.
 * @throws AppError unsupported_media_type, body_too_large, validation
 */
export async function readForm<S extends Schema>(schema: S, request: Request): Promise<z.output<S>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new AppError("unsupported_media_type");
  const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_FORM_BYTES)));
  return check(schema, Object.fromEntries(fields)) as z.output<S>;
}

/**
 * The raw body, for signatures over its bytes.
 * @throws AppError body_too_large, before reading past `maxBytes` even when the body is chunked
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new AppError("body_too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => {});
      throw new AppError("body_too_large");
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** The query, checked; a key given twice arrives as a list. @throws AppError validation */
export function readQuery<S extends Schema | undefined>(schema: S, request: Request): Out<S> {
  if (!schema) return undefined as Out<S>;
  const query = new URL(request.url).searchParams;
  const values = [...new Set(query.keys())].map((key) => {
    const all = query.getAll(key);
    return [key, all.length > 1 ? all : all[0]];
  });
  return check(schema, Object.fromEntries(values)) as Out<S>;
}

/** The path's variables, checked: one that cannot be is as good as absent. @throws AppError not_found */
export async function readParams<S extends Schema | undefined>(
  schema: S,
  params: Promise<unknown>,
): Promise<Out<S>> {
  if (!schema) return undefined as Out<S>;
  const result = schema.safeParse(await params);
  if (!result.success) throw new AppError("not_found");
  return result.data as Out<S>;
}

function check(schema: Schema, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw new AppError("validation", {}, { fields: fieldsOf(result.error) });
  const path = unstorablePath(result.data);
  if (path) throw new AppError("validation", {}, { fields: { [path]: "control_characters" } });
  return result.data;
}

/** Postgres stores no null character, and half a surrogate pair is no character at all. */
export const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Path of the first text in checked input that cannot be stored; null when there is none. */
function unstorablePath(root: unknown): string | null {
  const pending: [string, unknown][] = [["", root]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && UNSTORABLE.test(value)) return path || "body";
    if (typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (UNSTORABLE.test(key)) return path || "body";
      pending.push([path ? `${path}.${key}` : key, child]);
    }
  }
  return null;
}
