"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AddAgain } from "@/components/diary/add/add-again";
import { AddFoods } from "@/components/diary/add/add-foods";
import { AddText } from "@/components/diary/add/add-text";
import type { ItemDraft } from "@/components/diary/items/item-draft";
import { KindField } from "@/components/diary/items/meal-head-fields";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { localTime } from "@/lib/nutrition/calendar/day";
import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

type AddMealProps = {
  diary: DiaryDay;
  /** The meal to add to, "open" for whichever, null while it is closed. */
  kind: MealKind | "open" | null;
  onClose: () => void;
};

/** Three ways to log a meal. What was typed is still there when the dialog was closed by a slip. */
export function AddMeal({ diary, kind: asked, onClose }: AddMealProps) {
  const t = useTranslations("diary.add");
  const [chosen, setChosen] = useState<{ asked: AddMealProps["kind"]; kind: MealKind } | null>(null);
  const [text, setText] = useState("");
  const [drafts, setDrafts] = useState<ItemDraft[]>([]);
  const usual = asked === null || asked === "open" ? usualKind(diary) : asked;
  const kind = chosen !== null && chosen.asked === asked ? chosen.kind : usual;
  const close = () => {
    setChosen(null);
    onClose();
  };
  const common = { day: diary.day, kind, onDone: close };
  return (
    <Dialog open={asked !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent title={t("title")} className="md:max-w-xl">
        <KindField kind={kind} onChange={(kind) => setChosen({ asked, kind })} />
        <Tabs defaultValue="text" className="mt-3">
          <TabsList aria-label={t("ways")}>
            <TabsTrigger value="text">{t("text")}</TabsTrigger>
            <TabsTrigger value="foods">{t("foods")}</TabsTrigger>
            <TabsTrigger value="again">{t("again")}</TabsTrigger>
          </TabsList>
          <TabsContent value="text" className="pt-4">
            <AddText {...common} text={text} onText={setText} />
          </TabsContent>
          <TabsContent value="foods" className="pt-4">
            <AddFoods {...common} drafts={drafts} onDrafts={setDrafts} />
          </TabsContent>
          <TabsContent value="again" className="pt-4">
            <AddAgain {...common} today={diary.today} />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}

/** The meal of the hour today; on another day the first that is missing. */
function usualKind({ day, today, time_zone, meals }: DiaryDay): MealKind {
  if (day === today) return mealKindAt(localTime(new Date(), time_zone).hour);
  const main: readonly MealKind[] = ["breakfast", "lunch", "dinner"];
  return main.find((kind) => meals.every((meal) => meal.kind !== kind)) ?? "afternoon_snack";
}
