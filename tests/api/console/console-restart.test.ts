import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { app, bearer, dir, freePort, type Json, newNumber, secrets, text, withConsole } from "./console-rig";

withConsole();

describe("what is kept", () => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });

  /** A console in a process of its own, so that it can be killed. */
  async function spawnConsole(home: string) {
    const port = await freePort();
    const options = { port, smtpPort: await freePort(), dir: home, appUrl: app.url, secrets };
    const server = path.resolve("local/console/server.ts");
    const code = `import(${JSON.stringify(server)}).then((m) => m.startConsole(${JSON.stringify(options)})).then(() => console.log("up"));`;
    const child = spawn(process.execPath, ["--import", "tsx", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    await once(child.stdout!, "data");
    return { child, url: `http://127.0.0.1:${port}` };
  }

  it("survives a kill, and the sequence goes on even after a reset", async () => {
    const home = fs.mkdtempSync(path.join(dir, "killed-"));
    const first = await spawnConsole(home);
    const number = newNumber();
    const call = (url: string, to: string, body: object, headers = {}) =>
      fetch(url + to, { method: "POST", headers, body: JSON.stringify(body) }).then(
        (answer) => answer.json() as Json,
      );
    await call(first.url, "/control/whatsapp/inbound", { from: number, type: "text", text: "oi" });
    const reply = { messaging_product: "whatsapp", ...text(number, "Olá") };
    await call(first.url, "/whatsapp/v23.0/1001/messages", reply, bearer);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    fs.appendFileSync(path.join(home, "whatsapp.jsonl"), '{"is":"message","mess');

    const second = await spawnConsole(home);
    const outbox = async () =>
      (await fetch(`${second.url}/control/whatsapp/outbox?to=${number}`)).json() as Promise<Json>;
    const before = await outbox();
    expect(before).toMatchObject([{ text: "Olá" }]);
    await call(second.url, "/whatsapp/v23.0/1001/messages", reply, bearer);
    expect(await outbox()).toHaveLength(2);
    await call(second.url, "/control/reset", {});
    expect(await outbox()).toEqual([]);
    await call(second.url, "/control/whatsapp/inbound", { from: number, type: "text", text: "oi" });
    await call(second.url, "/whatsapp/v23.0/1001/messages", reply, bearer);
    expect((await outbox())[0].seq).toBeGreaterThan(before[0].seq + 1);
  });
});
