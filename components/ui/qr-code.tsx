"use client";

import { useEffect, useState } from "react";

/** For whoever sits at a desk with the phone beside it; drawn in the browser, dark on light in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
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
    <div className="hidden size-40 shrink-0 overflow-hidden rounded-control border border-line bg-surface sm:block">
      {/* biome-ignore lint/performance/noImgElement: a data address has nothing to optimise */}
      {source && <img src={source} alt={label} width={160} height={160} />}
    </div>
  );
}
