"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Select } from "@/components/forms/inputs/select";
import { BRAZILIAN_ZONES, otherZones, regionOf, zoneName } from "@/components/profile/reminders/time-zones";

/** Time zones by the names of places: Brazil's first, the others in the order of the alphabet. */
export function ZoneSelect({
  value,
  ...rest
}: Omit<ComponentProps<typeof Select>, "value"> & { value: string }) {
  const t = useTranslations("profile.reminders");
  const locale = useLocale();
  const abroad = otherZones(value)
    .map((zone) => {
      const region = regionOf(zone);
      const name = zoneName(zone, locale);
      return { zone, name: region ? t("place", { name, region: t(`regions.${region}`) }) : name };
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Select value={value} {...rest}>
      <optgroup label={t("brazil")}>
        {BRAZILIAN_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone, locale)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t("elsewhere")}>
        {abroad.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </optgroup>
    </Select>
  );
}
