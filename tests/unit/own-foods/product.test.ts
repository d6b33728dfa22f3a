import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readProduct } from "@/lib/integrations/open-food-facts/product";
import { isOfProduct, productAnswer, storedProduct } from "@/lib/nutrition/own-foods/product";
import { PRODUCTS } from "@/local/open-food-facts/products";

const read = (code: string) => {
  const product = readProduct({ product: PRODUCTS.find((one) => one.code === code) });
  return product && productAnswer(code, product, null);
};

describe("what Open Food Facts answers", () => {
  it("becomes figures per 100 g, a portion and allergens", () => {
    expect(read("7890000000017")).toEqual({
      ...{ barcode: "7890000000017", name: "Granola tradicional com castanhas", brand: "Sítio Bom Dia" },
      per100g: { kcal: 432, protein_g: 10.5, carbs_g: 61, fat_g: 15.2, fibre_g: 8.4, sodium_mg: 45 },
      ...{ liquid: false, portion_grams: 40, contains: ["gluten", "nuts"], may_contain: ["milk", "peanut"] },
      ...{ implausible: [], source: "open_food_facts", own: null },
      url: "https://world.openfoodfacts.org/product/7890000000017",
    });
  });

  it("may come as kilojoules, salt and text, of ml, with nothing but a name", () => {
    expect(read("7890000000055")).toMatchObject({
      per100g: { kcal: 179.97, protein_g: 10, sodium_mg: 560, fibre_g: null },
      ...{ portion_grams: 30, implausible: [] },
    });
    expect(read("7890000000048")).toMatchObject({ liquid: true, portion_grams: 200 });
    expect(read("7890000000079")).toMatchObject({ per100g: { kcal: null }, implausible: [] });
  });

  it("is told where it cannot be so", () => {
    expect(read("7890000000062")).toMatchObject({ implausible: ["kcal"] });
  });

  it("is nothing where it names nothing, whatever it is", () => {
    expect(readProduct({ product: { product_name: " \u200b" } })).toBeNull();
    expect(readProduct({ status: 0 })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (any, nutriments, tags) => {
        const product = { product_name: "Pão", nutriments, allergens_tags: tags, serving_quantity: any };
        for (const answer of [any, { product: any }, { product }]) {
          const found = readProduct(answer);
          if (found) expect(storedProduct.parse(found)).toEqual(found);
        }
        expect(readProduct({ product })?.name).toBe("Pão");
      }),
    );
  });

  it("is somebody's own as soon as a figure is changed", () => {
    const product = readProduct({ product: PRODUCTS[0] });
    if (!product) throw new Error("no product");
    const { per100g } = product;
    expect(isOfProduct({ ...per100g, kcal: 432 }, product)).toBe(true);
    expect(isOfProduct({ ...per100g, kcal: 430 }, product)).toBe(false);
    expect(isOfProduct({ ...per100g, kcal: 432, fibre_g: null }, product)).toBe(false);
  });
});
