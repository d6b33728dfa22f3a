"use client";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { Specimen } from "@/components/showcase/specimen";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { Sheet, SheetContent, SheetTrigger } from "@/components/ui/dialogs/sheet";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { notify } from "@/components/ui/toaster";
import { Tooltip } from "@/components/ui/tooltip";

const NOTICES = [
  { kind: "plain", key: "landing.hero.note" },
  { kind: "success", key: "success.lead_stored" },
  { kind: "error", key: "errors.client.connection" },
] as const;

/** What opens over the page, and the short news at its top right. */
export function Overlays() {
  const t = useTranslations();
  const look = buttonClass({ variant: "secondary" });
  return (
    <>
      <Specimen name="dialog · sheet · dropdown-menu · tooltip">
        <div className="flex flex-wrap gap-3">
          <Dialog>
            <DialogTrigger className={look}>{t("landing.see.reminders.title")}</DialogTrigger>
            <DialogContent
              title={t("landing.see.reminders.title")}
              description={t("landing.see.reminders.text")}
            >
              <DialogClose className={buttonClass()}>{t("common.close")}</DialogClose>
            </DialogContent>
          </Dialog>
          <Sheet>
            <SheetTrigger className={look}>{t("layout.nav.openMenu")}</SheetTrigger>
            <SheetContent title={t("layout.brand")}>{t("landing.see.text")}</SheetContent>
          </Sheet>
          <DropdownMenu>
            <DropdownMenuTrigger
              className={buttonClass({ variant: "secondary", size: "icon" })}
              aria-label={t("diary.meal.more")}
            >
              <Ellipsis className="size-5" aria-hidden />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem>{t("common.previous")}</DropdownMenuItem>
              <DropdownMenuItem>{t("common.next")}</DropdownMenuItem>
              <DropdownMenuItem disabled>{t("common.close")}</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Tooltip text={t("landing.hero.note")}>
            <Button variant="ghost">{t("landing.hero.plans")}</Button>
          </Tooltip>
        </div>
      </Specimen>
      <Specimen name="toaster">
        <div className="flex flex-wrap gap-3">
          {NOTICES.map(({ kind, key }) => (
            <Button key={kind} variant="secondary" onClick={() => notify[kind](t(key))}>
              <code>{kind}</code>
            </Button>
          ))}
        </div>
      </Specimen>
    </>
  );
}
