"use client";

import { useTranslations } from "next-intl";
import { useAddText } from "@/components/diary/day/meal-changes";
import { useAnnounceText } from "@/components/diary/day/use-announce-text";
import { emptySent } from "@/components/forms/empty-sent";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Input } from "@/components/forms/inputs/input";
import { useDraft } from "@/components/forms/use-draft";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChatLink } from "@/components/ui/chat-link";
import { notify } from "@/components/ui/toaster";
import { useSession } from "@/lib/client/session-store";
import { MAX_TEXT } from "@/lib/nutrition/figures/bounds";

/** Write a meal as one would to the assistant, or go and tell it there. */
export function QuickAdd({ isLinked }: { isLinked: boolean }) {
  const t = useTranslations("dashboard.add");
  const words = useTranslations("diary.add");
  const add = useAddText();
  const announce = useAnnounceText();
  const form = useForm(["text"], {
    check: ({ text }) => ({ text: text.trim() ? null : t("empty") }),
    send: async ({ text }) => {
      const logged = await add.mutateAsync({ text: text.trim() });
      if (!logged) {
        forget(text);
        return;
      }
      if (logged.care) {
        form.refuse({ text: logged.care.text.replaceAll("*", "") });
        return;
      }
      forget(text);
      announce(logged);
      if (logged.unclear.length > 0) notify.plain(words("leftOut", { words: logged.unclear.join(", ") }));
    },
    say: useErrorText(),
    about: "text",
  });
  const draft = useDraft(`quick add ${useSession((state) => state.user?.id)}`, form.ref);

  function forget(sent: string) {
    emptySent(form.ref.current, "text", sent);
    draft.forget();
  }

  return (
    <Card>
      <Form form={form} className="contents">
        <Field name="text" label={t("title")}>
          {(control) => (
            <div className="flex flex-col gap-3 sm:flex-row">
              <Input
                {...control}
                autoComplete="off"
                enterKeyHint="send"
                placeholder={t("placeholder")}
                defaultValue={draft.begin("text")}
                maxLength={MAX_TEXT}
              />
              <Button type="submit" busy={form.busy}>
                {t("action")}
              </Button>
            </div>
          )}
        </Field>
      </Form>
      {isLinked && (
        <ChatLink look="soft" className="mt-3 w-full sm:w-auto" words={t("chatText")}>
          {t("chat")}
        </ChatLink>
      )}
    </Card>
  );
}
