import { describe, expect, it } from "vitest";
import { call, createMember, sql } from "@/tests/factories";
import { control } from "../chat/phone";
import { add, search } from "./own-food-rig";

describe("products by barcode", () => {
  const look = (token: string, code: string) => call(`/api/products/${code}`, { token });
  const faults = (mode: string) => control("/faults", { service: "open-food-facts", mode });
  const forget = () => sql("DELETE FROM app.products");

  it("are shown with their source and become foods of one's own", async () => {
    const { token } = await createMember();
    const { body: product } = await look(token, "7890000000017");
    expect(product).toMatchObject({
      ...{ name: "Granola tradicional com castanhas", brand: "Sítio Bom Dia", portion_grams: 40 },
      ...{ source: "open_food_facts", contains: ["gluten", "nuts"], implausible: [], own: null },
      per100g: { kcal: 432, protein_g: 10.5 },
    });
    const body = {
      ...{ kind: "food", name: "Granola do sítio", per: "hundred", portion_grams: 40 },
      ...{ label: product.per100g, barcode: product.barcode, contains: product.contains },
    };
    const { body: kept } = await add(token, body);
    expect(kept).toMatchObject({ source: "open_food_facts", barcode: "7890000000017" });
    expect((await look(token, "7890000000017")).body.own).toBe(kept.id);
    expect((await search(token, "granola do sítio"))[0].source).toBe("open_food_facts:7890000000017");
    const changed = { ...body, label: { ...product.per100g, kcal: 400 } };
    const own = await call(`/api/own-foods/${kept.id}`, { method: "PUT", token, body: changed });
    expect(own.body.source).toBe("label");
    const other = await createMember();
    expect((await look(other.token, "7890000000017")).body.own).toBeNull();
  });

  it("that are unknown, wrong or misread are told", async () => {
    const { token } = await createMember();
    expect((await look(token, "7890000000062")).body.implausible).toEqual(["kcal"]);
    expect((await look(token, "7891000100103")).body.code).toBe("product_unknown");
    const misread = await look(token, "7890000000018");
    expect([misread.status, misread.body.code]).toEqual([404, "product_unknown"]);
  });

  it("are kept for a while, so that trouble elsewhere is none here", async () => {
    const { token } = await createMember();
    await forget();
    for (const mode of ["error", "html"]) {
      await faults(mode);
      const refused = await look(token, "7890000000024");
      expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    }
    await faults("off");
    expect((await look(token, "7890000000024")).status).toBe(200);
    await faults("error");
    expect((await look(token, "7890000000024")).body.name).toBe("Biscoito de polvilho");
    await faults("off");
  });
});
