import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOff, isTaken, nextAttempt } from "@/lib/hooks/hook-delivery";
import { hookKey, hookSignature, sealed, unsealed } from "@/lib/hooks/hook-signature";
import { postPublicly } from "@/lib/integrations/public-web/post-publicly";
import { callableUrl, isPublicAddress } from "@/lib/integrations/public-web/public-address";

const NOW = new Date("2026-11-22T15:00:00Z");

describe("addresses", () => {
  it.each([
    ...[
      "127.0.0.1",
      "10.1.2.3",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
    ],
    ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "203.0.113.9"],
    ...["::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
    ...["64:ff9b::7f00:1", "2001:db8::1", "2002:7f00:1::", "nonsense", ""],
  ])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(["8.8.8.8", "172.32.0.1", "1.1.1.1", "2606:4700::1111", "2800:3f0:4001::200e"])(
    "%s is public",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...[
      "http://example.com/",
      "https://example.com:8443/",
      "https://user:pass@example.com/",
      "https://localhost/",
    ],
    ...[
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://017700000001/",
    ],
    ...[
      "https://intranet/",
      "https://printer.local/",
      "https://db.internal/",
      "ftp://example.com/",
      "javascript:alert(1)",
      "",
    ],
  ])("%s is not called", (url) => expect(callableUrl(url)).toBeNull());

  it("of the public internet by https are", () => {
    expect(callableUrl("https://example.com/garfo?x=1")?.href).toBe("https://example.com/garfo?x=1");
  });

  it("are not called where their name leads to this machine", async () => {
    expect(await postPublicly("https://localhost.localdomain/", "{}", {})).toHaveProperty("failure");
    expect(await postPublicly("https://127.0.0.1/", "{}", {})).toEqual({ failure: "address" });
  });
});

describe("what signs a delivery", () => {
  it("is an HMAC over the moment and the body", () => {
    const header = hookSignature("garfo_whsec_x", '{"a":1}', NOW);
    const v1 = createHmac("sha256", "garfo_whsec_x").update('1795359600.{"a":1}').digest("hex");
    expect(header).toBe(`t=1795359600,v1=${v1}`);
  });

  it("is kept sealed, and opened by its own key alone", () => {
    const key = hookKey("a deployment's secret");
    fc.assert(
      fc.property(fc.string(), (secret) => {
        expect(unsealed(sealed(secret, key, randomBytes(12)), key)).toBe(secret);
      }),
    );
    const kept = sealed("segredo", key, randomBytes(12));
    expect(kept.toString("utf8")).not.toContain("segredo");
    expect(() => unsealed(kept, hookKey("another"))).toThrow();
    kept[14]! ^= 1;
    expect(() => unsealed(kept, key)).toThrow();
  });
});

describe("a delivery that fails", () => {
  it("is tried again with growing pauses, then given up", () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map(
      (attempts) => nextAttempt(attempts, NOW)!.getTime() - NOW.getTime(),
    );
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(nextAttempt(8, NOW)).toBeNull();
  });

  it("turns its hook off after days, or at once where it is gone; a redirect takes nothing", () => {
    const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
    expect([
      isOff(500, ago(4.9), NOW),
      isOff(500, ago(5), NOW),
      isOff(410, NOW, NOW),
      isOff(null, NOW, NOW),
    ]).toEqual([...[false, true, true, false]]);
    expect([200, 204, 299, 301, 302, 307, 400, 500].map(isTaken)).toEqual([
      ...[true, true, true, false, false, false, false, false],
    ]);
  });
});
