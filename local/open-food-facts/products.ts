/** What the stand-in knows: invented products with figures as Brazilian labels have them, one of them plainly wrong. */
export type ListedProduct = {
  code: string;
  product_name: string;
  product_name_pt?: string;
  brands: string;
  nutrition_data_per: "100g" | "100ml";
  serving_quantity?: number | string;
  serving_quantity_unit?: "g" | "ml";
  allergens_tags: string[];
  traces_tags: string[];
  nutriments: Record<string, number | string>;
};

function solid(
  code: string,
  product_name: string,
  brands: string,
  serving_quantity: number,
  [kcal, proteins, carbs, fat, fiber, sodium]: readonly number[],
  more: Partial<ListedProduct> = {},
): ListedProduct {
  return {
    ...{ code, product_name, product_name_pt: product_name, brands, serving_quantity },
    ...{ nutrition_data_per: "100g", serving_quantity_unit: "g", allergens_tags: [], traces_tags: [] },
    nutriments: {
      "energy-kcal_100g": kcal ?? 0,
      proteins_100g: proteins ?? 0,
      carbohydrates_100g: carbs ?? 0,
      fat_100g: fat ?? 0,
      fiber_100g: fiber ?? 0,
      sodium_100g: (sodium ?? 0) / 1000,
    },
    ...more,
  };
}

export const PRODUCTS: readonly ListedProduct[] = [
  solid(
    "7890000000017",
    "Granola tradicional com castanhas",
    "Sítio Bom Dia",
    40,
    [432, 10.5, 61, 15.2, 8.4, 45],
    {
      allergens_tags: ["en:gluten", "en:nuts"],
      traces_tags: ["en:peanuts", "en:milk"],
    },
  ),
  solid("7890000000024", "Biscoito de polvilho", "Vale Mineiro", 30, [463, 1.2, 77, 16.5, 0.8, 620]),
  solid("7890000000031", "Pasta de amendoim integral", "Raiz da Terra, Raiz", 15, [605, 28, 17, 48, 8, 5], {
    allergens_tags: ["en:peanuts"],
  }),
  solid("7890000000048", "Bebida de aveia", "Campo Claro", 200, [42, 0.6, 6.9, 1.3, 0.5, 42], {
    nutrition_data_per: "100ml",
    serving_quantity_unit: "ml",
    allergens_tags: ["en:gluten"],
  }),
  // Energy in kilojoules alone, salt for sodium, numbers as text: as volunteers type them.
  {
    ...solid("7890000000055", "Requeijão cremoso light", "Laticínio Serra", 30, []),
    serving_quantity: "30",
    allergens_tags: ["en:milk"],
    nutriments: {
      "energy-kj_100g": "753",
      proteins_100g: "10",
      carbohydrates_100g: "4",
      fat_100g: "13.8",
      salt_100g: "1.4",
    },
  },
  // Kilojoules typed in as kilocalories: energy and the rest do not go together.
  solid("7890000000062", "Barra de cereal banana e mel", "Trilha", 22, [1640, 5, 72, 8, 4, 90]),
  // A name and nothing else.
  { ...solid("7890000000079", "Palmito pupunha em conserva", "Horta Viva", 50, []), nutriments: {} },
];
