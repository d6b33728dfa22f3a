"use client";

import { useTranslations } from "next-intl";
import { useSaveUser } from "@/components/profile/saving/user-api";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import { MATERNITY } from "@/lib/nutrition/goals/maternity";

/** Asked once of whom it may concern, because a formula would not know. */
export function MaternityQuestion() {
  const t = useTranslations("profile.computed.maternity");
  const words = useTranslations("errors");
  const save = useSaveUser();
  return (
    <Card aria-labelledby="maternity-question">
      <h2 id="maternity-question" className="text-base">
        {t("question")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("why")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {MATERNITY.map((maternity) => (
          <Button
            key={maternity}
            variant="secondary"
            size="sm"
            disabled={save.isPending}
            onClick={() =>
              save.mutate(
                { maternity },
                {
                  onSuccess: () => notify.success(t("saved")),
                  onError: (error) => notify.error(errorText(error, words, "client.update_user")),
                },
              )
            }
          >
            {t(maternity)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
