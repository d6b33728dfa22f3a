"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useState } from "react";
import { optInQuery } from "@/components/whatsapp/api";
import { useSession } from "@/lib/client/session-store";

/** With a place of its own to wait in: the screen around it, and what is being typed there, must not wait with it. */
const OptIn = dynamic(() => import("@/components/whatsapp/opt-in").then((file) => file.OptIn), {
  loading: () => null,
});

/** The opt-in on the main screen, fetched by those who have yet to link a number; it stays to say that it worked. */
export function MainOptIn() {
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({ ...optInQuery, enabled: isRestored });
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (data?.status === "none" || data?.status === "pending")) setNeeded(true);
  return isNeeded ? <OptIn isMain /> : null;
}
