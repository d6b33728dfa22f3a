-- CreateTable
CREATE TABLE "app"."push_subscriptions" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "browser" TEXT,
    "system" TEXT,
    "locale" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_success_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."push_messages" (
    "user_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "slot" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "status" INTEGER,
    "next_attempt_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_messages_pkey" PRIMARY KEY ("user_id","subscription_id","slot")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "app"."push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_messages_created_at_idx" ON "app"."push_messages"("created_at");

-- What waits
CREATE INDEX "push_messages_waiting" ON "app"."push_messages"("next_attempt_at") WHERE "next_attempt_at" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "app"."push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."push_messages" ADD CONSTRAINT "push_messages_user_id_subscription_id_fkey" FOREIGN KEY ("user_id", "subscription_id") REFERENCES "app"."push_subscriptions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A device that was switched on has its owner looked at, who may have had no occasion at all.
CREATE TRIGGER "device_added" AFTER INSERT ON "app"."push_subscriptions"
  FOR EACH ROW EXECUTE FUNCTION "app"."look_at_reminders"('user_id');
