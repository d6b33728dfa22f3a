"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Modal, ModalContent } from "@/components/ui/dialogs/modal";

export const Sheet = Modal;
export const SheetTrigger = Radix.Trigger;

/** A panel from the left edge, for the navigation on a phone. */
export function SheetContent({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <ModalContent
      aria-describedby={undefined}
      className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,86vw)] animate-sheet flex-col overflow-y-auto border-r border-line bg-surface p-4"
    >
      <div className="mb-2 flex items-center justify-between">
        <Radix.Title className="px-3 text-base">{title}</Radix.Title>
        <Radix.Close className={buttonClass({ variant: "ghost", size: "icon" })} aria-label={t("close")}>
          <X className="size-5" aria-hidden />
        </Radix.Close>
      </div>
      <div className="flex grow flex-col">{children}</div>
    </ModalContent>
  );
}
