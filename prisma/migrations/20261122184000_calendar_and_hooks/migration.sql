-- CreateTable
CREATE TABLE "app"."calendar_feeds" (
    "user_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_read_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."hooks" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "events" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_sent_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "hooks_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."hook_deliveries" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "hook_id" UUID NOT NULL,
    "slot" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "status" INTEGER,
    "next_attempt_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hook_deliveries_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_secret_hash_key" ON "app"."calendar_feeds"("secret_hash");

-- CreateIndex
CREATE INDEX "hooks_seen_at_idx" ON "app"."hooks"("seen_at");

-- CreateIndex
CREATE UNIQUE INDEX "hook_deliveries_user_id_hook_id_slot_key" ON "app"."hook_deliveries"("user_id", "hook_id", "slot");

-- CreateIndex
CREATE INDEX "hook_deliveries_created_at_idx" ON "app"."hook_deliveries"("created_at");

-- What waits
CREATE INDEX "hook_deliveries_waiting" ON "app"."hook_deliveries"("next_attempt_at") WHERE "next_attempt_at" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "app"."calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."hooks" ADD CONSTRAINT "hooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."hook_deliveries" ADD CONSTRAINT "hook_deliveries_user_id_hook_id_fkey" FOREIGN KEY ("user_id", "hook_id") REFERENCES "app"."hooks"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
