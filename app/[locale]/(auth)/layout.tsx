import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AuthAside } from "@/components/auth/frame/auth-aside";
import { SessionWords } from "@/components/layout/page/session-words";
import { PageChoices } from "@/components/layout/preferences/page-choices";
import { Link } from "@/components/ui/link";
import { Logo } from "@/components/ui/logo";
import { NoScript } from "@/components/ui/no-script";

/** One task, no distractions. Rendered per request, because each answer has a content policy of its own. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  await connection();
  const t = await getTranslations("layout");
  return (
    <SessionWords groups={["common", "auth", "healthConsent", "plans", "payment", "errors", "success"]}>
      <div className="grid min-h-dvh lg:grid-cols-[1fr_1.05fr]">
        <div className="flex flex-col">
          <header className="flex h-16 items-center gap-1 px-5">
            <Link
              href="/"
              className="mr-auto inline-flex min-h-11 items-center rounded-control"
              aria-label={t("home")}
            >
              <Logo name={t("brand")} />
            </Link>
            <PageChoices />
          </header>
          {/* From the top: what is centred moves while the rest of it is on its way, and with each sentence below a field. */}
          <main id="conteudo" className="flex grow flex-col px-5 py-8 lg:pt-[6dvh]">
            <div className="mx-auto w-full max-w-sm">
              <NoScript>{t("noScript")}</NoScript>
              {children}
            </div>
          </main>
        </div>
        <AuthAside />
      </div>
    </SessionWords>
  );
}
