"use client";

import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { barcodeReader, readsBarcodes } from "@/lib/client/barcode-reader";
import { isBarcode } from "@/lib/nutrition/own-foods/barcode";

const LOOK_EVERY_MS = 250;

const never = () => () => {};

/** The camera, where the browser reads barcodes by itself; nothing leaves the device but the code. */
export function BarcodeCamera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations("foods.camera");
  const isThere = useSyncExternalStore(
    never,
    () => readsBarcodes() && navigator.mediaDevices !== undefined,
    () => false,
  );
  const [state, setState] = useState<"off" | "on" | "refused">("off");
  if (!isThere) return null;
  return (
    <div className="flex flex-col gap-3">
      {state === "on" ? (
        <>
          <Viewfinder
            label={t("view")}
            onCode={(code) => {
              setState("off");
              onCode(code);
            }}
            onRefused={() => setState("refused")}
          />
          <Button variant="secondary" onClick={() => setState("off")}>
            {t("stop")}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setState("on")}>
          <Camera className="size-4" aria-hidden />
          {t("start")}
        </Button>
      )}
      {state === "refused" && (
        <p role="alert" className="text-sm text-danger">
          {t("refused")}
        </p>
      )}
    </div>
  );
}

type ViewfinderProps = { label: string; onCode: (code: string) => void; onRefused: () => void };

function Viewfinder({ label, onCode, onRefused }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef({ onCode, onRefused });
  useEffect(() => {
    told.current = { onCode, onRefused };
  });
  useEffect(() => {
    const reader = barcodeReader();
    const view = video.current;
    if (!reader || !view) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const codes = await reader.detect(view).catch(() => []);
      const code = codes.map(({ rawValue }) => rawValue).find(isBarcode);
      if (isOver) return;
      if (code) told.current.onCode(code);
      else timer = setTimeout(look, LOOK_EVERY_MS);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: "environment" }, audio: false })
      .then(async (given) => {
        stream = given;
        if (isOver) return stop(given);
        view.srcObject = given;
        await view.play();
        await look();
      })
      .catch(() => {
        if (!isOver) told.current.onRefused();
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, []);
  return (
    <video
      ref={video}
      aria-label={label}
      muted
      playsInline
      className="max-h-80 w-full rounded-card bg-sunken object-cover"
    />
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
