import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { CHAT_NUMBER, CONTACT, chatUrl, readableNumber } from "@/lib/contact";

const COPYRIGHT_YEAR = "2024";

export function Footer() {
  const t = useTranslations("layout");
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-5 gap-y-8 px-5 py-12 md:grid-cols-[2fr_1fr_1fr_1.4fr] md:gap-10">
        <div className="col-span-2 max-w-xs md:col-span-1">
          <Logo name={t("brand")} />
          <p className="mt-3 text-sm text-muted">{t("footer.tagline")}</p>
        </div>
        <Column title={t("footer.product")}>
          <FooterLink href="/pricing">{t("footer.plans")}</FooterLink>
          <FooterLink href="/partnerships">{t("footer.partnerships")}</FooterLink>
          <FooterLink href="/faq">{t("footer.faq")}</FooterLink>
        </Column>
        <Column title={t("footer.support")}>
          <FooterLink href="/terms">{t("footer.terms")}</FooterLink>
          <FooterLink href="/privacy">{t("footer.privacy")}</FooterLink>
          <FooterLink href="/faq#fontes">{t("footer.sources")}</FooterLink>
        </Column>
        <Column title={t("footer.contact")} className="col-span-2 md:col-span-1">
          <FooterLink href={CONTACT.socialUrl}>{t("footer.social", { handle: CONTACT.handle })}</FooterLink>
          {CHAT_NUMBER && (
            <FooterLink href={chatUrl(CHAT_NUMBER)}>
              {t("footer.chat", { number: readableNumber(CHAT_NUMBER) })}
            </FooterLink>
          )}
          <FooterLink href={`mailto:${CONTACT.email}`}>{CONTACT.email}</FooterLink>
        </Column>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-col gap-2 px-5 py-6 text-sm text-muted md:flex-row md:justify-between">
          <p>{t("footer.copyright", { year: COPYRIGHT_YEAR })}</p>
          <p>{t("footer.medical")}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2 text-sm">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  const inner = href.startsWith("/");
  const look =
    "inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline md:min-h-8";
  return (
    <li>
      {inner ? (
        <Link href={href} prefetch={false} className={look}>
          {children}
        </Link>
      ) : (
        <a href={href} rel="noopener" className={look}>
          {children}
        </a>
      )}
    </li>
  );
}
