import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWebServer } from "@/scripts/web-server";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "garfo-web-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.mocked(console.log).mockRestore();
  rmSync(root, { recursive: true, force: true });
});

/** A program in the web process's place, as short as can be. */
async function start(program: string) {
  writeFileSync(join(root, "server.mjs"), program);
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, "close");
  const log = join(root, "log");
  return {
    port,
    web: startWebServer({ root, dir: root, mode: "start", port, distDir: ".next", env: {}, log }),
  };
}

describe("the web server", () => {
  it("comes back however often it is killed", async () => {
    const { port, web } = await start(
      'import http from "node:http"; http.createServer((_, res) => res.end(String(process.pid))).listen(process.argv.at(-1), "127.0.0.1")',
    );
    await web.ready;
    const pid = () =>
      fetch(`http://127.0.0.1:${port}`).then(
        async (answer) => Number(await answer.text()),
        () => 0,
      );
    for (let killed = 0; killed < 5; killed += 1) {
      const before = await pid();
      process.kill(before, "SIGKILL");
      await vi.waitFor(async () => expect([0, before]).not.toContain(await pid()), { timeout: 30_000 });
    }
    await web.stop();
    expect(await pid()).toBe(0);
  });

  it("has its patterns compiled at their first use from its start on", async () => {
    const { port, web } = await start(
      'import http from "node:http"; http.createServer((_, res) => res.end(process.execArgv.join())).listen(process.argv.at(-1), "127.0.0.1")',
    );
    await web.ready;
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toContain("--no-regexp-tier-up");
    await web.stop();
  });

  it("is given up when it ends by itself before it has ever answered", async () => {
    const { web } = await start('console.log("A setting is missing."); process.exit(1);');
    await expect(web.ready).rejects.toThrow("The web server did not start");
    expect(readFileSync(join(root, "log"), "utf8")).toContain("A setting is missing.");
    await web.stop();
  });
});
