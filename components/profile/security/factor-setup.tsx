"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CodeField } from "@/components/forms/code-field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { codeDigits, useCodeCheck } from "@/components/forms/use-code-check";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { FormEnd } from "@/components/profile/security/form-end";
import { PhoneSetup } from "@/components/profile/security/phone-setup";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { QrCode } from "@/components/ui/qr-code";
import { notify } from "@/components/ui/toaster";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import { errorText } from "@/lib/client/api-error";
import type { Enrolment } from "@/lib/client/second-factor";

/** Brings the client of the authentication service, when somebody begins. */
const loadFactor = () => import("@/lib/client/second-factor");

type FactorSetupProps = { onDone: (state: SecondFactor) => void };

/** An app's codes, or a phone's where the project has them, each up to its first code. */
export function FactorSetup({
  channels,
  onDone,
}: FactorSetupProps & { channels: SecondFactor["phoneChannels"] }) {
  const t = useTranslations("security.factor");
  const words = useTranslations("errors");
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [byPhone, setByPhone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const start = useRef<HTMLButtonElement>(null);

  async function begin() {
    setBusy(true);
    setFailure(null);
    const begun = loadFactor().then(({ beginFactor }) => beginFactor());
    await begun.then(setEnrolment, setFailure);
    setBusy(false);
  }

  function cancel() {
    flushSync(() => {
      setEnrolment(null);
      setByPhone(false);
    });
    start.current?.focus();
  }

  if (enrolment) return <FirstCode enrolment={enrolment} onDone={onDone} onCancel={cancel} />;
  if (byPhone) return <PhoneSetup {...{ channels, onDone }} onCancel={cancel} />;
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-sm">{t("off")}</p>
      {channels.length > 0 && <p className="text-sm text-muted">{t("offPhone")}</p>}
      <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button ref={start} busy={busy} onClick={begin}>
          {t("begin")}
        </Button>
        {channels.length > 0 && (
          <Button variant="secondary" onClick={() => setByPhone(true)}>
            {t("beginPhone")}
          </Button>
        )}
      </div>
    </div>
  );
}

type FirstCodeProps = FactorSetupProps & { enrolment: Enrolment; onCancel: () => void };

/** The secret for the app, and the code that proves that the app has it. */
function FirstCode({ enrolment, onDone, onCancel }: FirstCodeProps) {
  const t = useTranslations("security.factor");
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm(["code"], {
    check: useCodeCheck(),
    send: ({ code }) =>
      confirm(codeDigits(code)).catch((error) => {
        field.current?.select();
        throw error;
      }),
    say: useErrorText(),
  });

  useEffect(() => heading.current?.focus(), []);

  async function confirm(code: string) {
    onDone(await (await loadFactor()).confirmFactor(enrolment.factorId, code));
  }

  return (
    <Form form={form}>
      <div>
        <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {t("scan")}
        </h4>
        {/* Nobody scans their own screen. */}
        <p className="mt-1 text-sm text-muted sm:hidden">{t("openText")}</p>
        <p className="mt-1 text-sm text-muted max-sm:hidden">{t("scanText")}</p>
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
      <FormEnd {...{ form, onCancel }} submit={t("confirm")} />
    </Form>
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
