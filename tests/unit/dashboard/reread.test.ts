import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { refetchDay } from "@/components/diary/day/refetch-day";
import { makeQueryClient } from "@/lib/client/query-client";

afterEach(() => onlineManager.setOnline(true));

/** A client whose diary is on the screen. */
async function withDiary() {
  const client = makeQueryClient();
  client.mount();
  let reads = 0;
  const options = { queryKey: ["diary"], queryFn: () => ++reads, refetchInterval: false as const };
  await client.fetchQuery(options);
  const stop = new QueryObserver(client, { ...options, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => {},
  );
  const leave = () => {
    stop();
    client.unmount();
  };
  return { client, reads: () => reads, leave };
}

it("says that a change failed at once when there is no connection, and asks for what is kept", async () => {
  const { client, reads, leave } = await withDiary();
  onlineManager.setOnline(false);
  await refetchDay(client, new Error("no connection"));
  // Without a network the service worker answers.
  await expect.poll(reads).toBe(2);
  leave();
});

it("holds a change that went well until its outcome is on the screen", async () => {
  const { client, reads, leave } = await withDiary();
  await refetchDay(client, null);
  expect(reads()).toBe(2);
  leave();
});

it("tries a change without a connection instead of keeping it for later, unseen", async () => {
  const client = makeQueryClient();
  onlineManager.setOnline(false);
  const refused = new Error("no connection");
  const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(refused) });
  await expect(change.execute(undefined)).rejects.toBe(refused);
});
