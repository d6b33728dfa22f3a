import { useEffect, useState } from "react";
import { keptFragment } from "@/lib/client/enter";

/** The invitation in this page's address, which the way to another form of the entrance must not lose; "" without one. */
export function useFragment(): string {
  const [fragment, setFragment] = useState("");
  useEffect(() => setFragment(keptFragment()), []);
  return fragment;
}
