import "server-only";
import { env } from "@/lib/env";
import { FIELDS, type ListedProduct, readProduct } from "./product";

const TIMEOUT_MS = 6_000;
/** A product with the fields that are asked for has about 1 KB. */
const MAX_ANSWER = 64 * 1024;

export type ProductOutcome =
  | { kind: "found"; product: ListedProduct }
  | { kind: "unknown" }
  | { kind: "unavailable" };

/**
 * What Open Food Facts has under a barcode. Never throws: an error, a page for people or no answer in time is told by the
 * outcome.
 * @param barcode digits, checked
 */
export async function fetchProduct(barcode: string): Promise<ProductOutcome> {
  const { OPEN_FOOD_FACTS_URL } = env();
  const url = new URL(`${OPEN_FOOD_FACTS_URL.replace(/\/$/, "")}/api/v2/product/${barcode}.json`);
  url.searchParams.set("fields", FIELDS);
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", "user-agent": userAgent() },
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (text.length > MAX_ANSWER) return { kind: "unavailable" };
    const answer: unknown = JSON.parse(text);
    if (isUnknown(response.status, answer)) return { kind: "unknown" };
    if (!response.ok) return { kind: "unavailable" };
    const product = readProduct(answer);
    return product ? { kind: "found", product } : { kind: "unknown" };
  } catch {
    return { kind: "unavailable" };
  }
}

/** It answers 404 with its own JSON, or 200 with status 0. */
function isUnknown(status: number, answer: unknown): boolean {
  const said =
    typeof answer === "object" && answer !== null && "status" in answer ? answer.status : undefined;
  return said === 0 && (status === 404 || status === 200);
}

/** Its terms ask for the name of the application and somebody to write to. */
function userAgent(): string {
  const { MAIL_FROM } = env();
  const address = /[\w.+-]+@[\w.-]+/.exec(MAIL_FROM)?.[0] ?? "";
  return `Garfo/1.0 (${address})`;
}
