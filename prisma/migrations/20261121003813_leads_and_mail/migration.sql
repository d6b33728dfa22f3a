-- CreateEnum
CREATE TYPE "app"."lead_audience" AS ENUM ('trainer', 'gym', 'doctor', 'nutritionist');

-- AlterTable
ALTER TABLE "app"."consents" ADD COLUMN     "text_hash" TEXT;

-- CreateTable
CREATE TABLE "app"."leads" (
    "id" UUID NOT NULL,
    "audience" "app"."lead_audience" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "people" TEXT,
    "message" TEXT NOT NULL DEFAULT '',
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."outbound_mails" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "reply_to" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT,
    "html" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbound_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "leads_created_at_idx" ON "app"."leads"("created_at");

-- CreateIndex
CREATE INDEX "outbound_mails_user_id_idx" ON "app"."outbound_mails"("user_id");

-- CreateIndex
CREATE INDEX "outbound_mails_waiting" ON "app"."outbound_mails" ("next_attempt_at")
  WHERE "sent_at" IS NULL AND "failed_at" IS NULL;

-- AddForeignKey
ALTER TABLE "app"."outbound_mails" ADD CONSTRAINT "outbound_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
