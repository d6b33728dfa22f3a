import type { OutboundContent, ReplyButton } from "@/lib/chat/channel/outbound-content";
import { type BillingNotice, billingReply, isBilling } from "@/lib/chat/replies/billing-notice";
import type { Format } from "@/lib/chat/replies/format";
import { quoted } from "@/lib/chat/replies/format";
import { quotedList } from "@/lib/chat/replies/logged";
import type { Notice } from "@/lib/chat/replies/outcome";
import { tapId } from "@/lib/chat/replies/tap";

/** Sentences that change nothing, with what is likely wanted next within a tap. */
export function noticeReply(format: Format, notice: Notice): OutboundContent[] {
  if (isBilling(notice)) return billingReply(format, notice);
  const body = noticeText(format, notice);
  const buttons = noticeButtons(format, notice);
  return [buttons.length > 0 ? { type: "buttons", body, buttons } : { type: "text", body }];
}

function noticeText({ t }: Format, notice: Exclude<Notice, BillingNotice>): string {
  switch (notice.kind) {
    case "help":
      return t("chat.help");
    case "goal_needs_weight":
      return t("chat.set.needsWeight");
    case "goal_refused":
      return notice.tooLow
        ? t("chat.set.tooLow")
        : t("chat.set.refused", { name: t(`chat.set.goals.${notice.goal}`) });
    case "goal_referred":
      return t("goals.referral.eating_disorder");
    case "aim":
      return t(`chat.set.aim.${notice.aim}`);
    case "profile_refused":
      return t("chat.set.profileRefused");
    case "human":
      return t("chat.notice.human", { email: notice.email });
    case "erase":
      return t("chat.notice.erase", { url: notice.url });
    case "own_food":
      return t("chat.notice.ownFood");
    case "no_such_topic":
      return t("chat.reminders.noSuchTopic");
    case "share":
      return t("chat.notice.share", { url: notice.url });
    case "no_such_reminder":
      return t("chat.reminders.noSuch", { time: notice.time });
    case "talk":
      return t(`chat.talk.${notice.talk}`);
    case "not_understood":
      return notice.unknown.length > 0
        ? t("chat.notice.notUnderstoodFood", { items: quotedList(notice.unknown) })
        : t("chat.notice.notUnderstood");
    case "dismissed":
      return t("chat.notice.dismissed");
    case "nothing_to_undo":
      return t("chat.notice.nothingToUndo");
    case "nothing_to_correct":
      return t("chat.notice.nothingToCorrect");
    case "nothing_to_repeat":
      return t("chat.notice.nothingToRepeat");
    case "correction_item_unknown":
      return t("chat.notice.correctionItemUnknown", {
        said: quoted(notice.said),
        items: notice.items.join(", "),
      });
    case "correction_unclear":
      return notice.items.length > 0
        ? t("chat.notice.correctionUnclear", { items: notice.items.join(", ") })
        : t("chat.notice.correctionUnclearBare");
    case "undo_expired":
      return t("chat.notice.undoExpired");
    case "photo_needs_words":
      return t("chat.notice.photoNeedsWords");
    case "audio_needs_words":
      return t("chat.notice.audioNeedsWords");
    case "media":
      if (notice.why === "no_food") return t("chat.media.photo.no_food");
      return t(`chat.media.${notice.media}.${notice.why}`, { limit: notice.limit });
    case "draft":
      return t(`chat.draft.${notice.is}`);
    case "draft_mend":
      return t("chat.draft.mend", { items: notice.items.join(", ") });
    case "unsupported_media":
      return t("chat.notice.unsupportedMedia");
    case "too_many":
      return t("chat.notice.tooMany");
    case "failed":
      return t("chat.notice.failed");
    case "stopped":
      return t("chat.notice.stopped");
    case "resumed":
      return t("chat.notice.resumed");
    case "linked":
      return t("chat.notice.linked", { name: quoted(notice.name.trim().split(/\s+/)[0] ?? "") });
    case "link_code_invalid":
      return t("chat.notice.linkCodeInvalid");
    case "number_taken":
      return t("chat.notice.numberTaken");
    case "invitation":
      return t("chat.notice.invitation", { url: notice.url });
    case "subscription_needed":
      return notice.reason === "expired"
        ? t("chat.notice.expired", { url: notice.url })
        : t("chat.notice.pendingPayment", { url: notice.url });
  }
}

function noticeButtons({ t }: Format, notice: Exclude<Notice, BillingNotice>): ReplyButton[] {
  const say = (words: string, title: string) => ({ id: tapId({ kind: "say", words }), title });
  if (notice.kind === "help" || (notice.kind === "talk" && notice.talk === "hello")) {
    return [
      say("resumo", t("chat.buttons.summary")),
      say("metas", t("chat.buttons.goals")),
      notice.kind === "help"
        ? say("lembretes", t("chat.buttons.reminders"))
        : say("ajuda", t("chat.buttons.help")),
    ];
  }
  if (notice.kind === "not_understood" || (notice.kind === "talk" && notice.talk === "off_topic")) {
    return [say("ajuda", t("chat.buttons.help"))];
  }
  if (notice.kind === "stopped") return [say("reativar", t("chat.buttons.resume"))];
  return [];
}
