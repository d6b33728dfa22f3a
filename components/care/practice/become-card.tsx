"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { practiceQuery, useAskPractice, useWithdrawRequest } from "@/components/care/common/api";
import { useDayFormat } from "@/components/figures/use-day-format";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { COUNCIL_REGIONS, readCouncilNumber } from "@/lib/care/council";
import type { Practice } from "@/lib/care/practice-schema";
import { sentenceOr } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";

/** For a nutritionist who is none here yet: what to send, and what became of it. */
export function BecomeCard() {
  const t = useTranslations("care.become");
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({ ...practiceQuery, enabled: isRestored });
  if (!data || data.practice) return null;
  const { request } = data;
  return (
    <Card aria-labelledby="become-title">
      <CardHeader id="become-title" title={t("title")} />
      {request?.status === "open" ? <Waiting request={request} /> : <Ask refused={request} />}
    </Card>
  );
}

function Waiting({ request }: { request: NonNullable<Practice["request"]> }) {
  const t = useTranslations("care.become");
  const day = useDayFormat();
  const withdraw = useWithdrawRequest();
  const { councilRegion: region, councilNumber: number, requestedAt } = request;
  return (
    <>
      <p className="max-w-prose text-sm" role="status">
        {t("waiting", { council: `CRN-${region} ${number}`, day: day(requestedAt) })}
      </p>
      <Button
        className="mt-4"
        variant="secondary"
        busy={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(undefined, { onError: (error) => notify.error(sentenceOr(error, t("failed"))) })
        }
      >
        {t("withdraw")}
      </Button>
    </>
  );
}

function Ask({ refused }: { refused: Practice["request"] }) {
  const t = useTranslations("care.become");
  const words = useTranslations("errors");
  const ask = useAskPractice();
  const form = useForm(["councilRegion", "councilNumber", "practiceName"], {
    check: ({ councilNumber, councilRegion }) => ({
      councilRegion: councilRegion ? null : words("fields.required"),
      councilNumber: readCouncilNumber(councilNumber) ? null : words("fields.council_number"),
    }),
    send: ({ councilRegion, ...rest }) => ask.mutateAsync({ ...rest, councilRegion: Number(councilRegion) }),
    say: useErrorText(),
  });
  return (
    <>
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">{t("text")}</p>
      {refused?.status === "refused" && (
        <p className="mb-5 rounded-control bg-danger-soft px-3.5 py-3 text-sm text-danger">
          {t("refused", { reason: refused.reason ?? "" })}
        </p>
      )}
      <Form form={form} className="flex max-w-md flex-col gap-5">
        <Field name="councilRegion" label={t("region")}>
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="">{t("choose")}</option>
              {Object.entries(COUNCIL_REGIONS).map(([region, states]) => (
                <option key={region} value={region}>
                  {t("regionOption", { region, states })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field name="councilNumber" label={t("number")}>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={30} />}
        </Field>
        <Field name="practiceName" label={t("practice")} hint={t("practiceHint")}>
          {(control) => <Input {...control} autoComplete="organization" maxLength={120} />}
        </Field>
        <FormAlert>{form.alert}</FormAlert>
        <div>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t("send")}
          </Button>
        </div>
      </Form>
    </>
  );
}
