import { expect, type Page, test } from "playwright/test";

const PAGES = ["/", "/pricing", "/partnerships", "/terms", "/privacy", "/faq", "/login", "/signup"];

type Data = { "@type": string; offers?: { price: string; priceCurrency: string }[]; mainEntity?: object[] };

async function structuredData(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Data);
}

const content = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).first().getAttribute("content");

for (const locale of ["pt-BR", "en-US"]) {
  test.describe(`searched and shared in ${locale}`, () => {
    test.use({ locale });

    test("every page says what it is, where it lives and how it looks", async ({ page, request }) => {
      test.setTimeout(60_000);
      const titles = new Set<string>();
      for (const path of PAGES) {
        await page.goto(path);
        titles.add(await page.title());
        const description = await content(page, "description");
        expect(description?.length, path).toBeGreaterThan(50);
        expect(description?.length, path).toBeLessThanOrEqual(160);
        const canonical = await page.locator("head link[rel=canonical]").getAttribute("href");
        expect(new URL(canonical ?? "").pathname, path).toBe(path);
        const picture = new URL((await content(page, "og:image")) ?? "");
        expect(picture.pathname, path).toContain(`/og/${locale}/`);
        const answer = await request.get(picture.pathname);
        expect(answer.headers()["content-type"], picture.pathname).toBe("image/png");
      }
      expect(titles.size).toBe(PAGES.length);
    });
  });
}

test("plans, questions and the company are told to search engines", async ({ page }) => {
  await page.goto("/pricing");
  const [product] = await structuredData(page);
  expect(product?.offers?.length).toBeGreaterThanOrEqual(3);
  expect(
    product?.offers?.every(
      ({ price, priceCurrency }) => /^\d+\.\d{2}$/.test(price) && priceCurrency === "BRL",
    ),
  ).toBe(true);
  await page.goto("/faq");
  const [questions] = await structuredData(page);
  expect(questions?.["@type"]).toBe("FAQPage");
  expect(questions?.mainEntity).toHaveLength(await page.locator("[data-faq-item]").count());
  await page.goto("/");
  expect((await structuredData(page)).map((data) => data["@type"])).toContain("Organization");
});

test("the sitemap names public pages that answer, and robots are kept from the others", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  expect([...paths].sort()).toEqual([...PAGES].sort());
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /dashboard");
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("the product can be put on a home screen", async ({ request }) => {
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest).toMatchObject({ start_url: "/dashboard", display: "standalone", lang: "pt-BR" });
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"], src).toBe(type);
  }
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});
