import type { ComponentProps, MouseEvent } from "react";
import { goToPanel } from "@/components/care/common/panel-address";

/** A link within the panel: an address of its own, opened without loading the page anew. */
export function PanelLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goToPanel(href);
    window.scrollTo({ top: 0 });
  }
  return <a href={href} onClick={onClick} {...rest} />;
}
