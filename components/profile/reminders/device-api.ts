import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { api } from "@/lib/client/api";
import { deviceHere, type SwitchedOn, switchPushOff, switchPushOn } from "@/lib/client/push-device";
import type { PushDevices } from "@/lib/push/push-schema";

/** What the server offers, and which of its devices this browser is. */
export const pushQuery = (who: string) =>
  queryOptions({
    queryKey: ["push-devices", who],
    queryFn: async ({ signal }) => {
      const { publicKey, devices } = await api<PushDevices>("/api/push-devices", { signal });
      const here = await deviceHere(who);
      return { publicKey, here: devices.find(({ id }) => id === here)?.id ?? null };
    },
  });

/** Switches reminders on or off in this browser. */
export function useDeviceSwitch(who: string) {
  const client = useQueryClient();
  const lang = useLocale();
  return useMutation({
    mutationFn: async (wanted: { on: string } | { off: string }): Promise<SwitchedOn | null> => {
      if ("on" in wanted) return switchPushOn({ who, publicKey: wanted.on, lang });
      await switchPushOff(wanted.off);
      return null;
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery(who).queryKey }),
  });
}
