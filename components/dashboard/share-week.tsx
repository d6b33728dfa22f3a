"use client";

import { Share2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { dateOf } from "@/lib/nutrition/calendar/day";
import type { Streak } from "@/lib/nutrition/views/streak";

const FILE = "garfo.png";

/** A picture of one's week to send on: days and streak, nothing of one's weight or food. */
export function ShareWeek({ streak }: { streak: Streak }) {
  const t = useTranslations("dashboard.share");
  const brand = useTranslations("layout")("brand");
  const format = useFormatter();
  const [isBusy, setBusy] = useState(false);
  const logged = streak.week.filter((day) => day.logged).length;

  async function share() {
    setBusy(true);
    try {
      const { drawWeek } = await import("@/components/dashboard/draw-week");
      const picture = await drawWeek({
        title: t("title"),
        figure: t("figure", { days: logged }),
        text: streak.capped
          ? t("streakCapped")
          : streak.days > 1
            ? t("streak", { days: streak.days })
            : t("begun"),
        brand,
        days: streak.week.map(({ day, logged }) => ({
          logged,
          name: format.dateTime(dateOf(day), { timeZone: "UTC", weekday: "narrow" }).toUpperCase(),
        })),
      });
      await hand(new File([picture], FILE, { type: picture.type }), t("words", { days: logged }));
    } catch (error) {
      // Who closes the list of apps has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) notify.error(t("failed"));
    }
    setBusy(false);
  }

  return (
    <Button variant="ghost" size="sm" className="mt-3 -mb-2 -ml-3.5" busy={isBusy} onClick={share}>
      {!isBusy && <Share2 className="size-4" aria-hidden />}
      {t("action")}
    </Button>
  );
}

/** To another app where the device can, else into the downloads. */
async function hand(file: File, text: string): Promise<void> {
  const message = { files: [file], text };
  if (navigator.canShare?.(message)) return navigator.share(message);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
