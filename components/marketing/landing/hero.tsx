import { useTranslations } from "next-intl";
import { Plate } from "@/components/food/plate";
import { ExampleChat } from "@/components/marketing/landing/example-chat";
import { ExampleDayCard } from "@/components/marketing/landing/example-day-card";
import { PlaysWhenSeen } from "@/components/marketing/landing/plays-when-seen";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";

export function Hero() {
  const t = useTranslations("landing.hero");
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 pt-10 pb-14 lg:grid-cols-[1fr_1.15fr] lg:items-center lg:gap-14 lg:pt-16 lg:pb-20">
      <div>
        <h1 className="text-2xl leading-[1.12] tracking-tight sm:text-3xl">{t("title")}</h1>
        <p className="mt-5 max-w-xl text-base text-muted md:text-lg">{t("text")}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/signup" className={buttonClass({ size: "lg" })}>
            {t("signup")}
          </a>
          <Link href="/pricing" className={buttonClass({ size: "lg", variant: "secondary" })}>
            {t("plans")}
          </Link>
        </div>
        <p className="mt-4 text-sm text-muted">{t("note")}</p>
        <Plate className="mx-auto mt-8 w-64 sm:w-80 lg:mx-0 lg:w-88" />
      </div>
      <PlaysWhenSeen className="plays grid items-center gap-4 sm:grid-cols-[1.4fr_1fr]">
        <ExampleChat />
        <ExampleDayCard />
      </PlaysWhenSeen>
    </div>
  );
}
