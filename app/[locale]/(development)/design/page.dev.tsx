import { getLocale } from "next-intl/server";
import { Providers } from "@/components/layout/page/providers";
import { Showcase } from "@/components/showcase/showcase";
import { messagesOf } from "@/lib/i18n/translator";

/** Every component in its states, in development only: no other build takes in files that end in `.dev.tsx`. */
export default async function DesignPage() {
  const groups = Object.keys(messagesOf(await getLocale())) as (keyof ReturnType<typeof messagesOf>)[];
  return (
    <Providers groups={groups}>
      <Showcase />
    </Providers>
  );
}
