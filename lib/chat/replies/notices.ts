import type { OutboundContent, ReplyButton } from "@/lib/chat/channel/outbound-content";
import { type BillingNotice, billingReply, isBilling } from "@/lib/chat/replies/billing-notice";
import type { Format } from "@/lib/chat/replies/format";
import { figure, quoted } from "@/lib/chat/replies/format";
import { quotedList } from "@/lib/chat/replies/logged";
import type { Notice } from "@/lib/chat/replies/outcome";
import { isOfOwnFoods, type OwnFoodNotice, ownFoodText } from "@/lib/chat/replies/own-food-notice";
import { tapId } from "@/lib/chat/replies/tap";
import { firstNameOf } from "@/lib/profile/first-name";

/** Sentences that change nothing, with what is likely wanted next within a tap. */
export function noticeReply(format: Format, notice: Notice): OutboundContent[] {
  if (isBilling(notice)) return billingReply(format, notice);
  if (isOfOwnFoods(notice)) return [{ type: "text", body: ownFoodText(format, notice) }];
  const body = noticeText(format, notice);
  const buttons = noticeButtons(format, notice);
  return [buttons.length > 0 ? { type: "buttons", body, buttons } : { type: "text", body }];
}

type Other = Exclude<Notice, BillingNotice | OwnFoodNotice>;

/** What is said in the same words each time. */
const PLAIN = {
  help: "chat.help",
  goal_needs_weight: "chat.set.needsWeight",
  goal_referred: "goals.referral.eating_disorder",
  profile_refused: "chat.set.profileRefused",
  no_such_topic: "chat.reminders.noSuchTopic",
  dismissed: "chat.notice.dismissed",
  nothing_to_undo: "chat.notice.nothingToUndo",
  nothing_to_correct: "chat.notice.nothingToCorrect",
  nothing_to_repeat: "chat.notice.nothingToRepeat",
  undo_expired: "chat.notice.undoExpired",
  revert_expired: "chat.notice.revertExpired",
  photo_needs_words: "chat.notice.photoNeedsWords",
  audio_needs_words: "chat.notice.audioNeedsWords",
  unsupported_media: "chat.notice.unsupportedMedia",
  too_many: "chat.notice.tooMany",
  failed: "chat.notice.failed",
  stopped: "chat.notice.stopped",
  resumed: "chat.notice.resumed",
  consent_given: "chat.consent.given",
  consent_refused: "chat.consent.refused",
  link_code_invalid: "chat.notice.linkCodeInvalid",
  number_taken: "chat.notice.numberTaken",
} as const satisfies Partial<Record<Notice["kind"], string>>;

type PlainNotice = Extract<Notice, { kind: keyof typeof PLAIN }>;

function isPlain(notice: Notice): notice is PlainNotice {
  return notice.kind in PLAIN;
}

function noticeText(format: Format, notice: Other): string {
  const { t } = format;
  if (isPlain(notice)) return t(PLAIN[notice.kind]);
  switch (notice.kind) {
    case "goal_refused":
      return notice.tooLow
        ? t("chat.set.tooLow")
        : t("chat.set.refused", { name: t(`chat.set.goals.${notice.goal}`) });
    case "aim":
      return notice.aim === "lose" && notice.isTender
        ? `${t("chat.set.tender")}\n\n${t("chat.set.tenderAim")}`
        : t(`chat.set.aim.${notice.aim}`);
    case "human":
      return t("chat.notice.human", { email: notice.email });
    case "erase":
      return t("chat.notice.erase", { url: notice.url });
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
    case "correction_item_unknown":
      return t("chat.notice.correctionItemUnknown", {
        said: quoted(notice.said),
        items: notice.items.join(", "),
      });
    case "correction_unclear":
      return notice.items.length > 0
        ? t("chat.notice.correctionUnclear", { items: notice.items.join(", ") })
        : t("chat.notice.correctionUnclearBare");
    case "correction_water_unknown": {
      const told = notice.told.map((ml) => `${figure(format, ml)} ml`).join(", ");
      const ml = figure(format, notice.ml);
      return told ? t("chat.notice.waterUnknown", { ml, told }) : t("chat.notice.waterUnknownBare", { ml });
    }
    case "correction_kept":
      return t(`chat.notice.kept.${notice.why}`, { dish: notice.dish, part: notice.part });
    case "media":
      if (notice.why === "no_food") return t("chat.media.photo.no_food");
      return t(`chat.media.${notice.media}.${notice.why}`, { limit: notice.limit });
    case "draft":
      return t(`chat.draft.${notice.is}`);
    case "draft_mend":
      return t("chat.draft.mend", { items: notice.items.join(", ") });
    case "consent_asked":
      // The very words that are agreed to at the sign-up: what is noted is their digest.
      return t("chat.consent.asked", {
        title: t("healthConsent.text.title"),
        points: t("healthConsent.text.points").replace(/^/gm, "• "),
        label: t("healthConsent.text.label"),
      });
    case "linked":
      return t("chat.notice.linked", { name: quoted(firstNameOf(notice.name)) });
    case "invitation":
      return t("chat.notice.invitation", { url: notice.url });
    case "subscription_needed":
      return notice.reason === "expired"
        ? t("chat.notice.expired", { url: notice.url })
        : t("chat.notice.pendingPayment", { url: notice.url });
  }
}

function noticeButtons({ t }: Format, notice: Other): ReplyButton[] {
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
  if (notice.kind === "consent_asked") {
    return [say("sim", t("chat.buttons.consent")), say("não", t("chat.buttons.refuse"))];
  }
  if (notice.kind === "stopped" || notice.kind === "consent_refused")
    return [say("reativar", t("chat.buttons.resume"))];
  return [];
}
