import { useUnits } from "@/components/figures/use-figures";
import { useSession } from "@/lib/client/session-store";

/** Tells what somebody typed into a form of their profile apart from what others did, and from the same in other units. */
export function useDraftKey(form: "personal" | "body" | "goals"): string {
  const userId = useSession((state) => state.user?.id);
  const { weight_unit, energy_unit } = useUnits();
  return [form, userId, weight_unit, energy_unit].join(" ");
}
