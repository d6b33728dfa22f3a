import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import { drained } from "./traffic";

const PHOTO = readFileSync("local/model/photos/prato-feito.jpg").toString("base64");

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 120_000);

afterAll(() => product?.stop(), 60_000);

it("a process killed while it reads a photo: the photo is answered once, and what came after it too", async () => {
  const [writer] = await createWriters(product, 1);
  const from = writer?.number;
  await product.control("/faults", { service: "model", mode: "timeout" });
  await product.control("/whatsapp/inbound", {
    from,
    type: "image",
    imageBase64: PHOTO,
    mimeType: "image/jpeg",
  });
  await product.control("/whatsapp/inbound", { from, type: "text", text: "bebi 100 ml de água" });
  const readings = () =>
    product.query<{ done: boolean }>("SELECT result IS NOT NULL AS done FROM app.media_readings");
  await vi.waitFor(async () => expect(await readings()).toEqual([{ done: false }]), { timeout: 20_000 });

  await product.killWeb();
  await product.control("/faults", { service: "model", mode: "off" });
  // As if the reader's time had passed already: nobody else may take its photo before.
  await product.query("UPDATE app.media_readings SET started_at = started_at - interval '1 minute'");
  await product.startWeb();
  await drained(product, 60_000);

  const bubbles = await product.control<{ text: string }[]>(`/whatsapp/outbox?to=${from}`);
  expect(bubbles).toHaveLength(2);
  expect(bubbles[0]?.text).toContain("Ainda não anotei");
  expect(bubbles[1]?.text).toContain("100 ml");
  expect(await readings()).toEqual([{ done: true }]);
}, 180_000);
