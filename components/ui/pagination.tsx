import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

type PaginationProps = {
  /** The name of the list. */
  label: string;
  page: number;
  hasNext: boolean;
  isLoading?: boolean;
  onPage: (page: number) => void;
};

/**
 * For lists read page by page with a cursor: the total is not known, so none is claimed. At either end the button stays
 * where the focus is and does nothing.
 */
export function Pagination({ label, page, hasNext, isLoading = false, onPage }: PaginationProps) {
  const t = useTranslations("common");
  if (page === 1 && !hasNext) return null;
  const isFirst = page === 1;
  const isLast = !hasNext || isLoading;
  return (
    <nav
      className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
      aria-label={t("pagesOf", { list: label })}
    >
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onPage(page - 1)}
      >
        <ChevronLeft className="size-4" aria-hidden />
        {t("previous")}
      </Button>
      <span
        role="status"
        className="order-first basis-full text-center text-sm text-muted tabular-nums sm:order-none sm:basis-auto"
      >
        {t("page", { page })}
      </span>
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={isLast || undefined}
        aria-busy={isLoading || undefined}
        onClick={() => !isLast && onPage(page + 1)}
      >
        {t("next")}
        <ChevronRight className="size-4" aria-hidden />
      </Button>
    </nav>
  );
}
