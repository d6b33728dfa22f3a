import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { OwnFoodsScreen } from "@/components/own-foods/own-foods-screen";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { messagesOf } from "@/lib/i18n/translator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("foods");
  return { title: t("title") };
}

/** From the diary; with words that no other screen needs. */
export default async function FoodsPage() {
  const t = await getTranslations("foods");
  const { common, errors, foods, diary, subscription } = messagesOf(await getLocale());
  const { items, search, origin } = diary;
  const { closed } = subscription;
  return (
    <>
      <ScreenTitle
        aside={
          <Link
            href="/progress?dia=hoje"
            className={`${buttonClass({ variant: "ghost", size: "sm" })} -ml-3.5`}
          >
            <ArrowLeft className="size-4" aria-hidden />
            {t("toDiary")}
          </Link>
        }
      >
        {t("title")}
      </ScreenTitle>
      <NextIntlClientProvider
        messages={{ common, errors, foods, diary: { items, search, origin }, subscription: { closed } }}
      >
        <OwnFoodsScreen />
      </NextIntlClientProvider>
    </>
  );
}
