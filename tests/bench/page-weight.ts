import type { Page } from "@playwright/test";

export type Weight = { kind: string; bytes: number; url: string };

/** Bytes that a page really brings over the wire, compressed, until it is quiet; the browser's cache is left out. */
export async function weigh(page: Page, url: string): Promise<Weight[]> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Weight>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    requests.set(requestId, { kind: type.toLowerCase(), bytes: 0, url: response.url });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(url, { waitUntil: "networkidle" });
  await session.detach();
  return [...requests.values()];
}

/** Sum of one kind of resource, in KB of 1,000 bytes. */
export function kilobytes(weights: readonly Weight[], kind: string): number {
  return weights.filter((weight) => weight.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
