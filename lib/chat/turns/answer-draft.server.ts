import "server-only";
import { type Answered, logUnderstood, type Turn } from "@/lib/chat/logging/log-understood.server";
import { correctDraft, type Draft, draftEntry, withTold } from "@/lib/chat/media/photo-draft";
import type { Notice } from "@/lib/chat/replies/outcome";
import { answerText } from "@/lib/chat/turns/answer-text.server";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";
import { draftVerdict } from "@/lib/portuguese/intents/draft-verdict";
import { understand } from "@/lib/portuguese/intents/understand";
import { TAPPED, type Understanding } from "@/lib/portuguese/meaning/understanding";

type Stored = { id: string; messageId: string; draft: Draft; settled: "kept" | "dropped" | null };

/** Keeps a draft and shows it: from now on corrections speak of it. */
export async function openDraft(turn: Turn, id: string, draft: Draft, changed = false): Promise<Answered> {
  const { tx, person, today, state } = turn;
  await tx.$executeRaw`
    UPDATE app.media_readings SET draft = ${JSON.stringify(draft)}::jsonb WHERE id = ${id}::uuid`;
  return {
    outcome: { kind: "drafted", id, draft, changed, today, avoided: person.avoided },
    state: { ...state, open: null, draft: { id, mending: false } },
  };
}

/** What a tap on a draft's button asks for. */
export async function answerDraftTap(
  turn: Turn,
  tap: { kind: "keep" | "mend" | "drop"; draft: string },
): Promise<Answered> {
  const stored = await findDraft(turn, tap.draft);
  if (!stored) return noticed(turn, { kind: "draft", is: "gone" });
  if (stored.settled) return noticed(turn, { kind: "draft", is: stored.settled });
  if (tap.kind === "keep") return keepDraft(turn, stored);
  if (tap.kind === "drop") return dropDraft(turn, stored, "dropped");
  return askWhatToMend(turn, stored);
}

/**
 * A message while a draft waits: settles or corrects it, or has nothing to do with it. What is logged meanwhile becomes
 * what corrections speak of; the draft's buttons keep working.
 */
export async function answerBesideDraft(turn: Turn, text: string): Promise<Answered> {
  const { state, now, person } = turn;
  const stored = state.draft && (await findDraft(turn, state.draft.id));
  if (!state.draft || !stored || stored.settled) return answerText(withoutDraft(turn), text);
  const verdict = draftVerdict(text);
  if (verdict === "keep") return keepDraft(turn, stored);
  if (verdict === "drop") return dropDraft(turn, stored, "dropped");

  const conversation = { last: [draftEntry(stored.draft)], open: null };
  const understood = understand(text, {
    now,
    timeZone: person.timeZone,
    conversation,
    ownFoods: turn.ownFoods,
  });
  const { command, corrections } = understood;
  if (command?.kind === "undo" || command?.kind === "delete_last" || command?.kind === "dismiss") {
    return dropDraft(turn, stored, "dropped");
  }
  if (!command && corrections.length > 0) return change(turn, stored, understood);
  const told = understood.meals.flatMap(({ items }) => items);
  if (!command && state.draft.mending && told.length > 0) {
    const { meal } = stored.draft;
    const items = withTold(meal.items, told).slice(0, MAX_ITEMS);
    return openDraft(turn, stored.id, { ...stored.draft, meal: { ...meal, items } }, true);
  }
  return answerText(turn, text);
}

async function change(turn: Turn, stored: Stored, { corrections }: Understanding): Promise<Answered> {
  const { draft, problem } = correctDraft(stored.draft, corrections);
  if (draft?.meal.items.length === 0) return dropDraft(turn, stored, "empty");
  if (draft) return openDraft(turn, stored.id, draft, true);
  const items = stored.draft.meal.items.map(({ name }) => name);
  if (problem?.kind === "item_unknown") {
    return noticed(turn, { kind: "correction_item_unknown", said: problem.said, items });
  }
  return askWhatToMend(turn, stored);
}

function askWhatToMend(turn: Turn, { id, draft }: Stored): Answered {
  const items = draft.meal.items.map(({ name }) => name);
  const { outcome, state } = noticed(turn, { kind: "draft_mend", items });
  return { outcome, state: { ...state, open: null, draft: { id, mending: true } } };
}

/** Logs the draft under its photo's message: however often it is asked for, once. */
async function keepDraft(turn: Turn, { id, messageId, draft }: Stored): Promise<Answered> {
  const { meal, water, weight, caption } = draft;
  await settle(turn, id, "kept");
  const photo: Turn = { ...withoutDraft(turn), messageId, text: caption, source: "whatsapp_photo" };
  return logUnderstood(photo, { ...TAPPED, meals: [meal], water, weight });
}

async function dropDraft(turn: Turn, { id }: Stored, is: "dropped" | "empty"): Promise<Answered> {
  await settle(turn, id, "dropped");
  return noticed(withoutDraft(turn), { kind: "draft", is });
}

async function settle({ tx }: Turn, id: string, as: "kept" | "dropped"): Promise<void> {
  await tx.$executeRaw`UPDATE app.media_readings SET settled = ${as}::app.draft_end WHERE id = ${id}::uuid`;
}

/** The person's own draft; null when there is none of that id. */
async function findDraft({ tx, person }: Turn, id: string): Promise<Stored | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const [row] = await tx.$queryRaw<Stored[]>`
    SELECT id::text, message_id AS "messageId", draft, settled::text FROM app.media_readings
    WHERE id = ${id}::uuid AND user_id = ${person.userId}::uuid AND draft IS NOT NULL`;
  return row ?? null;
}

function withoutDraft(turn: Turn): Turn {
  const { draft: _, ...state } = turn.state;
  return { ...turn, state };
}

function noticed({ state }: Turn, notice: Notice): Answered {
  return { outcome: { kind: "notice", notice }, state };
}
