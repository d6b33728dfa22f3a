import { randomInt } from "node:crypto";
import { APPLICATION_ID, SELLER_ID } from "./accounts";
import type { Payment } from "./payment";
import type { Preapproval } from "./preapproval";

export type Topic = "payment" | "subscription_preapproval" | "subscription_authorized_payment";

export interface News {
  topic: Topic;
  id: string;
  action: string;
  /** The address the payment itself asked for, if any. */
  url?: string | null;
}

export function paymentNews(payment: Payment): News {
  return {
    topic: "payment",
    id: String(payment.id),
    action: "payment.updated",
    url: payment.notification_url,
  };
}

export function preapprovalNews(preapproval: Preapproval, action = "updated"): News {
  return { topic: "subscription_preapproval", id: preapproval.id, action };
}

/** What the notification says besides its address; nothing of it is signed. `now` in milliseconds. */
export function notificationBody(news: News, now: number) {
  const date = new Date(now).toISOString();
  const id = randomInt(1e12);
  if (news.topic === "payment") {
    const { action, topic: type } = news;
    return {
      action,
      api_version: "v1",
      data: { id: news.id },
      date_created: date,
      id,
      live_mode: false,
      type,
      user_id: String(SELLER_ID),
    };
  }
  const entity = news.topic === "subscription_preapproval" ? "preapproval" : "authorized_payment";
  return {
    action: news.action,
    application_id: APPLICATION_ID,
    data: { id: news.id },
    date,
    entity,
    id,
    type: news.topic,
    version: 1,
  };
}
