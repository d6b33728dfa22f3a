"use client";

import type { ReactNode } from "react";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { PasswordInput } from "@/components/forms/inputs/password-input";
import type { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/client/session-store";

type Props<Name extends string> = {
  form: ReturnType<typeof useForm<Name>>;
  password: string;
  /** Whether there is one to ask for; else the server looks for a fresh sign-in. */
  hasPassword: boolean;
  submit: string;
  /** Another way out, beside it. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A form whose last field is the password, which says that it is its owner who asks. */
export function PasswordForm<Name extends string>({
  form,
  password,
  hasPassword,
  submit,
  beside,
  children,
}: Props<Name>) {
  const email = useSession((state) => state.user?.email);
  return (
    <Form form={form}>
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      {children}
      {hasPassword && (
        <Field name="password" label={password}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={200} />}
        </Field>
      )}
      <FormAlert>{form.alert}</FormAlert>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  );
}
