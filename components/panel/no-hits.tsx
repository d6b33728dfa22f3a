"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { SEARCHED } from "@/components/panel/list-filters";
import { useAddress } from "@/components/panel/use-address";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** An empty list: what was searched in vain and the way back to all of it; without a search what the list says itself. */
export function NoHits({ children }: { children: ReactNode }) {
  const t = useTranslations("panels.list");
  const address = useAddress();
  const searched = address.read(SEARCHED);
  if (searched === "") return children;

  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.closest("section")?.querySelector<HTMLInputElement>("input[type=search]");
    address.change({ [SEARCHED]: null });
    if (!field) return;
    // The button goes with what it stands under: the next search begins here. A field in focus does not follow the address.
    field.value = "";
    field.focus();
  }
  return (
    <EmptyState
      icon={<SearchX className="size-5" aria-hidden />}
      title={
        <span role="status" className="wrap-anywhere">
          {t("noHits", { searched })}
        </span>
      }
      text={t("noHitsText")}
      action={
        <Button variant="secondary" onClick={clear}>
          {t("clearSearch")}
        </Button>
      }
    />
  );
}
