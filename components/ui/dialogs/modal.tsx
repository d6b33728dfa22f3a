"use client";

import { hideOthers } from "aria-hidden";
import { Dialog as Radix } from "radix-ui";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { useBackIsEscape } from "@/components/hooks/use-back-is-escape";
import { useKeptFocus } from "@/components/hooks/use-kept-focus";

type Dialog = RefObject<HTMLDivElement | null>;

/**
 * Takes the page's place while it is open. Not by Radix's `modal`: that gives the body an inherited style and the document
 * a sheet, for each of which a phone styles the whole page anew, when it opens and when it closes.
 */
export function Modal(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export function ModalContent({ onPointerDownOutside, ...rest }: ComponentProps<typeof Radix.Content>) {
  const dialog: Dialog = useRef(null);
  const focus = useKeptFocus(dialog);
  return (
    <Radix.Portal>
      <Shade dialog={dialog} />
      <Radix.Content
        ref={dialog}
        {...focus}
        onPointerDownOutside={(event) => {
          // What asks for a menu of the browser's closes nothing.
          const { button, ctrlKey } = event.detail.originalEvent;
          if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault();
          onPointerDownOutside?.(event);
        }}
        {...rest}
      />
    </Radix.Portal>
  );
}

/** Dims the page, and keeps fingers, scrolling, Back and screen readers from it; there only while the dialog is open. */
function Shade({ dialog, ...rest }: ComponentProps<"div"> & { dialog: Dialog }) {
  useBackIsEscape(dialog);
  useEffect(() => {
    if (!dialog.current) return;
    const ends = [lockScroll(), hideOthers(dialog.current), keepLostFocus(dialog.current)];
    return () => {
      for (const end of ends) end();
    };
  }, [dialog]);
  return (
    <div {...rest} className="pointer-events-auto fixed inset-0 z-50 animate-fade touch-none bg-scrim" />
  );
}

/** What had the focus and is gone leaves it to the dialog, not to the page. */
function keepLostFocus(dialog: HTMLElement): () => void {
  const watch = new MutationObserver((changes) => {
    const isGone = changes.some(({ removedNodes }) => removedNodes.length > 0);
    if (isGone && document.activeElement === document.body) dialog.focus();
  });
  watch.observe(dialog, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** How many dialogs hold the page still. */
let locks = 0;

function lockScroll(): () => void {
  const { style } = document.body;
  if (locks++ === 0) {
    // Where scroll bars take room, the page keeps its width without one.
    const bar = innerWidth - document.documentElement.clientWidth;
    style.overflow = "hidden";
    if (bar > 0) style.marginRight = `${bar}px`;
  }
  return () => {
    if (--locks > 0) return;
    style.overflow = "";
    style.marginRight = "";
  };
}
