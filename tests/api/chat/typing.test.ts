import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { createWriter, replies, write } from "./phone";

const CONSOLE = new URL(process.env.WHATSAPP_API_URL ?? "http://127.0.0.1:24330").origin;

/** Resolves when the console is told that the assistant writes to this number. */
async function seenTyping(number: string, until: AbortSignal): Promise<void> {
  const events = await fetch(`${CONSOLE}/console/events`, { signal: until });
  const decoder = new TextDecoder();
  for await (const chunk of events.body ?? []) {
    const changes = [...decoder.decode(chunk, { stream: true }).matchAll(/^data: (.*)$/gm)];
    const typing = changes
      .map(([, data]) => JSON.parse(data ?? "{}"))
      .find(({ kind, on }) => kind === "typing" && on);
    if (typing?.number === number) return;
  }
  throw new Error("the feed ended");
}

it("shows that an answer is being written when it takes long", async () => {
  const { number, userId } = await createWriter();
  const feed = new AbortController();
  const typing = seenTyping(number, feed.signal);
  // Somebody else holds on to the person, as a slow import would.
  await db().$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM app.people WHERE user_id = ${userId}::uuid FOR UPDATE`;
      await write(number, "comi 1 banana");
      await typing;
    },
    { timeout: 15_000 },
  );
  feed.abort();
  const [answer] = await replies(number, 1);
  expect(answer?.text).toContain("Banana");
});
