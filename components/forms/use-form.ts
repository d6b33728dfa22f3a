import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useEarly } from "@/components/forms/use-early";
import { endPassingNews } from "@/components/ui/passing-news";
import { ApiError } from "@/lib/client/api-error";

/** What is wrong: a field, or one of several to choose from. */
const WRONG = "[aria-invalid=true], fieldset[data-invalid=true] input";

/** Name of a field -> what is wrong with it, in the reader's words; nothing where nothing is. */
export type FieldErrors = Readonly<Record<string, string | null | undefined>>;

type FormOptions<Name extends string> = {
  /** What can be told to be wrong before anything is sent. */
  check?: ((values: Record<Name, string>) => FieldErrors) | undefined;
  /** Does what the form is for; the button is busy until it is over. What it throws is explained. */
  send: (values: Record<Name, string>) => unknown;
  /** Words a failure; `isOfFields` when it is told beside fields already. See `useErrorText`. */
  say: (error: unknown, isOfFields: boolean) => string | null;
  /** The field that a refusal as a whole is about, by the refusal's code; or the only one, which every failure is about. */
  about?: Name | Readonly<Record<string, Name>>;
  /** What it has to say before anything was sent. */
  opening?: string | null;
};

export type FormState = {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Name of a field -> sentence. */
  errors: Readonly<Record<string, string>>;
  /** What the form as a whole has to say. */
  alert: string | null;
  /** Shows what is wrong beside the fields, and leads to the first of them. */
  refuse: (errors: FieldErrors) => void;
  /** The same for a field that somebody has just left: their focus stays where it went. */
  mark: (errors: FieldErrors) => void;
  /** Takes back what was said about a field, which is being changed. */
  forgive: (name: string) => void;
  /** Says something about the form as a whole; null takes it back. */
  tell: (alert: string | null) => void;
};

/**
 * A form that stays as it was typed: what stands in its fields is read when it is sent, from the page itself, so that
 * nothing typed or filled in before the script arrived is missing.
 * @param names the fields that are read; one that is absent, or a box without its tick, reads as ""
 */
export function useForm<Name extends string>(
  names: readonly Name[],
  { check, send, say, about, opening = null }: FormOptions<Name>,
): FormState {
  const ref = useEarly<HTMLFormElement>();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormState["errors"]>({});
  const [alert, tell] = useState(opening);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    const field = refusals > 0 && ref.current?.querySelector<HTMLElement>(WRONG);
    if (field) leadTo(field);
  }, [refusals, ref]);

  const mark = (wrong: FieldErrors) => setErrors((before) => ({ ...before, ...present(wrong) }));

  function refuse(wrong: FieldErrors) {
    setErrors(present(wrong));
    setRefusals((count) => count + 1);
  }

  function forgive(name: string) {
    setErrors((before) => {
      if (!(name in before)) return before;
      const { [name]: _, ...others } = before;
      return others;
    });
  }

  function explain(error: unknown) {
    const { code, fields } = error instanceof ApiError ? error : { code: "", fields: {} };
    const field = typeof about === "string" ? about : about?.[code];
    if (field) return refuse({ ...fields, [field]: say(error, false) });
    const isShown = Object.keys(fields).some((name) => ref.current?.elements.namedItem(name));
    if (isShown) refuse(fields);
    tell(say(error, isShown));
  }

  async function submit(form: HTMLFormElement) {
    if (underWay.current) return;
    const data = new FormData(form);
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")]));
    const wrong = present(check?.(values as Record<Name, string>) ?? {});
    tell(null);
    endPassingNews();
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setErrors({});
    underWay.current = true;
    setBusy(true);
    try {
      await send(values as Record<Name, string>);
    } catch (error) {
      explain(error);
    }
    underWay.current = false;
    setBusy(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return { ref, onSubmit, busy, errors, alert, refuse, mark, forgive, tell };
}

/** What is said of a field stands below it, where a bar may lie over it. */
function leadTo(field: HTMLElement): void {
  field.focus();
  const said = field.getAttribute("aria-describedby")?.split(" ").at(-1);
  if (said) document.getElementById(said)?.scrollIntoView({ block: "nearest" });
}

function present(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
}
