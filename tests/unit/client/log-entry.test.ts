import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeEntry, logEntry, lookAtWaiting, sendWaiting, waitingStore } from "@/lib/client/log-entry";
import { useSession } from "@/lib/client/session-store";
import { browserStore } from "./browser-store";

type Sent = { method: string; path: string; key: string | null; body: Record<string, unknown> };

/** The server as the browser sees it: out of reach, reached without its answer coming back, or there. */
let network: "gone" | "loses_answers" | "there" = "there";
let arrived: Sent[] = [];
let refusal: string | null = null;
let isGone = false;
let version = 1;

async function serve(path: string, init: RequestInit): Promise<Response> {
  if (network === "gone") throw new TypeError("Failed to fetch");
  arrived.push({
    path,
    key: new Headers(init.headers).get("Idempotency-Key"),
    method: init.method ?? "GET",
    body: JSON.parse(String(init.body ?? "{}")),
  });
  if (network === "loses_answers") throw new TypeError("Failed to fetch");
  if (init.method === "DELETE" && isGone) return Response.json({ code: "not_found" }, { status: 404 });
  if (init.method === "PATCH") return Response.json({ id: "1", version: ++version });
  if (refusal) return Response.json({ code: refusal, error: "Não entendemos." }, { status: 422 });
  return Response.json({ id: "1" }, { status: 201 });
}

const ana = { id: "ana", name: "Ana", email: "ana@garfo.test", role: "member", company: null } as const;
const be = (id: string) => useSession.setState({ user: { ...ana, id }, token: "token", isRestored: true });

beforeEach(() => {
  const { indexedDB, navigator } = browserStore();
  vi.stubGlobal("indexedDB", indexedDB);
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "pt-BR" } });
  vi.stubGlobal("location", { pathname: "/dashboard", search: "" });
  vi.stubGlobal("fetch", serve);
  [network, arrived, refusal, isGone, version] = ["there", [], null, false, 1];
  be("ana");
});
afterEach(async () => {
  vi.unstubAllGlobals();
});

describe("what is logged", () => {
  it("is sent at once where there is a network, under a key of its own", async () => {
    expect(await logEntry("/api/water", { ml: 200 })).toEqual({ id: "1" });
    expect(await logEntry("/api/water", { ml: 200 })).toEqual({ id: "1" });
    expect(new Set(arrived.map(({ key }) => key)).size).toBe(2);
    expect(arrived.every(({ key }) => /^[\w-]{8,100}$/.test(key ?? ""))).toBe(true);
    expect(await lookAtWaiting()).toEqual([]);
  });

  it("waits without one, in its order, and is sent once there is one", async () => {
    network = "gone";
    expect(await logEntry("/api/water", { ml: 200 })).toBeNull();
    expect(await logEntry("/api/meals", { text: "2 ovos" })).toBeNull();
    expect(waitingStore.snapshot()).toHaveLength(2);
    expect(await sendWaiting()).toBe(0);
    expect(waitingStore.snapshot()).toHaveLength(2);
    network = "there";
    expect(await sendWaiting()).toBe(2);
    expect(arrived.map(({ path }) => path)).toEqual(["/api/water", "/api/meals"]);
    expect(arrived[0]?.body).toEqual({ ml: 200 });
    // A text says "ontem" of the moment at which it was written.
    expect(arrived[1]?.body).toMatchObject({ text: "2 ovos", toldAt: expect.stringMatching(/T.*Z$/) });
    expect(waitingStore.snapshot()).toEqual([]);
    expect(await sendWaiting()).toBe(0);
  });

  it("is sent again under the key of its first attempt, when only the answer was lost", async () => {
    network = "loses_answers";
    expect(await logEntry("/api/water", { ml: 200 })).toBeNull();
    expect(await sendWaiting()).toBe(0);
    network = "there";
    expect(await sendWaiting()).toBe(1);
    expect(arrived).toHaveLength(3);
    expect(new Set(arrived.map(({ key }) => key)).size).toBe(1);
  });

  it("stays with its reason when the server does not take it, and is not sent again", async () => {
    network = "gone";
    await logEntry("/api/meals", { text: "🙂" });
    [network, refusal] = ["there", "nothing_understood"];
    expect(await sendWaiting()).toBe(0);
    expect(waitingStore.snapshot()).toMatchObject([{ body: { text: "🙂" }, refused: "Não entendemos." }]);
    refusal = null;
    expect(await sendWaiting()).toBe(0);
    expect(arrived).toHaveLength(1);
  });

  it("is refused at once, and kept nowhere, where the server is there", async () => {
    refusal = "nothing_understood";
    await expect(logEntry("/api/meals", { text: "🙂" })).rejects.toMatchObject({
      code: "nothing_understood",
    });
    expect(await lookAtWaiting()).toEqual([]);
  });

  it("is of whoever logged it: neither shown to nor sent for the next one", async () => {
    network = "gone";
    await logEntry("/api/water", { ml: 200 });
    be("bia");
    network = "there";
    expect(await lookAtWaiting()).toEqual([]);
    expect(await sendWaiting()).toBe(0);
    expect(arrived).toEqual([]);
    be("ana");
    expect(await sendWaiting()).toBe(1);
  });
});

describe("what is changed", () => {
  const edit = (kind: string) =>
    changeEntry({ method: "PATCH", path: "/api/meals/1", body: { version: 1, kind } });
  const drop = () => changeEntry({ method: "DELETE", path: "/api/meals/1" });

  it("waits without a network, each edit of a meal on the one before it", async () => {
    network = "gone";
    expect([await edit("lunch"), await edit("dinner"), await drop()]).toEqual([null, null, null]);
    network = "there";
    expect(await sendWaiting()).toBe(3);
    expect(arrived.map(({ method, body }) => [method, body.version])).toEqual([
      ["PATCH", 1],
      ["PATCH", 2],
      ["DELETE", undefined],
    ]);
    expect(await lookAtWaiting()).toEqual([]);
    expect(await sendWaiting()).toBe(0);
  });

  it("is taken for done where what was to go is gone, and refused at once where it never waited", async () => {
    [network, isGone] = ["gone", true];
    await drop();
    network = "there";
    expect(await sendWaiting()).toBe(1);
    expect(waitingStore.snapshot()).toEqual([]);
    await expect(drop()).rejects.toMatchObject({ status: 404 });
  });

  it("goes behind what waits, though there is a network again", async () => {
    network = "gone";
    await edit("lunch");
    network = "there";
    expect(await drop()).toBeNull();
    expect(await sendWaiting()).toBe(2);
    expect(arrived.map(({ method }) => method)).toEqual(["PATCH", "DELETE"]);
  });
});
