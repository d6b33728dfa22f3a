"use client";

import { CircleCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Input, Textarea } from "@/components/forms/input";
import { Select } from "@/components/forms/select";
import { useEarly } from "@/components/forms/use-early";
import { Button } from "@/components/ui/button";
import { refusalOf } from "@/lib/auth/account/sign-up-check";
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

type Refused = Record<string, string>;

/** A wish to work with us, asked of each kind of partner in their own words; the section they come from tells which. */
export function LeadForm({ words }: { words: LeadWords }) {
  const ref = useEarly<HTMLFormElement>();
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const done = useRef<HTMLDivElement>(null);
  const [audience, setAudience] = useState<Audience>(AUDIENCES[0]);
  const own = words.of[audience];

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

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const missing: Refused = {};
    if (!text("name")) missing.name = words.required;
    const badEmail = refusalOf("email", text("email"));
    if (badEmail) missing.email = badEmail === "required" ? words.required : words.badEmail;
    if (Object.keys(missing).length > 0) return refuse(missing, form);
    setBusy(true);
    setRefused({});
    setFailure(null);
    // Fetched only now: most who read this page write nothing.
    const [{ publicApi }, { ApiError }] = await Promise.all([
      import("@/lib/client/api"),
      import("@/lib/client/api-error"),
    ]);
    try {
      const { message } = await publicApi<{ message: string }>("/api/leads", {
        method: "POST",
        body: {
          ...{
            audience: text("audience"),
            name: text("name"),
            email: text("email"),
            message: text("message"),
          },
          phone: text("phone") || null,
          people: text("people") || null,
        },
      });
      setSent(message);
    } catch (error) {
      const { fields, message } = error instanceof ApiError ? error : { fields: {}, message: "" };
      if (Object.keys(fields).length > 0) refuse(fields, form);
      else setFailure(message || words.failed);
    }
    setBusy(false);
  }

  function refuse(next: Refused, form: HTMLFormElement) {
    setRefused(next);
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

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
    <form
      ref={ref}
      data-early
      method="post"
      onSubmit={submit}
      noValidate
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field label={words.audience} className="sm:col-span-2" error={refused.audience}>
        {(control) => (
          <Select
            {...control}
            name="audience"
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
      <Field label={words.name} error={refused.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={120} />}
      </Field>
      <Field label={words.email} error={refused.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
          />
        )}
      </Field>
      <Field label={words.phone} error={refused.phone}>
        {(control) => (
          <Input {...control} name="phone" type="tel" autoComplete="tel" inputMode="tel" maxLength={40} />
        )}
      </Field>
      <Field label={own.people} error={refused.people}>
        {(control) => (
          <Select {...control} name="people" defaultValue="">
            <option value="">{words.choose}</option>
            {PEOPLE_RANGES.map((range) => (
              <option key={range} value={range}>
                {words.ranges[range]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.message} hint={own.hint} className="sm:col-span-2" error={refused.message}>
        {(control) => <Textarea {...control} name="message" rows={4} maxLength={1_000} />}
      </Field>
      <div className="flex flex-col gap-4 sm:col-span-2">
        <FormAlert>{failure}</FormAlert>
        <Button type="submit" size="lg" busy={busy} className="w-full sm:w-auto sm:self-start">
          {words.submit}
        </Button>
        <p className="text-sm text-muted">{words.privacy}</p>
      </div>
    </form>
  );
}
