-- CreateTable
CREATE TABLE "app"."media_readings" (
    "id" UUID NOT NULL,
    "message_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "result" JSONB,
    "picture" BYTEA,
    "draft" JSONB,
    "settled" TEXT,

    CONSTRAINT "media_readings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "media_readings_message_id_key" ON "app"."media_readings"("message_id");

-- CreateIndex
CREATE INDEX "media_readings_user_id_kind_day_idx" ON "app"."media_readings"("user_id", "kind", "day");

-- CreateIndex
CREATE INDEX "media_readings_created_at_idx" ON "app"."media_readings"("created_at");

-- AddForeignKey
ALTER TABLE "app"."media_readings" ADD CONSTRAINT "media_readings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
