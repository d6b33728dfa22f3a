import { useTranslations } from "next-intl";
import { useEffect } from "react";

/** Names the page in its tab after what it shows, where only the browser knows that. */
export function usePageTitle(title: string | null): void {
  const t = useTranslations("layout.meta");
  const template = t.raw("template") as string;
  useEffect(() => {
    if (title) document.title = template.replace("%s", title);
  }, [title, template]);
}
