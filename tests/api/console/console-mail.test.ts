import { randomUUID } from "node:crypto";
import nodemailer from "nodemailer";
import { describe, expect, it } from "vitest";
import { base, get, type Json, post, smtpPort, withConsole } from "./console-rig";

withConsole();

describe("mail", () => {
  const send = (to: string, subject: string) =>
    nodemailer.createTransport({ host: "127.0.0.1", port: smtpPort }).sendMail({
      from: "oi@garfo.test",
      to,
      subject,
      text: "Código 123456",
      html: "<p>Código <b>123456</b></p>",
    });

  it("is caught, newest first, by address", async () => {
    const to = `${randomUUID()}@garfo.test`;
    await send(to, "Primeira: açaí");
    await send(to, "Segunda");
    const { body } = await get(`/control/mail?to=${to.toUpperCase()}`);
    expect(body.map((letter: Json) => letter.subject)).toEqual(["Segunda", "Primeira: açaí"]);
    expect(body[0]).toMatchObject({
      text: expect.stringContaining("123456"),
      html: expect.stringContaining("<b>123456</b>"),
    });
    const page = await fetch(`${base}/console/letters/${body[0].id}`);
    expect(page.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("is refused as ordered", async () => {
    await post("/control/faults", { service: "mail", mode: "error", status: 550, count: 1 });
    await expect(send("a@garfo.test", "x")).rejects.toThrow("550");
    await send("a@garfo.test", "x");
  });
});
