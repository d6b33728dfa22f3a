"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ScanBarcode } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { barcodesOn } from "@/components/diary/add/photo-file";
import { PictureButton } from "@/components/diary/add/picture-button";
import { foodsOfMealQuery } from "@/components/diary/day/api";
import { draftOfFood, type ItemDraft } from "@/components/diary/items/item-draft";
import { useFindProduct } from "@/components/diary/items/product-api";
import { useFigures } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Input } from "@/components/forms/inputs/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/client/api";
import { errorText } from "@/lib/client/api-error";
import { readsBarcodes } from "@/lib/client/barcode-reader";
import { isBarcode } from "@/lib/nutrition/own-foods/barcode";
import { foodIdOf } from "@/lib/nutrition/own-foods/own-food";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";
import type { ProductAnswer } from "@/lib/nutrition/own-foods/product";

/** A product by its barcode, typed or on a picture that stays on the device. */
export function LogBarcode({ onDraft }: { onDraft: (draft: ItemDraft) => void }) {
  const t = useTranslations("diary.picture");
  const words = useTranslations("errors.fields");
  const [isReading, setReading] = useState(false);
  const find = useFindProduct();
  const form = useForm(["barcode"], {
    check: ({ barcode }) => ({ barcode: isBarcode(digitsOf(barcode)) ? null : words("barcode") }),
    send: ({ barcode }) => find.mutateAsync(digitsOf(barcode)),
    say: useErrorText(),
    about: "barcode",
  });

  async function read(file: File) {
    setReading(true);
    const code = (await barcodesOn(file).catch(() => [])).find(isBarcode);
    setReading(false);
    const field = form.ref.current?.elements.namedItem("barcode");
    if (!code || !(field instanceof HTMLInputElement)) return form.refuse({ barcode: t("noCode") });
    field.value = code;
    form.ref.current?.requestSubmit();
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      <Form form={form} className="contents">
        <Field name="barcode" label={t("code")} hint={t("codeHint")}>
          {(control) => (
            <div className="flex gap-2">
              <Input {...control} inputMode="numeric" autoComplete="off" maxLength={20} />
              <Button type="submit" variant="soft" busy={form.busy}>
                {t("find")}
              </Button>
            </div>
          )}
        </Field>
      </Form>
      {readsBarcodes() && (
        <div>
          <PictureButton busy={isReading} capture="environment" onPicture={read}>
            {!isReading && <ScanBarcode className="size-4" aria-hidden />}
            {t("scan")}
          </PictureButton>
        </div>
      )}
      <div aria-live="polite">
        {find.data && <Found key={find.data.barcode} product={find.data} onDraft={onDraft} />}
      </div>
    </div>
  );
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, "");
}

/** Kept among one's foods, as what is logged must be; where its figures are not whole, the form asks for them. */
function Found({ product, onDraft }: { product: ProductAnswer; onDraft: (draft: ItemDraft) => void }) {
  const t = useTranslations("diary.picture");
  const words = useTranslations("errors");
  const { energy } = useFigures();
  const client = useQueryClient();
  const { name, brand, liquid, per100g, implausible, own, barcode } = product;
  const isWhole = per100g.kcal !== null && implausible.length === 0;
  const use = useMutation({
    mutationFn: async () => {
      const id = own ? foodIdOf(own) : await keep();
      const [food] = await client.fetchQuery(foodsOfMealQuery([id]));
      return food ? draftOfFood(food, `${id}-${crypto.randomUUID()}`) : null;
    },
    onSuccess: (draft) => draft && onDraft(draft),
  });

  async function keep(): Promise<string> {
    const body = {
      ...{ kind: "food", name, brand, liquid, barcode, per: "hundred", label: per100g },
      ...{ portion_grams: product.portion_grams ?? 100, portion_measure: "porcao" },
      ...{ contains: product.contains, may_contain: product.may_contain },
    };
    const { food } = await api<OwnFoodAnswer>("/api/own-foods", { method: "POST", body });
    await client.invalidateQueries({ queryKey: ["own-foods"] });
    return food;
  }

  return (
    <section aria-label={name} className="rounded-card bg-leaf-soft px-4 py-3 text-sm">
      <p className="font-semibold wrap-anywhere">
        {name} {brand && <span className="font-normal text-muted">· {brand}</span>}
      </p>
      <p className="mt-0.5 text-muted">
        {per100g.kcal === null
          ? t("noLabel")
          : t(liquid ? "per100ml" : "per100g", { energy: energy(per100g.kcal) })}
      </p>
      <p className="mt-0.5 text-xs text-muted">{t("source")}</p>
      {own || isWhole ? (
        <Button size="sm" className="mt-3" busy={use.isPending} onClick={() => use.mutate()}>
          {t(own ? "use" : "keep")}
        </Button>
      ) : (
        <Link href="/foods?novo=codigo" className={`${buttonClass({ size: "sm" })} mt-3`}>
          {t("complete")}
        </Link>
      )}
      {use.error && (
        <p role="alert" className="mt-2 text-danger">
          {errorText(use.error, words)}
        </p>
      )}
    </section>
  );
}
