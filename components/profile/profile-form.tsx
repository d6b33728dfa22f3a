"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/client/api-error";

type ProfileFormProps = {
  title?: string;
  /** What to say when it is saved. */
  saved: string;
  save: (data: FormData) => Promise<unknown>;
  /** Renders the fields with the server's refusals. */
  children: (refused: Record<string, string>) => ReactNode;
};

/** One form of the profile: keeps what was typed when it cannot be saved, and says what was refused where. */
export function ProfileForm({ title, saved, save, children }: ProfileFormProps) {
  const t = useTranslations("profile");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setFailed(false);
    setRefused({});
    try {
      await save(new FormData(event.currentTarget));
      notify.success(saved);
    } catch (error) {
      setFailed(true);
      if (error instanceof ApiError) setRefused(error.fields);
    }
    setBusy(false);
  }

  return (
    <Card>
      {title && <h2 className="mb-4 text-base font-semibold">{title}</h2>}
      <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
        <div className="grid gap-5 sm:grid-cols-2">{children(refused)}</div>
        <FormAlert>{failed ? t("failed") : null}</FormAlert>
        <Button type="submit" busy={busy} className="self-start">
          {busy ? t("saving") : t("save")}
        </Button>
      </form>
    </Card>
  );
}
