import { useLocale, useTranslations } from "next-intl";
import { LanguageSelect } from "@/components/layout/preferences/language-select";
import { ThemeToggle } from "@/components/layout/preferences/theme-toggle";
import { BUSINESS_MENU } from "@/components/layout/public/audiences";
import { BusinessMenu } from "@/components/layout/public/business-menu";
import { EntryLinks } from "@/components/layout/public/entry-links";
import { MobileMenu } from "@/components/layout/public/mobile-menu";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { LOCALES } from "@/lib/i18n/locale";

const LINKS = [
  { key: "features", href: "/pricing" },
  { key: "plans", href: "/pricing" },
  { key: "partner", href: "/partnerships" },
] as const;

export function PublicHeader() {
  const t = useTranslations("layout");
  const locale = useLocale();
  const business = BUSINESS_MENU.map(({ key, icon: Icon }) => ({
    href: `/partnerships#${key}`,
    title: t(`business.${key}.title`),
    text: t(`business.${key}.text`),
    icon: <Icon className="size-5" aria-hidden />,
  }));
  const language = (
    <LanguageSelect
      current={locale}
      label={t("language.label")}
      options={LOCALES.map((value) => ({ value, name: t(`language.${value}`) }))}
    />
  );
  const entry = { login: t("nav.login"), signup: t("nav.signup"), dashboard: t("nav.dashboard") };
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5">
        <Link
          href="/"
          prefetch={false}
          className="mr-auto inline-flex rounded-control lg:mr-6"
          aria-label={t("home")}
        >
          <Logo name={t("brand")} />
        </Link>
        <nav className="mr-auto hidden items-center gap-1 lg:flex" aria-label={t("nav.label")}>
          {LINKS.map(({ key, href }) => (
            <Link
              key={key}
              href={href}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium hover:bg-sunken"
            >
              {t(`nav.${key}`)}
            </Link>
          ))}
          <BusinessMenu label={t("nav.business")} links={business} />
        </nav>
        <div className="hidden lg:block">{language}</div>
        <ThemeToggle label={t("theme.toggle")} />
        <div className="hidden items-center gap-2 lg:flex">
          <EntryLinks words={entry} />
        </div>
        <MobileMenu open={t("nav.openMenu")} close={t("nav.closeMenu")}>
          <nav aria-label={t("nav.label")} className="flex flex-col divide-y divide-line">
            {LINKS.map(({ key, href }) => (
              <Link key={key} href={href} className="flex min-h-13 items-center text-base font-medium">
                {t(`nav.${key}`)}
              </Link>
            ))}
            <div className="py-3">
              <p className="py-2 text-sm text-muted">{t("nav.business")}</p>
              {business.map(({ href, title, icon }) => (
                <Link key={href} href={href} className="flex min-h-11 items-center gap-3">
                  <span className="text-leaf">{icon}</span>
                  {title}
                </Link>
              ))}
            </div>
          </nav>
          <div className="flex flex-col gap-3 border-t border-line pt-4">
            <EntryLinks words={entry} />
            <div className="-ml-2.5">{language}</div>
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
