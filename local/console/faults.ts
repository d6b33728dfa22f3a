import { z } from "zod";

export const SERVICES = [
  "mercado-pago",
  "whatsapp",
  "model",
  "mail",
  "open-food-facts",
  "push",
  "analytics",
] as const;
export type Service = (typeof SERVICES)[number];

export const faultOrder = z.object({
  service: z.enum(SERVICES, `must be one of ${SERVICES.join(", ")}`),
  mode: z.enum(["error", "timeout", "html", "off"], "must be one of error, timeout, html, off"),
  status: z
    .number("must be a number")
    .int()
    .min(200, "must be an HTTP status")
    .max(599, "must be an HTTP status")
    .optional(),
  count: z.number("must be a number").int("must be a whole number").min(1, "must be at least 1").optional(),
  /** WhatsApp only: the Graph error code to answer with, for instance 131056. */
  code: z.number("must be a number").int().optional(),
  /** The call takes effect and only its answer fails, as when the line breaks at the wrong moment. */
  effect: z.boolean("must be true or false").optional(),
});
export type FaultOrder = z.infer<typeof faultOrder>;

export interface Fault {
  mode: "error" | "timeout" | "html";
  status?: number;
  code?: number;
  effect?: boolean;
  /** Answers that are still to fail; undefined until switched off. */
  left?: number;
}

/** Which stand-ins are told to fail, how, and how often still. */
export class Faults {
  private readonly active = new Map<Service, Fault>();

  order({ service, mode, status, count, code, effect }: FaultOrder): void {
    if (mode === "off") this.active.delete(service);
    else this.active.set(service, { mode, status, code, effect, left: count });
  }

  /**
   * The fault that the next answer of `service` must show, if any. With `counted: false` the answer fails without
   * using up the count: for calls made on the side, such as read marks.
   */
  take(service: Service, { counted = true } = {}): Fault | undefined {
    const fault = this.active.get(service);
    if (fault?.left !== undefined && counted) {
      fault.left -= 1;
      if (fault.left <= 0) this.active.delete(service);
    }
    return fault;
  }

  list(): Record<Service, Fault | null> {
    return Object.fromEntries(
      SERVICES.map((service) => [service, this.active.get(service) ?? null]),
    ) as Record<Service, Fault | null>;
  }

  clear(): void {
    this.active.clear();
  }
}
