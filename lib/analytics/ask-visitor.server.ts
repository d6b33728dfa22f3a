import "server-only";
import { isAnalyticsOn } from "@/lib/analytics/is-analytics-on.server";
import { QUESTION_WORDS, type VisitorQuestion } from "@/lib/analytics/visitor-question";
import type { Context } from "@/lib/context";
import { translator } from "@/lib/i18n/translator";
import { scriptAttributes } from "@/lib/integrations/analytics/analytics-service";

/** What a browser needs in order to ask, and to begin once it was allowed to: no page brings it along. */
export async function askVisitor({ locale }: Pick<Context<null>, "locale">): Promise<VisitorQuestion> {
  const t = translator(locale);
  const words = Object.fromEntries(QUESTION_WORDS.map((word) => [word, t(`analytics.${word}`)]));
  return {
    attributes: (await isAnalyticsOn()) ? { ...scriptAttributes() } : null,
    words: words as VisitorQuestion["words"],
  };
}
