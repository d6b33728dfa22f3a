"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormAlert } from "@/components/forms/form-alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/client/api-error";

type Refused = Record<string, string>;

type ProfileFormProps = {
  /** What to say when it is saved. */
  saved: string;
  /** What can be told to be wrong before it is sent. */
  check?: (data: FormData) => Refused;
  save: (data: FormData) => Promise<unknown>;
  /** Renders the fields with what was refused. */
  children: (refused: Refused) => ReactNode;
};

/** One form of the profile: keeps what was typed when it cannot be saved, and leads to the first field to mend. */
export function ProfileForm({ saved, check, save, children }: ProfileFormProps) {
  const t = useTranslations("profile");
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState<Refused>({});

  useEffect(() => {
    if (Object.keys(refused).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wrong = check?.(data) ?? {};
    setRefused(wrong);
    setFailed(false);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await save(data);
      notify.success(saved);
    } catch (error) {
      setFailed(true);
      if (error instanceof ApiError) setRefused(error.fields);
    }
    setBusy(false);
  }

  return (
    <Card>
      <form ref={form} onSubmit={submit} className="flex flex-col gap-5" noValidate>
        <div className="grid items-start gap-5 sm:grid-cols-2">{children(refused)}</div>
        <FormAlert>{failed ? t("failed") : null}</FormAlert>
        <Button type="submit" busy={busy} className="self-start">
          {busy ? t("saving") : t("save")}
        </Button>
      </form>
    </Card>
  );
}
