import { z } from "zod";
import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { findProduct } from "@/lib/nutrition/own-foods/find-product.server";
import { productSchema } from "@/lib/nutrition/own-foods/product";

export const GET = route(
  {
    summary:
      "The product under a barcode, as Open Food Facts has it; nothing is kept of it until it is saved",
    access: "subscriber",
    params: z.object({ barcode: z.string().max(40).describe("Digits of EAN-8, UPC-A, EAN-13 or GTIN-14") }),
    response: productSchema,
    limits: [{ name: "products", per: "account", max: 30, windowSeconds: 60 }],
  },
  ({ ctx, params }) => findProduct(ctx, params),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
