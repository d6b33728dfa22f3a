"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Select } from "@/components/forms/inputs/select";
import { useErrorText } from "@/components/forms/use-error-text";
import { useReadAgain } from "@/components/profile/connections/import-api";
import { Button } from "@/components/ui/button";
import { Summary } from "@/components/ui/summary";
import { type Columns, IMPORT_FIELDS, type ImportField } from "@/lib/imports/import-fields";
import type { ImportAnswer, ImportSummary } from "@/lib/imports/import-schema";
import { DATE_ORDERS, type DateOrder } from "@/lib/imports/read-date";

type ColumnsProps = {
  look: ImportAnswer;
  table: NonNullable<ImportSummary["table"]>;
  onLook: (look: ImportAnswer) => void;
};

/** Which column of a table holds what, the order of its dates and the unit of its weights: told by whoever knows. */
export function ImportColumns({ look, table, onLook }: ColumnsProps) {
  const t = useTranslations("connections.imports");
  const say = useErrorText();
  const { mutateAsync, isPending } = useReadAgain();
  const [fields, setFields] = useState<(ImportField | "")[]>(() => fieldsOf(table));
  const [order, setOrder] = useState<DateOrder>(table.order);
  const [pounds, setPounds] = useState(table.pounds);
  const [alert, setAlert] = useState<string | null>(null);

  const choose = (at: number, field: ImportField | "") =>
    // A field has one column.
    setFields((before) => before.map((one, index) => (index === at ? field : one === field ? "" : one)));

  async function read() {
    setAlert(null);
    const columns: Columns = Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, at]] : [])));
    try {
      onLook(await mutateAsync({ id: look.id, columns, order, pounds }));
    } catch (error) {
      setAlert(say(error, false));
    }
  }

  return (
    <details open={!table.isEnough || !table.isOrderSure || table.asksUnit} className="group text-sm">
      <Summary>{t("mapping")}</Summary>
      <div className="mt-3 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {table.titles.map((title, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places, and titles may be the same
            <Field key={at} label={title || t("column", { at: at + 1 })} hint={exampleOf(table, at)}>
              {(control) => (
                <Select
                  {...control}
                  value={fields[at] ?? ""}
                  onChange={(event) => choose(at, event.target.value as ImportField | "")}
                >
                  <option value="">{t("leftOut")}</option>
                  {IMPORT_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {t(`columns.${field}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("order")} hint={table.isOrderSure ? undefined : t("orderHint")}>
            {(control) => (
              <Select
                {...control}
                value={order}
                onChange={(event) => setOrder(event.target.value as DateOrder)}
              >
                {DATE_ORDERS.map((one) => (
                  <option key={one} value={one}>
                    {t(`orders.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {fields.includes("weight") && (
            <Field label={t("unit")} hint={table.asksUnit ? t("unitHint") : undefined}>
              {(control) => (
                <Select
                  {...control}
                  value={pounds ? "lb" : "kg"}
                  onChange={(event) => setPounds(event.target.value === "lb")}
                >
                  <option value="kg">{t("kilograms")}</option>
                  <option value="lb">{t("pounds")}</option>
                </Select>
              )}
            </Field>
          )}
        </div>
        <FormAlert>{alert}</FormAlert>
        <Button variant="secondary" className="self-start" busy={isPending} onClick={read}>
          {t("readAgain")}
        </Button>
      </div>
    </details>
  );
}

function fieldsOf({ titles, columns }: ColumnsProps["table"]): (ImportField | "")[] {
  return titles.map((_, at) => IMPORT_FIELDS.find((field) => columns[field] === at) ?? "");
}

function exampleOf({ sample }: ColumnsProps["table"], at: number): string {
  const cells = sample.map((row) => (row[at] ?? "").trim()).filter(Boolean);
  return [...new Set(cells)].slice(0, 2).join(" · ");
}
