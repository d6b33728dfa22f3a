"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CodeField, codeOf } from "@/components/forms/code-field";
import { FormAlert } from "@/components/forms/form-alert";
import { Button, buttonClass } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import { notify } from "@/components/ui/toaster";
import type { SecondFactor } from "@/lib/auth/second-factor/second-factor";
import { errorText } from "@/lib/client/api-error";
import type { Enrolment } from "@/lib/client/second-factor";

/** Brings the client of the authentication service, when somebody begins. */
const loadFactor = () => import("@/lib/client/second-factor");

/** From the secret, by QR code or typed in, to its first code. */
export function FactorSetup({ onDone }: { onDone: (state: SecondFactor) => void }) {
  const t = useTranslations("security.factor");
  const words = useTranslations("errors");
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (enrolment) heading.current?.focus();
  }, [enrolment]);

  function cancel() {
    flushSync(() => setEnrolment(null));
    start.current?.focus();
  }

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    await work().catch(setFailure);
    setBusy(false);
  }

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = codeOf(event.currentTarget);
    void attempt(async () => {
      if (!enrolment) return;
      try {
        onDone(await (await loadFactor()).confirmFactor(enrolment.factorId, code));
      } catch (error) {
        field.current?.select();
        throw error;
      }
    });
  }

  const alert = <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>;
  if (!enrolment) {
    const begin = async () => setEnrolment(await (await loadFactor()).beginFactor());
    return (
      <div className="flex flex-col items-start gap-5">
        <p className="text-sm">{t("off")}</p>
        {alert}
        <Button ref={start} busy={busy} onClick={() => attempt(begin)}>
          {t("begin")}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={confirm} className="flex flex-col gap-5">
      <div>
        <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {t("scan")}
        </h4>
        <p className="mt-1 text-sm text-muted">{t("scanText")}</p>
      </div>
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={enrolment.uri} label={t("qr")} />
        <div className="flex min-w-0 flex-col items-start gap-3">
          <a href={enrolment.uri} className={`${buttonClass({ variant: "soft", size: "sm" })} sm:hidden`}>
            {t("openApp")}
          </a>
          <p className="text-sm text-muted">{t("typeIn")}</p>
          <Secret secret={enrolment.secret} />
        </div>
      </div>
      <CodeField inputRef={field} label={t("firstCode")} hint={t("firstCodeHint")} />
      {alert}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("confirm")}
        </Button>
        <Button variant="ghost" onClick={cancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

function Secret({ secret }: { secret: string }) {
  const t = useTranslations("security.factor");
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify.success(t("copied")),
      () => notify.error(t("notCopied")),
    );
  return (
    <div className="flex items-center gap-2">
      <code className="min-w-0 rounded-control bg-sunken px-3 py-2 text-sm">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </code>
      <Button variant="ghost" size="icon" aria-label={t("copySecret")} onClick={copy}>
        <Copy className="size-4" aria-hidden />
      </Button>
    </div>
  );
}
