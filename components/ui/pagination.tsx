import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

type PaginationProps = { page: number; hasNext: boolean; onPage: (page: number) => void };

/** For lists read page by page with a cursor: the total is not known, so none is claimed. */
export function Pagination({ page, hasNext, onPage }: PaginationProps) {
  const t = useTranslations("ui");
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="mt-4 flex items-center justify-between gap-3" aria-label={t("pages")}>
      <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="size-4" aria-hidden />
        {t("previous")}
      </Button>
      <span className="text-sm text-muted">{t("page", { page })}</span>
      <Button variant="secondary" size="sm" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {t("next")}
        <ChevronRight className="size-4" aria-hidden />
      </Button>
    </nav>
  );
}
