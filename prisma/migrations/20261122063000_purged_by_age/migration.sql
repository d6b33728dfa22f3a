-- What is purged by its age is found without reading the whole table.

-- CreateIndex
CREATE INDEX "inbound_messages_received_at_idx" ON "app"."inbound_messages"("received_at");

-- CreateIndex
CREATE INDEX "outbound_messages_created_at_idx" ON "app"."outbound_messages"("created_at");

-- CreateIndex
CREATE INDEX "outbound_mails_created_at_idx" ON "app"."outbound_mails"("created_at");

-- CreateIndex
CREATE INDEX "sign_ins_at_idx" ON "app"."sign_ins"("at");
