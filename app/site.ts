import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

/** Where the product lives. */
export const SITE = new URL(process.env.NEXT_PUBLIC_APP_URL ?? "http://127.0.0.1:3000");

/** Pages with a picture of their own for when somebody shares them. */
export const PICTURES = ["home", "pricing", "partnerships", "faq", "signup"] as const;
export type Picture = (typeof PICTURES)[number];

export const PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * What search engines and messengers read of a page. The address is the same in every language, so it is canonical for
 * all of them.
 */
export async function shared(page: {
  path: string;
  /** null is the product's own title. */
  title: string | null;
  description: string;
  picture?: Picture;
}): Promise<Metadata> {
  const { path, title, description, picture = "home" } = page;
  const locale = await getLocale();
  const t = await getTranslations("layout.meta");
  return {
    ...(title === null ? {} : { title }),
    description,
    alternates: { canonical: path },
    openGraph: {
      ...{ type: "website", siteName: "Garfo", url: path, locale: locale.replace("-", "_") },
      ...{ title: title ?? t("title"), description },
      images: [{ url: `/og/${locale}/${picture}.png`, ...PICTURE_SIZE, type: "image/png" }],
    },
    twitter: { card: "summary_large_image" },
  };
}
