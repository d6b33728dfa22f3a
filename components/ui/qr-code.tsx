"use client";

import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";

type QrCodeProps = {
  text: string;
  label: string;
  /** Held out to somebody else's phone: large, on a phone too. */
  isHeldOut?: boolean;
};

/** For whoever sits at a desk with the phone beside it; drawn in the browser, dark on light in both themes. */
export function QrCode({ text, label, isHeldOut = false }: QrCodeProps) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("qrcode")
      .then(({ toDataURL }) => toDataURL(text, { margin: 1, width: 320 }))
      .then((url) => isCurrent && setSource(url))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div
      className={cn(
        "shrink-0 overflow-hidden rounded-control border border-line bg-surface",
        isHeldOut ? "mx-auto size-60" : "hidden size-40 sm:block",
      )}
    >
      {/* biome-ignore lint/performance/noImgElement: a data address has nothing to optimise */}
      {source && <img src={source} alt={label} width={320} height={320} className="size-full" />}
    </div>
  );
}
