import "server-only";
import type { Context } from "@/lib/context";
import { db, dbOf, Prisma } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { fetchProduct } from "@/lib/integrations/open-food-facts/fetch-product";
import { limitSubject } from "@/lib/limits/limit-request.server";
import { canonicalBarcode, isBarcode } from "@/lib/nutrition/own-foods/barcode";
import {
  type Product,
  type ProductAnswer,
  productAnswer,
  storedProduct,
} from "@/lib/nutrition/own-foods/product";

/** So long what was said of a barcode holds; what is not known may be there tomorrow. The rest is purged. */
const FRESH_MS = { found: 14 * DAY_MS, unknown: DAY_MS } as const;
/** Its terms allow 100 a minute for the whole product. */
const ASKING = { name: "open_food_facts", per: "everybody", max: 80, windowSeconds: 60 } as const;
const RETRY_AFTER_S = 30;

/**
 * The product under a barcode, as Open Food Facts has it now or had it lately.
 * @throws AppError product_unknown, also for what is no barcode; unavailable while it does not answer; rate_limited
 */
export async function findProduct(ctx: Context, { barcode }: { barcode: string }): Promise<ProductAnswer> {
  if (!isBarcode(barcode)) throw new AppError("product_unknown");
  const code = canonicalBarcode(barcode);
  const product = await productOf(ctx, code);
  if (!product) throw new AppError("product_unknown");
  const own = await db().ownFood.findFirst({
    where: { userId: ctx.person.userId, barcode: code },
    select: { id: true },
  });
  return productAnswer(code, product, own?.id ?? null);
}

/** What is kept of a product; null when nobody asked for it lately, or it is not known. */
export async function loadProduct(ctx: Context, barcode: string): Promise<Product | null> {
  const row = await dbOf(ctx).product.findUnique({ where: { barcode: canonicalBarcode(barcode) } });
  return productIn(row);
}

async function productOf(ctx: Context, barcode: string): Promise<Product | null> {
  const row = await db().product.findUnique({ where: { barcode } });
  const kept = productIn(row);
  const age = row ? ctx.now.getTime() - row.fetchedAt.getTime() : Number.POSITIVE_INFINITY;
  if (row && age < FRESH_MS[kept ? "found" : "unknown"]) return kept;
  await limitSubject(ASKING, "all", ctx.now);
  const outcome = await fetchProduct(barcode);
  if (outcome.kind === "unavailable") {
    if (kept) return kept;
    throw new AppError("unavailable", { retryAfter: RETRY_AFTER_S });
  }
  const found = outcome.kind === "found" ? outcome.product : null;
  const data = { product: found ?? Prisma.DbNull, fetchedAt: ctx.now };
  await db().product.upsert({ where: { barcode }, create: { barcode, ...data }, update: data });
  return found;
}

function productIn(row: { product: unknown } | null): Product | null {
  return storedProduct.safeParse(row?.product).data ?? null;
}
