import { useFormatter, useTranslations } from "next-intl";
import { Plate } from "@/components/food/plate";
import { ChatBubble } from "@/components/marketing/landing/chat-bubble";
import { PLATE, PLATE_SUM } from "@/components/marketing/landing/example-day";

const SEEN = ["beans", "rice", "steak", "egg", "salad", "farofa"] as const;

/** A photo of a plate becoming a draft: nothing is logged before its owner has said that it is right. */
export function PhotoExample() {
  const t = useTranslations("landing.photo");
  const foods = useTranslations("landing.chat");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <section className="mx-auto w-full max-w-6xl px-5 py-14 md:py-20">
      <div className="grid items-center gap-8 md:grid-cols-[1fr_1.2fr] md:gap-14">
        <div>
          <h2 className="text-2xl tracking-tight">{t("title")}</h2>
          <p className="mt-4 text-muted md:text-lg">{t("text")}</p>
        </div>
        <figure
          className="flex w-full max-w-md flex-col md:justify-self-end gap-2.5 rounded-card border border-line bg-sunken p-4 text-sm"
          aria-label={t("label")}
        >
          <ChatBubble mine>
            <Plate className="w-44" />
            <p className="sr-only">{t("sent")}</p>
          </ChatBubble>
          <ChatBubble>
            <p className="font-semibold">{t("seen")}</p>
            <ul className="my-2 flex flex-col gap-1">
              {SEEN.map((item) => (
                <li key={item} className="flex flex-wrap justify-between gap-x-4">
                  <span>{foods(item)}</span>
                  <span className="text-muted tabular-nums">
                    {foods("line", { grams: whole(PLATE[item].grams), kcal: whole(PLATE[item].kcal) })}
                  </span>
                </li>
              ))}
            </ul>
            <p className="border-t border-line pt-2">{t("ask", { kcal: whole(PLATE_SUM.kcal) })}</p>
          </ChatBubble>
          <ChatBubble mine>{t("answer")}</ChatBubble>
          <ChatBubble>{t("done")}</ChatBubble>
        </figure>
      </div>
    </section>
  );
}
