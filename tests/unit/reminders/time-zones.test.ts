import { describe, expect, it } from "vitest";
import { BRAZILIAN_ZONES, otherZones, regionOf, zoneName } from "@/components/profile/reminders/time-zones";

describe("time zones", () => {
  it("go by the names that people give the places, in the reader's language", () => {
    expect(zoneName("America/Sao_Paulo", "pt-BR")).toBe("Brasília, São Paulo");
    expect(zoneName("Europe/Lisbon", "pt-BR")).toBe("Lisboa, Porto");
    expect(zoneName("Europe/Lisbon", "en-US")).toBe("Lisbon");
    expect(zoneName("Africa/Algiers", "pt-BR")).toBe("Argel");
    expect(zoneName("Asia/Baghdad", "pt-BR")).toBe("Bagdá");
    expect(zoneName("Europe/Madrid", "pt-BR")).toBe("Madri");
    expect(zoneName("America/New_York", "pt-BR")).toBe("Nova York, Miami, Boston");
    expect(zoneName("America/Argentina/Ushuaia", "pt-BR")).toBe("Ushuaia");
  });

  it.each(["pt-BR", "en-US"])("show nothing of how tables write them, in %s", (locale) => {
    const zones = [...BRAZILIAN_ZONES, ...otherZones("Etc/GMT+3")];
    expect(zones.length).toBeGreaterThan(300);
    expect(zones.filter((zone) => /[/_]/.test(zoneName(zone, locale)))).toEqual([]);
  });

  it("lie in a part of the world, but for those that lie nowhere", () => {
    expect([regionOf("Asia/Tokyo"), regionOf("UTC")]).toEqual(["Asia", null]);
    const nowhere = otherZones("UTC").filter((zone) => regionOf(zone) === null);
    expect(nowhere).toEqual(["UTC"]);
  });
});
