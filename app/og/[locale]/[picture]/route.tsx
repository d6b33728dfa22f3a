import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SharedPicture } from "@/app/og/shared-picture";
import { PICTURE_SIZE, PICTURES, type Picture } from "@/app/site";
import { LUNCH_SUM } from "@/components/marketing/landing/example-day";
import { isLocale, LOCALES } from "@/lib/i18n/locale";
import { type Translator, translator } from "@/lib/i18n/translator";

/** Drawn once, when the product is built. */
export const dynamic = "force-static";
export const dynamicParams = false;

const NAME = /^(\w+)\.png$/;

export function generateStaticParams() {
  return LOCALES.flatMap((locale) => PICTURES.map((picture) => ({ locale, picture: `${picture}.png` })));
}

const FONTS = join(process.cwd(), "node_modules", "@fontsource", "bricolage-grotesque", "files");
const WEIGHTS = [500, 700] as const;

type Params = { params: Promise<{ locale: string; picture: string }> };

/** `/og/pt-BR/pricing.png`: what messengers show of a page that somebody shares. */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { locale, picture } = await params;
  const name = PICTURES.find((known) => known === NAME.exec(picture)?.[1]);
  if (!isLocale(locale) || !name) return new Response(null, { status: 404 });
  const t = translator(locale);
  const fonts = WEIGHTS.map(async (weight) => ({
    ...{ name: "Bricolage", style: "normal" as const, weight },
    data: await readFile(join(FONTS, `bricolage-grotesque-latin-${weight}-normal.woff`)),
  }));
  const answer = t("auth.aside.answer", {
    kcal: Math.round(LUNCH_SUM.kcal),
    protein: Math.round(LUNCH_SUM.protein_g),
  });
  return new ImageResponse(
    <SharedPicture title={titleOf(name, t)} question={t("auth.aside.quote")} answer={answer} />,
    { ...PICTURE_SIZE, fonts: await Promise.all(fonts) },
  );
}

function titleOf(picture: Picture, t: Translator): string {
  switch (picture) {
    case "home":
      return t("landing.hero.title");
    case "pricing":
      return t("plans.title");
    case "partnerships":
      return t("partnerships.title");
    case "faq":
      return t("faq.title");
    case "signup":
      return t("auth.signup.account.title");
  }
}
