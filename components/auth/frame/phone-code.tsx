"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormAlert } from "@/components/forms/form-alert";
import { useEarly } from "@/components/forms/use-early";
import { Button } from "@/components/ui/button";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import { errorText } from "@/lib/client/api-error";

type Channel = SecondFactor["phoneChannels"][number];

type PhoneCodeProps = {
  /** The last two digits of the number, "" where they are not known. */
  end: string;
  channels: readonly Channel[];
  /** By which way one was sent already. */
  sentBy?: Channel;
  send: (channel: Channel) => Promise<unknown>;
};

/** Sends a code to the phone that is the second factor, as often as it takes, and says that it did. */
export function PhoneCode({ end, channels, sentBy, send }: PhoneCodeProps) {
  const t = useTranslations("common.phoneCode");
  const words = useTranslations("errors");
  const [last, setLast] = useState<Channel | null>(sentBy ?? null);
  const [busy, setBusy] = useState<Channel | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function sendBy(channel: Channel) {
    setBusy(channel);
    setFailure(null);
    await send(channel).then(() => setLast(channel), setFailure);
    setBusy(null);
  }

  const where = { end: end || "none", channel: last ?? "sms" };
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="text-sm text-muted">
        {t(last ? "sent" : "goes", where)}
      </p>
      <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
      <div className="flex flex-wrap gap-3">
        {channels.map((channel) => (
          <SendButton
            key={channel}
            busy={busy === channel}
            onClick={() => busy === null && sendBy(channel)}
            text={t(`${last ? "again" : "send"}.${channel}`)}
          />
        ))}
      </div>
    </div>
  );
}

/** Pressed before its script is there, it sends as soon as it is. */
function SendButton({ text, ...button }: { text: string; busy: boolean; onClick: () => void }) {
  const early = useEarly<HTMLButtonElement>();
  return (
    <Button {...button} ref={early} data-early variant="secondary">
      {text}
    </Button>
  );
}
