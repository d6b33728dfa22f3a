"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { pushQuery, useDeviceSwitch } from "@/components/profile/reminders/device-api";
import { notify } from "@/components/ui/toaster";
import { optInQuery } from "@/components/whatsapp/api";
import { ApiError, errorText } from "@/lib/client/api-error";
import { pushAbility } from "@/lib/client/push-device";

/** What is to be said beside the switch. */
type Said = "denied" | "dismissed" | "failed" | "linked" | null;

/** Reminders in this browser: for who has no WhatsApp linked, and for who has them on already. */
export function DeviceSwitch({ who }: { who: string }) {
  const t = useTranslations("profile.reminders.device");
  const words = useTranslations("errors");
  const { data } = useQuery(pushQuery(who));
  const isLinked = useQuery(optInQuery).data?.status === "confirmed";
  const { mutate, isPending } = useDeviceSwitch(who);
  const [said, setSaid] = useState<Said>(null);
  if (!data?.publicKey || (isLinked && !data.here)) return null;
  const { publicKey, here } = data;
  const ability = pushAbility();
  if (ability === "unable") return null;
  if (ability === "install") return <Box>{<p className="text-sm text-muted">{t("ios")}</p>}</Box>;

  function change() {
    setSaid(null);
    mutate(here ? { off: here } : { on: publicKey as string }, {
      onSuccess: (answer) => {
        if (answer === "denied" || answer === "dismissed") setSaid(answer);
        else if (answer) notify.success(t("on"));
      },
      onError: (error) => {
        if (error instanceof ApiError) notify.error(errorText(error, words));
        else setSaid("failed");
      },
    });
  }

  const saying: Said = said ?? (here && isLinked ? "linked" : ability === "denied" ? "denied" : null);
  return (
    <Box>
      <Checkbox
        label={
          <>
            <span className="font-medium">{t("title")}</span>
            <span className="block text-muted">{t("text")}</span>
          </>
        }
        checked={here !== null}
        disabled={isPending}
        onChange={change}
      />
      <p role="status" className="pl-8 text-sm text-muted empty:hidden">
        {saying && t(saying)}
      </p>
    </Box>
  );
}

function Box({ children }: { children: React.ReactNode }) {
  return <div className="mt-4 mb-5 border-b border-line pb-4">{children}</div>;
}
