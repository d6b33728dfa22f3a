"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { Modal, ModalContent } from "@/components/ui/dialogs/modal";

export const Dialog = Modal;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

type ContentProps = {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** What is typed would be lost: a click beside it does not close it. */
  holdsForm?: boolean;
  /** A drawer rises from a phone's edge, as far as leaves news their room above its title, and stands high on a larger screen: what grows in it grows downwards. */
  look?: keyof typeof LOOK;
};

const LOOK = {
  dialog:
    "inset-x-4 bottom-4 max-h-[calc(100dvh-2rem)] max-w-md rounded-card p-6 md:inset-y-0 md:my-auto md:h-fit",
  wide: "inset-x-4 bottom-4 max-h-[calc(100dvh-2rem)] max-w-xl rounded-card p-4 sm:p-6 md:inset-y-0 md:my-auto md:h-fit",
  drawer:
    "inset-x-0 bottom-0 max-h-(--drawer) max-w-xl rounded-t-card px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6 md:top-[10dvh] md:bottom-auto md:max-h-[80dvh] md:rounded-card",
} as const;

/** An open list of suggestions takes Escape for itself: the dialog around it, and what was typed there, stays. */
function leaveToList(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches("[role=combobox][aria-expanded=true]")) {
    event.preventDefault();
  }
}

/** One question or one small task over the page. Escape and, unless it holds a form, a click outside close it. */
export function DialogContent({
  title,
  description,
  children,
  className,
  holdsForm,
  look = "dialog",
}: ContentProps) {
  const t = useTranslations("common");
  return (
    <ModalContent
      onEscapeKeyDown={leaveToList}
      onPointerDownOutside={(event) => holdsForm && event.preventDefault()}
      {...(description ? {} : { "aria-describedby": undefined })}
      className={cn(
        "fixed z-50 mx-auto animate-rise scroll-pb-28 overflow-y-auto border border-line bg-surface",
        LOOK[look],
        className,
      )}
    >
      <Radix.Title className="pr-12 text-lg">{title}</Radix.Title>
      {description && (
        <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
      )}
      {children && <div className="mt-5">{children}</div>}
      {/* Last, so that the focus begins with what the dialog is about. */}
      <Radix.Close
        className={cn(
          buttonClass({ variant: "ghost", size: "icon" }),
          "absolute",
          { dialog: "top-4 right-4", wide: "top-2 right-2 sm:top-4 sm:right-4", drawer: "top-2 right-2" }[
            look
          ],
        )}
        aria-label={t("close")}
      >
        <X className="size-5" aria-hidden />
      </Radix.Close>
    </ModalContent>
  );
}
