"use client";

import { useTranslations } from "next-intl";
import { ClosedNotice } from "@/components/subscription/state/closed-notice";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";

/** On screens that stay open for reading once the subscription has run out. */
export function ExpiredNotice() {
  const t = useTranslations("subscription.closed");
  return (
    <div className="mb-4 flex flex-col gap-3 rounded-card bg-carbs-soft pb-4 sm:flex-row sm:items-center sm:pr-5 sm:pb-0">
      <div className="grow">
        <ClosedNotice status="expired" />
      </div>
      <Link href="/subscription" className={`${buttonClass({ size: "sm" })} mx-5 sm:mx-0`}>
        {t("renew")}
      </Link>
    </div>
  );
}
