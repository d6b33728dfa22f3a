import type { MetadataRoute } from "next";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";

/** For a home screen. There is one for all languages: nobody's is known where it is fetched. */
export default function manifest(): MetadataRoute.Manifest {
  const t = translator(DEFAULT_LOCALE);
  const icon = (src: string, sizes: string, purpose: "any" | "maskable") => ({
    ...{ src: `/icons/${src}`, sizes, purpose, type: "image/png" },
  });
  return {
    id: "/",
    name: t("layout.meta.title"),
    short_name: t("layout.brand"),
    description: t("layout.meta.description"),
    lang: DEFAULT_LOCALE,
    dir: "ltr",
    start_url: "/dashboard",
    display: "standalone",
    background_color: "#faf6ef",
    theme_color: "#faf6ef",
    categories: ["health", "food", "lifestyle"],
    icons: [
      icon("icon-192.png", "192x192", "any"),
      icon("icon-512.png", "512x512", "any"),
      icon("maskable-512.png", "512x512", "maskable"),
    ],
  };
}
