import { Hono } from "hono";
import type { Faults } from "../console/faults";
import type { Env } from "../console/http";
import { failAsTold } from "../console/show-fault";
import { type ListedProduct, PRODUCTS } from "./products";

const BY_CODE = new Map<string, ListedProduct>(PRODUCTS.map((product) => [product.code, product]));

/** The one endpoint of Open Food Facts that we use, under /open-food-facts. */
export function productRoutes(faults: Faults): Hono<Env> {
  const products = new Hono<Env>();
  products.use(
    failAsTold(
      () => faults.take("open-food-facts"),
      () => ({ status: 503, body: { error: "The console was told to fail this call" } }),
    ),
  );
  products.get("/api/v2/product/:file", (c) => {
    const code = c.req.param("file").replace(/\.json$/, "");
    const product = BY_CODE.get(code);
    if (!product) return c.json({ code, status: 0, status_verbose: "product not found" }, 404);
    const fields = new Set((c.req.query("fields") ?? Object.keys(product).join(",")).split(","));
    const asked = Object.entries(product).filter(([field]) => fields.has(field));
    return c.json({ code, status: 1, status_verbose: "product found", product: Object.fromEntries(asked) });
  });
  return products;
}
