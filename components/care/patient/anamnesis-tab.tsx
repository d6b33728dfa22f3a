"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { anamnesisQuery, patientProfileQuery, useSaveAnamnesis } from "@/components/care/common/api";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Textarea } from "@/components/forms/inputs/input";
import { useDraft } from "@/components/forms/use-draft";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Loaded } from "@/components/panel/loaded";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import type { PatientProfile } from "@/lib/care/patient-views";
import { ANAMNESIS_SECTIONS, type AnamnesisView } from "@/lib/care/records/record-schema";
import { type TagList, tagName } from "@/lib/profile/suggestions/tag-names";

/** What the patient told of themselves, and what the nutritionist asked. */
export function AnamnesisTab({ id }: { id: string }) {
  const t = useTranslations("care.anamnesis");
  const { data, isPending, isFetching, refetch } = useQuery(anamnesisQuery(id));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
      <ToldCard id={id} />
      <Card aria-labelledby="anamnesis-title" className="lg:col-start-1 lg:row-start-1">
        <CardHeader id="anamnesis-title" title={t("title")} />
        {isPending ? (
          <Skeleton className="h-96" />
        ) : data ? (
          <AnamnesisForm key={data.version} id={id} anamnesis={data} />
        ) : (
          <LoadFailed
            text={t("error")}
            retry={t("retry")}
            isFetching={isFetching}
            onRetry={() => refetch()}
          />
        )}
      </Card>
    </div>
  );
}

function AnamnesisForm({ id, anamnesis }: { id: string; anamnesis: AnamnesisView }) {
  const t = useTranslations("care.anamnesis");
  const format = useFormatter();
  const save = useSaveAnamnesis(id);
  const { version, sections, updatedAt } = anamnesis;
  const form = useForm([...ANAMNESIS_SECTIONS], {
    send: async (values) => {
      await save.mutateAsync({ version, sections: values });
      draft.forget();
      notify.success(t("saved"));
    },
    say: useErrorText(),
  });
  const draft = useDraft(`anamnesis ${id} ${version}`, form.ref, sections);
  return (
    <Form form={form}>
      <p className="-mt-2 text-sm text-muted">
        {updatedAt
          ? t("updated", {
              at: format.dateTime(new Date(updatedAt), { dateStyle: "long", timeStyle: "short" }),
            })
          : t("first")}
      </p>
      {ANAMNESIS_SECTIONS.map((section) => (
        <Field key={section} name={section} label={t(`section.${section}`)}>
          {(control) => (
            <Textarea
              {...control}
              defaultValue={draft.begin(section)}
              maxLength={4_000}
              rows={2}
              className="min-h-18"
            />
          )}
        </Field>
      ))}
      <FormAlert>{form.alert}</FormAlert>
      <div className="sticky bottom-0 bg-surface py-3">
        <Button type="submit" busy={form.busy}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}

/** The patient's own words, to ask on from. */
function ToldCard({ id }: { id: string }) {
  const t = useTranslations("care.told");
  const profile = useQuery(patientProfileQuery(id));
  return (
    <Loaded answer={profile} height="h-64">
      {(told) => (
        <Card aria-labelledby="told-title">
          <CardHeader id="told-title" title={t("title")} />
          <Told told={told} />
        </Card>
      )}
    </Loaded>
  );
}

function Told({ told }: { told: PatientProfile }) {
  const t = useTranslations("care.told");
  const locale = useLocale();
  const tags = (list: TagList) => told[list].map((tag) => tagName(list, tag, locale)).join(", ");
  const rows = [
    ["restrictions", tags("dietary_restrictions")],
    ["preferences", tags("dietary_preferences")],
    ["conditions", tags("health_conditions")],
    ["allergies", told.allergies],
    ["medications", told.medications],
    ["supplements", told.supplements],
  ] as const;
  if (rows.every(([, words]) => !words)) return <p className="text-sm text-muted">{t("noneOfAll")}</p>;
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {rows.map(([name, words]) => (
        <div key={name}>
          <dt className="font-semibold">{t(name)}</dt>
          <dd className="text-muted">{words || t("nothing")}</dd>
        </div>
      ))}
    </dl>
  );
}
