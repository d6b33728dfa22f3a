import { useQuery } from "@tanstack/react-query";
import { LifeBuoy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMomentFormat } from "@/components/figures/use-moment-format";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";
import type { Accesses } from "@/lib/care/care-schema";
import { api } from "@/lib/client/api";

const NEWEST = 10;

/** When the support of the product saw one's screens, and why. */
export function SupportSection() {
  const t = useTranslations("security.support");
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ["support-accesses"],
    queryFn: ({ signal }) =>
      api<Accesses>("/api/care/accesses", { signal, query: { by: "support", limit: NEWEST } }),
    refetchInterval: false,
  });
  const moment = useMomentFormat();
  return (
    <Section icon={LifeBuoy} title={t("title")} text={t("text")}>
      {!data ? (
        <SectionState isPending={isPending} isFetching={isFetching} onRetry={() => refetch()} />
      ) : data.accesses.length === 0 ? (
        <p className="text-sm">{t("none")}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {data.accesses.map((row) => (
            <li key={row.id}>
              <span className="tabular-nums">{moment(row.at)}</span>
              {row.by === "support" && (
                <span className="block text-muted">{t("because", { reason: row.reason })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
