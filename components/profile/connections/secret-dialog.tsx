"use client";

import { type ReactNode, useState } from "react";
import { ShownOnce } from "@/components/profile/connections/shown-once";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";

type Made = { name?: string; secret: string };
type Props = {
  create: string;
  createText: string;
  madeTitle: string;
  madeText: string;
  /** The questions; what came of them is told by `onMade`. */
  form: (onMade: (made: Made) => void) => ReactNode;
};

/** Asks what a new secret is for, then shows it, this once. */
export function SecretDialog({ create, createText, madeTitle, madeText, form }: Props) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setMade(null);
  };
  return (
    <Dialog open={open} onOpenChange={show}>
      <DialogTrigger asChild>
        <Button variant="secondary">{create}</Button>
      </DialogTrigger>
      <DialogContent title={made?.name ?? create} description={made ? undefined : createText} holdsForm>
        {made ? (
          <ShownOnce title={madeTitle} text={madeText} secret={made.secret} onKept={() => show(false)} />
        ) : (
          form(setMade)
        )}
      </DialogContent>
    </Dialog>
  );
}
