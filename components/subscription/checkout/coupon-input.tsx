import { type ComponentProps, useRef } from "react";
import { Input } from "@/components/forms/inputs/input";
import { useLeaving } from "@/components/forms/inputs/use-leaving";

const COUPON_LENGTH = 40;

type CouponInputProps = Omit<ComponentProps<typeof Input>, "ref"> & { onLeave: (code: string) => void };

/**
 * What a coupon takes off is told once its field is left; with a press on the button below it once that is over, for the
 * button moves when the sum above it grows.
 */
export function CouponInput({ onLeave, ...rest }: CouponInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useLeaving(field, false, () => {
    if (field.current) onLeave(field.current.value.trim());
  });
  return (
    <Input {...rest} ref={field} autoComplete="off" autoCapitalize="characters" maxLength={COUPON_LENGTH} />
  );
}
