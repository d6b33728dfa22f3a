import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SkipLink } from "@/components/layout/page/skip-link";
import { Footer } from "@/components/layout/public/footer";
import { PublicHeader } from "@/components/layout/public/public-header";

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
