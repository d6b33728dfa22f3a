"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";

type PictureButtonProps = {
  busy: boolean;
  /** Opens the camera at once; otherwise a phone offers its pictures, too. */
  capture?: "environment";
  onPicture: (file: File) => void;
  children: ReactNode;
};

/** Takes a picture with a phone's camera, or picks one on a computer: no page needs a right to the camera for it. */
export function PictureButton({ busy, capture, onPicture, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="chip" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture may be picked again.
          target.value = "";
          if (file) onPicture(file);
        }}
      />
    </>
  );
}
