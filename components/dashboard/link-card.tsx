"use client";

import { MessageCircle } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

const OptIn = dynamic(() => import("@/components/whatsapp/opt-in").then((file) => file.OptIn), {
  loading: () => <Skeleton className="h-56 rounded-card" />,
});

/** The first thing to do until a number is linked. */
export function LinkCard() {
  const t = useTranslations("dashboard.link");
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OptIn isMain />;
  return (
    <section
      aria-labelledby="link-title"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-leaf-soft p-5"
    >
      <MessageCircle className="size-8 shrink-0 text-leaf" aria-hidden />
      <div className="min-w-0 grow basis-56">
        <h2 id="link-title" className="text-base">
          {t("title")}
        </h2>
        <p className="mt-0.5 text-sm text-pretty">{t("text")}</p>
      </div>
      <Button className="w-full sm:w-auto" onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
    </section>
  );
}
