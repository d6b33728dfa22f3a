"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { useIsQuiet } from "@/components/hooks/use-is-quiet";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch" | "onPointerEnter" | "onFocus"> & {
  /** Never read ahead. */
  prefetch?: false;
};

/**
 * A link within the product. Its page is read ahead when the one at hand has come to rest, or as soon as somebody goes for
 * it: a page that is still starting has the server and the phone to itself.
 */
export function Link({ prefetch, ...props }: LinkProps) {
  const isQuiet = useIsQuiet();
  const [isMeant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  const isTime = prefetch !== false && (isQuiet || isMeant);
  return <NextLink {...props} prefetch={isTime ? null : false} onPointerEnter={mean} onFocus={mean} />;
}
