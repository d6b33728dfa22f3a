import { useTranslations } from "next-intl";
import { errorText, type Fallback } from "@/lib/client/api-error";

/**
 * Words the failure of a form: the API's own sentence, else one of ours; nothing where its fields say it.
 * @param fallback what to say when there is no more to say than that it failed
 */
export function useErrorText(fallback?: Fallback): (error: unknown, isOfFields: boolean) => string | null {
  const words = useTranslations("errors");
  return (error, isOfFields) => (isOfFields ? null : errorText(error, words, fallback));
}
