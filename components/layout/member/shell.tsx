import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BottomBar } from "@/components/layout/member/bottom-bar";
import { MemberHeader } from "@/components/layout/member/member-header";
import { Offline } from "@/components/layout/member/offline";
import { SidebarContent } from "@/components/layout/member/sidebar-content";
import { SupportFrame } from "@/components/layout/member/support-frame";
import { SkipLink } from "@/components/layout/page/skip-link";

/** The frame of every screen behind the login; `notice` stands above what is shown. */
export function Shell({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const t = useTranslations("layout");
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <MemberHeader />
      <div className="mx-auto flex max-w-7xl">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-60 shrink-0 flex-col overflow-y-auto border-r border-line px-3 py-6 lg:flex">
          <SidebarContent />
        </aside>
        <main id="conteudo" className="min-w-0 grow px-4 pt-4 sm:pt-6 pb-28 md:px-8 lg:pb-12">
          {notice}
          <SupportFrame>{children}</SupportFrame>
        </main>
      </div>
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col lg:bottom-1 lg:items-center">
        <Offline />
        <BottomBar />
      </div>
    </>
  );
}
