import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { asText } from "@/lib/chat/channel/split";
import { questionReplyText } from "@/lib/chat/replies/answers";
import { askContent } from "@/lib/chat/replies/ask";
import { correctedReply, removedReply } from "@/lib/chat/replies/corrected";
import { draftedReply } from "@/lib/chat/replies/drafted";
import type { Format } from "@/lib/chat/replies/format";
import { loggedReply } from "@/lib/chat/replies/logged";
import { noticeReply } from "@/lib/chat/replies/notices";
import type { Outcome } from "@/lib/chat/replies/outcome";
import { feelingText, safetyText } from "@/lib/chat/replies/safety";
import {
  askWhenReply,
  confirmGoalReply,
  confirmProfileReply,
  goalSetReply,
  profileListText,
  profileSetText,
} from "@/lib/chat/replies/settings";
import { transcriptReply } from "@/lib/chat/replies/transcript";
import { goalsText, remindersText, summaryText, weekText } from "@/lib/chat/replies/views";
import type { Locale } from "@/lib/i18n/locale";
import type { Translator } from "@/lib/i18n/translator";

/**
 * The messages that tell a person what was done or found, in their language and within the channel's limits.
 * @param outcome read back from the database after the change, so that nothing is claimed that is not stored
 */
export function compose(outcome: Outcome, t: Translator, locale: Locale): OutboundContent[] {
  const format: Format = { t, locale, today: "today" in outcome ? outcome.today : "" };
  switch (outcome.kind) {
    case "logged":
      return [...loggedReply(format, outcome), ...(outcome.answer ? compose(outcome.answer, t, locale) : [])];
    case "corrected":
      return correctedReply(format, outcome);
    case "removed":
      return removedReply(format, outcome);
    case "asked":
      return outcome.understood.ask ? askContent(format, outcome.understood.ask, outcome.avoided) : [];
    case "drafted":
      return draftedReply(format, outcome);
    case "heard":
      return transcriptReply(format, outcome.text, compose(outcome.outcome, t, locale));
    case "answer":
      return asText(questionReplyText(format, outcome.answer, outcome.avoided));
    case "summary":
      return asText(summaryText(format, outcome.day, outcome.meals));
    case "week":
      return asText(weekText(format, outcome.week));
    case "goals":
      return asText(goalsText(format, outcome));
    case "reminders":
      return asText(remindersText(format, outcome));
    case "goal_set":
      return goalSetReply(format, outcome);
    case "confirm_goal":
      return confirmGoalReply(format, outcome);
    case "ask_when":
      return askWhenReply(format, outcome);
    case "profile_set":
      return asText(profileSetText(format, outcome));
    case "profile_list":
      return asText(profileListText(format, outcome));
    case "confirm_profile":
      return confirmProfileReply(format, outcome);
    case "safety":
      return asText(safetyText(t, outcome.verdict));
    case "feeling":
      return asText(feelingText(t, outcome.feeling, outcome.hasLogged));
    case "notice":
      return noticeReply(format, outcome.notice);
  }
}
