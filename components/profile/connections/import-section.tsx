"use client";

import { useQuery } from "@tanstack/react-query";
import { FileInput } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FilePicker } from "@/components/forms/file-picker";
import { FormAlert } from "@/components/forms/form-alert";
import { useErrorText } from "@/components/forms/use-error-text";
import { importsQuery, useReadFile } from "@/components/profile/connections/import-api";
import { ImportItem } from "@/components/profile/connections/import-item";
import { ImportLook } from "@/components/profile/connections/import-look";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";
import { ApiError } from "@/lib/client/api-error";
import type { ImportAnswer } from "@/lib/imports/import-schema";

const MOST_BYTES = 24 * 1024 * 1024;
const ACCEPTED = ".csv,.txt,.tsv,.json,text/csv,text/plain,application/json";

/** What was kept elsewhere: a file, what was recognised in it, and what became of those before. */
export function ImportSection() {
  const t = useTranslations("connections.imports");
  const say = useErrorText();
  const { data, isPending, isFetching, refetch } = useQuery(importsQuery);
  const { mutateAsync, isPending: isReading } = useReadFile();
  const [look, setLook] = useState<ImportAnswer | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const before = data?.imports.filter(({ status }) => status !== "preview") ?? [];

  async function choose(file: File | undefined) {
    setLook(null);
    setAlert(null);
    if (!file) return;
    if (file.size > MOST_BYTES) return setAlert(t("tooBig"));
    try {
      setLook(await mutateAsync(file));
    } catch (error) {
      setAlert((error instanceof ApiError && error.fields.file) || say(error, false));
    }
  }

  return (
    <Section icon={FileInput} title={t("title")} text={t("text")}>
      {data ? (
        <div className="flex flex-col gap-5">
          <Field label={t("file")} hint={t("fileHint")}>
            {(control) => (
              <FilePicker
                {...control}
                accept={ACCEPTED}
                onChange={(event) => choose(event.target.files?.[0])}
              />
            )}
          </Field>
          <FormAlert>{alert}</FormAlert>
          {isReading && (
            <p role="status" className="text-sm text-muted">
              {t("reading")}
            </p>
          )}
          {look && <ImportLook key={look.id} look={look} onLook={setLook} onOver={() => setLook(null)} />}
          {before.length > 0 && (
            <div>
              <h4 className="font-semibold">{t("before")}</h4>
              <ul className="mt-2 divide-y divide-line">
                {before.map((one) => (
                  <ImportItem key={one.id} item={one} />
                ))}
              </ul>
            </div>
          )}
        </div>
      ) : (
        <SectionState {...{ isPending, isFetching }} onRetry={() => refetch()} />
      )}
    </Section>
  );
}
