import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { PublicHeader } from "@/components/layout/public-header";
import { SkipLink } from "@/components/layout/skip-link";

/** An address that is no language is no page of ours, and is not kept as one. */
export const dynamicParams = false;

export default function PublicLayout({ children }: { children: ReactNode }) {
  const t = useTranslations("layout");
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <PublicHeader />
      <main id="conteudo">{children}</main>
      <Footer />
    </>
  );
}
