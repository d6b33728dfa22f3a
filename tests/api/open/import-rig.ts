import { setTimeout as sleep } from "node:timers/promises";
import type { ImportAnswer } from "@/lib/imports/import-schema";
import { type Answer, call } from "@/tests/factories";

/** Hands in a file as the page does. */
export function upload(file: string | Uint8Array, token: string, name = "diario.csv"): Promise<Answer> {
  return call(`/api/imports?name=${encodeURIComponent(name)}`, {
    method: "POST",
    token,
    raw: typeof file === "string" ? file : new Uint8Array(file),
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** Waits until an import has come to rest, and answers it. */
export async function settledImport(id: string, token: string): Promise<ImportAnswer> {
  for (;;) {
    const { body } = await call(`/api/imports/${id}`, { token });
    if (body.status !== "running" && body.status !== "undoing") return body;
    await sleep(100);
  }
}

/** Reads a file, has it stored, and waits for it. */
export async function importFile(
  file: string | Uint8Array,
  token: string,
  name?: string,
): Promise<ImportAnswer> {
  const { status, body } = await upload(file, token, name);
  if (status !== 201) throw new Error(`import: ${status} ${JSON.stringify(body)}`);
  await call(`/api/imports/${body.id}/start`, { method: "POST", token });
  return settledImport(body.id, token);
}
