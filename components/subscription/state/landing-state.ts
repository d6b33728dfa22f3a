import type { SubscriptionView } from "@/lib/billing/subscription-status";

type Landing =
  | "waiting"
  | "checking"
  | "charging"
  | "declined"
  | "unfinished"
  | "active"
  | "unpaid"
  | "trial";

/**
 * What there is to say where one lands after paying: of a card that it is to be charged, was declined, or was not agreed to; of
 * an access that nobody has just paid for, that nothing is under way. @param isAnswered whether the provider was asked meanwhile
 */
export function landingState({ status, billing }: SubscriptionView, isAnswered: boolean): Landing {
  const { pendingPayment: open, graceUntil, withdrawal } = billing;
  // The page where the card is given is open still.
  if (open?.method === "credit_card" && open.redirectUrl) return isAnswered ? "unfinished" : "checking";
  if (open?.isDeclined) return "declined";
  // A card that was agreed to has opened the access already, on trust.
  const isOpen = status === "active" && graceUntil !== null;
  if (open && !isOpen) return open.method === "pix" ? "waiting" : "charging";
  if (status === "pending_payment") return "waiting";
  if (status !== "active") return "trial";
  return open || withdrawal ? "active" : "unpaid";
}
