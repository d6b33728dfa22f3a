"use client";

import { ExternalLink } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useFindProduct } from "@/components/diary/items/product-api";
import { useFigures } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Input } from "@/components/forms/inputs/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { BarcodeCamera } from "@/components/own-foods/barcode-camera";
import { LABEL_FIGURES } from "@/components/own-foods/form-values";
import { showFoods } from "@/components/own-foods/use-foods-view";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { isBarcode } from "@/lib/nutrition/own-foods/barcode";
import type { ProductAnswer } from "@/lib/nutrition/own-foods/product";

type ProductFinderProps = { onTake: (product: ProductAnswer) => void; onDone: () => void };

/** A product by its barcode, typed or seen by the camera, to be looked at before it is kept. */
export function ProductFinder({ onTake, onDone }: ProductFinderProps) {
  const t = useTranslations("foods");
  const words = useTranslations("errors.fields");
  const find = useFindProduct();
  const form = useForm(["barcode"], {
    check: ({ barcode }) => ({ barcode: isBarcode(digitsOf(barcode)) ? null : words("barcode") }),
    send: ({ barcode }) => find.mutateAsync(digitsOf(barcode)),
    say: useErrorText(),
    about: "barcode",
  });

  /** As if it had been typed. */
  function look(code: string) {
    const field = form.ref.current?.elements.namedItem("barcode");
    if (field instanceof HTMLInputElement) field.value = code;
    form.ref.current?.requestSubmit();
  }

  return (
    <div className="flex flex-col gap-4">
      <Card aria-labelledby="product-title">
        <h2 id="product-title" className="mb-4 text-lg">
          {t("product.title")}
        </h2>
        <Form form={form} className="flex flex-col gap-4">
          <Field name="barcode" label={t("product.barcode")} hint={t("product.hint")}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={20} />}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {t("product.find")}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {t("form.cancel")}
            </Button>
          </div>
          <BarcodeCamera onCode={look} />
        </Form>
      </Card>
      <div aria-live="polite">
        {find.data && <ProductCard product={find.data} onTake={() => onTake(find.data)} />}
      </div>
    </div>
  );
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, "");
}

function ProductCard({ product, onTake }: { product: ProductAnswer; onTake: () => void }) {
  const t = useTranslations("foods");
  const format = useFormatter();
  const { energy } = useFigures();
  const { name, brand, liquid, per100g, implausible, url, own } = product;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <Card aria-labelledby="found-title">
      <h2 id="found-title" className="text-lg wrap-anywhere">
        {name}
        {brand && <span className="text-muted"> · {brand}</span>}
      </h2>
      <p className="mt-3 text-sm text-muted">{t(liquid ? "product.per100ml" : "product.per100g")}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-3">
        {LABEL_FIGURES.map((figure) => {
          const value = per100g[figure];
          return (
            <div key={figure} className="flex justify-between gap-3 border-b border-line py-1.5">
              <dt className="text-muted">{t(`figures.${figure}`)}</dt>
              <dd>{value === null ? "—" : figure === "kcal" ? energy(value) : number(value)}</dd>
            </div>
          );
        })}
      </dl>
      {implausible.length > 0 && (
        <p role="alert" className="mt-3 rounded-card bg-carbs-soft px-4 py-3 text-sm">
          {t("product.implausible")}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {t("product.attribution")}{" "}
        <a
          className="inline-flex items-center gap-1 text-leaf underline"
          href={url}
          target="_blank"
          rel="noreferrer"
        >
          {t("product.see")}
          <ExternalLink className="size-3.5" aria-hidden />
        </a>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {own ? (
          <Button onClick={() => showFoods({ kind: "edit", id: own })}>{t("product.mine")}</Button>
        ) : (
          <Button onClick={onTake}>{t("product.take")}</Button>
        )}
      </div>
    </Card>
  );
}
