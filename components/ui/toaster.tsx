"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import type { ToasterProps } from "sonner";
import { cn } from "@/components/ui/cn";
import { focusPage } from "@/components/ui/focus-page";
import { endPassingNews, keepEnder } from "@/components/ui/passing-news";
import { takeFromTab } from "@/lib/client/tab-words";

const DURATION_MS = { plain: 4000, success: 3000, error: 5000, wayBack: 8000 } as const;

/** A way back from what the news tell. */
type WayBack = { label: string; onClick: () => void };
type Options = { duration?: number };

/**
 * Short news at the top right: 4 s, 3 s when it went well, 5 s when it did not; 8 s with a way back, which has to be read and
 * reached. What went well is over with the next error, unless it holds a way back.
 */
export const notify = {
  plain: (text: string, options?: Options) =>
    tell(({ toast }) => toast(text, { duration: DURATION_MS.plain, ...options })),
  success: (text: string, { action, ...options }: Options & { action?: WayBack } = {}) =>
    tell(({ toast }) => {
      if (action) toast.success(text, { duration: DURATION_MS.wayBack, ...options, action: leaving(action) });
      else {
        const id = toast.success(text, { duration: DURATION_MS.success, ...options });
        keepEnder(() => toast.dismiss(id));
      }
    }),
  error: (text: string, options?: Options) =>
    tell(({ toast }) => {
      endPassingNews();
      toast.error(text, { duration: DURATION_MS.error, ...options });
    }),
};

/**
 * The button goes with its news: the keyboard goes on from where it was before, which sonner gives the focus back to as soon
 * as it leaves, and from the page where that is gone.
 */
function leaving({ label, onClick }: WayBack): WayBack {
  return {
    label,
    onClick: () => {
      onClick();
      focusPage();
    },
  };
}

/** What shows the news is fetched with the first of them; news before it stands would be lost, hence the wait. */
let isWanted = false;
let want = () => {};
let stand = () => {};
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

function tell(say: (sonner: typeof import("sonner")) => unknown): void {
  isWanted = true;
  want();
  void Promise.all([import("sonner"), standing]).then(([sonner]) => say(sonner));
}

function onWanted(listener: () => void): () => void {
  want = listener;
  return () => {
    want = () => {};
  };
}

const TOAST_CLASS = {
  toast:
    "flex w-full items-center gap-3 rounded-card bg-(--toast) px-4 font-sans py-3.5 text-sm text-(--toast-ink) shadow-lg md:w-[22rem]",
  title: cn("leading-5", "whitespace-pre-line"),
  icon: "shrink-0",
  actionButton: "ml-auto shrink-0 font-semibold underline underline-offset-4 min-h-9 px-1",
};

const Sonner = dynamic(() => import("sonner").then(({ Toaster }) => announced(Toaster)), { ssr: false });

/** The same, telling once it stands. Effects of what is inside run first. */
function announced(Shown: React.ComponentType<ToasterProps>) {
  return function Announced(props: ToasterProps) {
    useEffect(() => stand(), []);
    return <Shown {...props} />;
  };
}

/** Up to twenty at once, each of them whole: one that comes must not cover another's way back. Dark on both themes. */
export function Toaster() {
  const t = useTranslations("common");
  const isShown = useSyncExternalStore(
    onWanted,
    () => isWanted,
    () => false,
  );
  useEffect(() => {
    const news = takeFromTab("garfo-news");
    if (news) notify.success(news);
  }, []);
  if (!isShown) return null;
  return (
    <Sonner
      position="top-right"
      visibleToasts={20}
      expand
      duration={DURATION_MS.plain}
      gap={8}
      containerAriaLabel={t("notices")}
      toastOptions={{ unstyled: true, classNames: TOAST_CLASS }}
      icons={{
        success: <CircleCheck className="size-5 text-(--toast-positive)" aria-hidden />,
        error: <CircleAlert className="size-5 text-(--toast-danger)" aria-hidden />,
      }}
    />
  );
}
