import { describe, expect, it } from "vitest";
import { DAILY_QUOTA } from "@/lib/chat/media/read-media.server";
import { db } from "@/lib/db";
import { TODAY } from "@/tests/days";
import { control, createWriter, processed, replies, write } from "./phone";

const speak = (from: string, more: Record<string, unknown>) =>
  control<{ wamid: string }>("/whatsapp/inbound", { from, type: "audio", ...more });

describe("a recording", () => {
  it("is echoed and counts as what was said", async () => {
    const { number, userId } = await createWriter();
    const transcript = `hoje almocei 2 conchas de feijão e um bife médio, peso 72,${number.at(-1)}`;
    const { wamid } = await speak(number, { transcript, times: 4 });
    const [reply] = await replies(number, 1);
    expect(reply?.text).toContain(`Entendi: “${transcript}”`);
    expect(reply?.buttons.map(({ title }) => title)).toEqual(["Corrigir", "Desfazer"]);
    const [meal] = await db().meal.findMany({ where: { userId }, include: { items: true } });
    expect(meal).toMatchObject({ source: "whatsapp_audio", text: transcript, messageId: wamid });
    expect(meal?.items).toHaveLength(2);
    await write(number, "foram 3 conchas");
    expect((await replies(number, 2))[1]?.text).toContain("3 conchas");
  });

  it("keeps its place among the messages before and after it", async () => {
    const { number } = await createWriter();
    await speak(number, { transcript: `bebi 150 ml de água agora ${number}` });
    await write(number, "bebi 250 ml de água");
    const texts = (await replies(number, 2)).map(({ text }) => /\*(\d+) ml\*/.exec(text)?.[1]);
    expect(texts).toEqual(["150", "250"]);
  });

  it("of silence, of another kind or too large is answered honestly", async () => {
    const { number, userId } = await createWriter();
    const base64 = (bytes: Buffer) => bytes.toString("base64");
    const files: [Record<string, unknown>, string][] = [
      [{}, "não entendi nada"],
      [{ audioBase64: base64(Buffer.from("MZ this is a program")) }, "não parece ser um áudio"],
      [
        { audioBase64: base64(Buffer.concat([Buffer.from("OggS"), Buffer.alloc(17 * 1024 * 1024)])) },
        "grande demais",
      ],
    ];
    for (const [at, [file, sentence]] of files.entries()) {
      const { wamid } = await speak(number, file);
      expect((await replies(number, at + 1))[at]?.text).toContain(sentence);
      expect(await processed(wamid)).toMatchObject({ status: "processed" });
    }
    expect(await db().meal.count({ where: { userId } })).toBe(0);
  });

  it("is not lost when the model fails: words are asked for", async () => {
    const { number } = await createWriter();
    await control("/faults", { service: "model", mode: "error", status: 503 });
    await speak(number, { transcript: "comi uma banana" })
      .then(() => replies(number, 1))
      .finally(() => control("/faults", { service: "model", mode: "off" }));
    expect((await replies(number, 1))[0]?.text).toContain("Não consegui ouvir");
  });

  it("beyond the day's number is not listened to, and says so; the one before still is", async () => {
    const { number, userId } = await createWriter();
    const day = TODAY;
    await db().$executeRaw`
      INSERT INTO app.media_readings (id, message_id, user_id, kind, day, started_at, result)
      SELECT gen_random_uuid(), ${number} || i, ${userId}::uuid, 'audio', ${day}::date, now(), '{"kind":"unclear"}'
      FROM generate_series(1, ${DAILY_QUOTA.audio - 1}) AS i`;
    await speak(number, { transcript: `bebi 200 ml de água ${number}` });
    expect((await replies(number, 1))[0]?.text).toContain("*200 ml*");
    await speak(number, { transcript: `bebi 300 ml de água ${number}` });
    expect((await replies(number, 2))[1]?.text).toContain(`${DAILY_QUOTA.audio} áudios`);
    // Photos have a number of their own, and words have none.
    await write(number, "bebi 400 ml de água");
    expect((await replies(number, 3))[2]?.text).toContain("*400 ml*");
    const drunk = await db().waterEntry.findMany({ where: { userId }, orderBy: { ml: "asc" } });
    expect(drunk.map(({ ml }) => ml)).toEqual([200, 400]);
  });
});
