"use client";

import { Barcode, Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LogBarcode } from "@/components/diary/add/log-barcode";
import { PictureButton } from "@/components/diary/add/picture-button";
import { usePhotosOffered, useSeePhoto } from "@/components/diary/add/use-log-photo";
import type { ItemDraft } from "@/components/diary/items/item-draft";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";

/** Two more ways in: a photo of the plate, where photos are read, and a product's barcode. Both lead to items to confirm. */
export function LogByPicture({ onDrafts }: { onDrafts: (drafts: ItemDraft[]) => void }) {
  const t = useTranslations("diary.picture");
  const words = useTranslations("errors");
  const isOffered = usePhotosOffered();
  const see = useSeePhoto();
  const [isScanning, setScanning] = useState(false);
  const seen = see.data;
  const problem = see.error
    ? errorText(see.error, words)
    : seen?.problem
      ? t(`problem.${seen.problem}`)
      : null;

  function look(file: File) {
    setScanning(false);
    see.mutate(file, {
      onSuccess: ({ drafts, unknown }) => {
        if (unknown.length > 0) notify.plain(t("unknown", { foods: unknown.join(", ") }));
        if (drafts.length > 0) onDrafts(drafts);
      },
    });
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {isOffered && (
          <PictureButton busy={see.isPending} onPicture={look}>
            {!see.isPending && <Camera className="size-4" aria-hidden />}
            {t(see.isPending ? "looking" : "photo")}
          </PictureButton>
        )}
        <Button
          variant="secondary"
          size="chip"
          aria-expanded={isScanning}
          onClick={() => setScanning(!isScanning)}
        >
          <Barcode className="size-4" aria-hidden />
          {t("barcode")}
        </Button>
      </div>
      {isScanning && (
        <LogBarcode
          onDraft={(draft) => {
            setScanning(false);
            onDrafts([draft]);
          }}
        />
      )}
      <p role="status" className="mt-2 text-sm text-pretty text-muted empty:hidden">
        {problem}
      </p>
    </div>
  );
}
