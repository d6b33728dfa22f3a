import "server-only";
import type { UnreadMedia } from "@/lib/chat/media/media-reading";
import { readMedia } from "@/lib/chat/media/read-media.server";
import { KeyedRunner } from "@/lib/jobs/keyed-runner";
import { log } from "@/lib/log";

/** Slow as models are, those who write wait for none of it: photos have a queue of their own. */
const AT_ONCE = 6;
/** How soon to look again for what another process reads. */
const BUSY_MS = 3_000;

const shared = globalThis as { garfoMedia?: KeyedRunner };

export function mediaQueue(): KeyedRunner {
  shared.garfoMedia ??= new KeyedRunner(AT_ONCE, (error) => {
    log().warn({ name: (error as Error).name }, "a photo or recording waits for another attempt");
  });
  return shared.garfoMedia;
}

/** Has a photo or recording read soon and in this process, then calls `whenRead`. */
export function readSoon(media: UnreadMedia, whenRead: () => void): void {
  mediaQueue().wake(media.messageId, async () => {
    if (!(await readMedia(media))) return BUSY_MS;
    whenRead();
    return null;
  });
}
