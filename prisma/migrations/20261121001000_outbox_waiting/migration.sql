-- What waits to be sent is little beside what was sent: its order per contact must not cost more as the history grows.
CREATE INDEX "outbound_messages_waiting_idx" ON "app"."outbound_messages" ("contact", "seq")
  WHERE "status" IN ('queued', 'sending');
