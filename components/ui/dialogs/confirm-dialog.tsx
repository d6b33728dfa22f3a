"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-class";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { DialogActions } from "@/components/ui/dialogs/dialog-actions";

type ConfirmDialogProps = {
  /** What the button says that asks. */
  action: string;
  /** How that button looks. */
  look?: ButtonLook;
  title: string;
  text: string;
  yes: string;
  no: string;
  busy: boolean;
  /** @param done closes the question, once it is known what came of it */
  onYes: (done: () => void) => void;
};

/** A button that asks before it does what cannot be taken back. */
export function ConfirmDialog({ action, look, title, text, yes, no, busy, onYes }: ConfirmDialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Dialog open={asking} onOpenChange={setAsking}>
      <DialogTrigger asChild>
        <Button variant="secondary" {...look}>
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description={text}>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="ghost">{no}</Button>
          </DialogClose>
          <Button variant="danger" busy={busy} onClick={() => onYes(() => setAsking(false))}>
            {yes}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
