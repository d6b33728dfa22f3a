import { once } from "node:events";
import net from "node:net";
import { describe, expect, it } from "vitest";
import { FIRST_PORT } from "@/scripts/machines";

const app = new URL(process.env.NEXT_PUBLIC_APP_URL ?? "");
const { hostname } = app;
/** Of several web processes the first itself: the proxy before them refuses such requests in words of its own. */
const port = Number(process.env.MACHINES ?? 1) > 1 ? Number(app.port) + FIRST_PORT : Number(app.port);

/** Sends bytes as they stand, which no client of HTTP would, and reads until the connection ends. */
async function sendRaw(bytes: string) {
  const socket = net.connect(port, hostname);
  await once(socket, "connect");
  socket.write(bytes);
  let answered = "";
  for await (const chunk of socket) answered += chunk;
  const [head = "", body = ""] = answered.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body };
}

function send(line: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ Host: `${hostname}:${port}`, Connection: "close", ...headers });
  return sendRaw(`${line} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
}

describe("what no handler is asked for", () => {
  it.each([
    "GET /api/user/%E0%A4%A",
    "GET /api/%",
    "POST /api/meals/%ZZ",
    "GET /profile/%E0%A4%A",
    "GET /%ff.txt",
    "GET /_next/static/%C3%28.js",
    "GET /api/foods%00",
    "GET http://elsewhere.example/api/health",
    "OPTIONS *",
  ])("%s is an address that cannot be read", async (line) => {
    const { status, body } = await send(line);
    expect([status, JSON.parse(body)]).toEqual([
      400,
      {
        error: "Este endereço não pode ser lido. Confira se ele foi copiado inteiro.",
        code: "malformed_address",
      },
    ]);
  });

  it.each(["TRACE /", "TRACE /api/user", "PROPFIND /api/user", "QUERY /"])(
    "%s is no kind of request",
    async (line) => {
      const { status, head, body } = await send(line, { "Accept-Language": "en-US,en;q=0.9,pt;q=0.8" });
      expect([status, JSON.parse(body).code]).toEqual([405, "method_not_allowed"]);
      expect(JSON.parse(body).error).toBe("This address does not accept that kind of request.");
      expect(head).toMatch(/^Allow: GET, HEAD, POST/m);
    },
  );

  it.each([
    [`GET /api/foods?q=${"a".repeat(20_000)}`, {}, 431, "request_too_long"],
    ["GET /api/health", { Cookie: "a".repeat(20_000) }, 431, "request_too_long"],
    ["GET /api/health", { "Content-Length": "many" }, 400, "malformed_request"],
  ] as const)(
    "what is no request at all is refused in our form (%#)",
    async (line, headers, status, code) => {
      const answer = await send(line, headers);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    },
  );

  it.each([
    ["GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed_request"],
    ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "malformed_request"],
    ["CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n", 405, "method_not_allowed"],
    ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "malformed_request"],
    ["hello\r\n\r\n", 400, "malformed_request"],
  ] as const)("%j gets the form of the API, as described", async (bytes, status, code) => {
    const answer = await sendRaw(bytes);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      { code, error: expect.stringMatching(/\.$/) },
    ]);
    expect(answer.head).toMatch(/^Content-Type: application\/json$/im);
    const described = (await (await fetch(new URL("/api/openapi.json", app))).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(described.paths["/api/health"]?.get?.responses).toHaveProperty(String(status));
  });

  it("speaks English to who asks for a tunnel in English, and lives on when they hang up", async () => {
    const ask = "CONNECT a.example:1 HTTP/1.1\r\nHost: a.example\r\nAccept-Language: en\r\n\r\n";
    expect(JSON.parse((await sendRaw(ask)).body).error).toBe(
      "This address does not accept that kind of request.",
    );
    for (let times = 0; times < 20; times++) {
      const socket = net.connect(port, hostname);
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(ask, () => socket.resetAndDestroy());
    }
    expect((await send("GET /api/health")).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { Expect: "a-miracle" },
    { Upgrade: "websocket", Connection: "Upgrade, close" },
    { Upgrade: "h2c", Connection: "Upgrade, HTTP2-Settings, close" },
  ])("answers as ever whoever asks for %j", async (headers) => {
    // The second time Next has set itself up on the server.
    for (const _ of ["first", "second"]) expect((await send("GET /api/health", headers)).status).toBe(200);
  });

  it("takes a request of HTTP/1.0, which names no host", async () => {
    expect((await sendRaw("GET /api/health HTTP/1.0\r\n\r\n")).status).toBe(200);
  });

  it("keeps an idle connection for longer than a proxy in front does", async () => {
    const socket = net.connect(port, hostname);
    socket.write(`HEAD /robots.txt HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    const [head] = await once(socket, "data");
    socket.destroy();
    expect(Number(/^Keep-Alive: timeout=(\d+)/m.exec(String(head))?.[1])).toBeGreaterThan(60);
  });

  it.each([
    ["GET /api/health", 200],
    ["GET /api/foods?q=%E0%A4%A", 401],
    ["GET /caf%C3%A9", 307],
  ])("%s goes in", async (line, status) => {
    expect((await send(line)).status).toBe(status);
  });
});

describe("scripts and styles of the build", () => {
  const fileOf = async (kind: "js" | "css") => {
    const page = await (await fetch(new URL("/faq", app))).text();
    return new RegExp(`/_next/static/[^"]+\\.${kind}`).exec(page)?.[0] ?? "";
  };
  const sent = (path: string, accepted: string) =>
    fetch(new URL(path, app), { headers: { "Accept-Encoding": accepted } });

  it.each(["js", "css"] as const)("come as the build has compressed them, for good (%s)", async (kind) => {
    const path = await fileOf(kind);
    const [small, usual] = await Promise.all([sent(path, "gzip, deflate, br, zstd"), sent(path, "gzip")]);
    expect(small.headers.get("content-encoding")).toBe("br");
    expect(usual.headers.get("content-encoding")).toBe("gzip");
    for (const name of ["content-type", "x-content-type-options"])
      expect(small.headers.get(name)).toBe(usual.headers.get(name));
    expect(small.headers.get("cache-control")).toMatch(/max-age=31536000, ?immutable$/);
    expect(small.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await small.text()).toBe(await usual.text());
  });

  it("are none where no such file is, and nothing beside them is to be had", async () => {
    for (const path of ["/_next/static/none.js", "/_next/static/../server/app-paths-manifest.js"])
      expect((await sent(path, "br")).status, path).toBe(404);
    const inside = await send("GET /_next/static/%2e%2e/server/app-paths-manifest.js", {
      "Accept-Encoding": "br",
    });
    expect(inside.status).toBeGreaterThanOrEqual(300);
  });
});
