"use client";

import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input, Textarea } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { useDraft } from "@/components/forms/use-draft";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { sentenceOr } from "@/lib/client/api-error";
import { AUDIENCES, type Audience, PEOPLE_RANGES } from "@/lib/partners/audience";

export type LeadWords = {
  audience: string;
  name: string;
  email: string;
  phone: string;
  choose: string;
  ranges: Record<(typeof PEOPLE_RANGES)[number], string>;
  message: string;
  /** What only one of them is asked. */
  of: Record<Audience, { name: string; people: string; hint: string }>;
  submit: string;
  privacy: string;
  sentTitle: string;
  required: string;
  badEmail: string;
  failed: string;
};

const FIELDS = ["audience", "name", "email", "phone", "people", "message"] as const;

/** A wish to work with us, asked of each kind of partner in their own words; the section they come from tells which. */
export function LeadForm({ words }: { words: LeadWords }) {
  const [sent, setSent] = useState<string | null>(null);
  const done = useRef<HTMLDivElement>(null);
  const [audience, setAudience] = useState<Audience>(AUDIENCES[0]);
  const own = words.of[audience];

  const form = useForm(FIELDS, {
    check: ({ name, email }) => {
      const refusal = signUpRefusal("email", email);
      return {
        name: name.trim() ? null : words.required,
        email: refusal && (refusal === "required" ? words.required : words.badEmail),
      };
    },
    send: async (values) => {
      const { phone, people, ...others } = trimmed(values);
      // Fetched only now: most who read this page write nothing.
      const { publicApi } = await import("@/lib/client/api");
      const { message } = await publicApi<{ message: string }>("/api/leads", {
        method: "POST",
        body: { ...others, phone: phone || null, people: people || null },
      });
      draft.forget();
      setSent(message);
    },
    say: (error, isOfFields) => (isOfFields ? null : sentenceOr(error, words.failed)),
  });
  const { ref } = form;
  const draft = useDraft("lead", ref, { audience: AUDIENCES[0] });
  const { begin } = draft;

  useEffect(() => {
    const follow = () => {
      const asked = location.hash.replace(/^#(contato-)?/, "");
      const field = ref.current?.elements.namedItem("audience");
      if (!(field instanceof HTMLSelectElement)) return;
      if (AUDIENCES.some((key) => key === asked)) field.value = asked;
      setAudience(field.value as Audience);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [ref]);

  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);

  if (sent) {
    return (
      <div ref={done} tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
        <CircleCheck className="size-10 text-leaf" aria-hidden />
        <p className="heading text-xl">{words.sentTitle}</p>
        <p className="text-muted">{sent}</p>
      </div>
    );
  }
  return (
    <Form form={form} className="grid gap-5 sm:grid-cols-2">
      <Field name="audience" label={words.audience} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            defaultValue={begin("audience")}
            onChange={(event) => setAudience(event.target.value as Audience)}
          >
            {AUDIENCES.map((key) => (
              <option key={key} value={key}>
                {words.of[key].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field name="name" label={words.name}>
        {(control) => <Input {...control} autoComplete="name" maxLength={120} defaultValue={begin("name")} />}
      </Field>
      <Field name="email" label={words.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            defaultValue={begin("email")}
          />
        )}
      </Field>
      <Field name="phone" label={words.phone}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={40}
            defaultValue={begin("phone")}
          />
        )}
      </Field>
      <Field name="people" label={own.people}>
        {(control) => (
          <Select {...control} defaultValue={begin("people") ?? ""}>
            <option value="">{words.choose}</option>
            {PEOPLE_RANGES.map((range) => (
              <option key={range} value={range}>
                {words.ranges[range]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field name="message" label={words.message} hint={own.hint} className="sm:col-span-2">
        {(control) => <Textarea {...control} rows={4} maxLength={1_000} defaultValue={begin("message")} />}
      </Field>
      <div className="flex flex-col gap-4 sm:col-span-2">
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" size="lg" busy={form.busy} className="w-full sm:w-auto sm:self-start">
          {words.submit}
        </Button>
        <p className="text-sm text-muted">{words.privacy}</p>
      </div>
    </Form>
  );
}

function trimmed<T extends Record<string, string>>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as T;
}
