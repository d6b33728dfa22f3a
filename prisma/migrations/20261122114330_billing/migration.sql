-- CreateEnum
CREATE TYPE "app"."payment_method" AS ENUM ('credit_card', 'pix');

-- CreateEnum
CREATE TYPE "app"."payment_state" AS ENUM ('created', 'pending', 'failed', 'paid', 'refund_due', 'refunding', 'refunded', 'charged_back');

-- CreateEnum
CREATE TYPE "app"."preapproval_status" AS ENUM ('created', 'pending', 'authorized', 'paused', 'cancelled');

-- AlterTable
ALTER TABLE "app"."subscriptions" ADD COLUMN     "awaits_until" TIMESTAMPTZ(3),
ADD COLUMN     "grace_until" TIMESTAMPTZ(3),
ADD COLUMN     "method" "app"."payment_method",
ADD COLUMN     "next_plan_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_plan_id" TEXT,
ADD COLUMN     "paid_periods" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "protocol" TEXT,
ADD COLUMN     "trusted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "app"."payments" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "plan_id" TEXT NOT NULL,
    "method" "app"."payment_method" NOT NULL,
    "state" "app"."payment_state" NOT NULL DEFAULT 'created',
    "why" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "paid_cents" INTEGER,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "period" INTEGER,
    "coupon_id" UUID,
    "preapproval_id" UUID,
    "provider_id" TEXT,
    "qr_code" TEXT,
    "qr_image" TEXT,
    "click_key" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "covers_from" TIMESTAMPTZ(3),
    "covers_until" TIMESTAMPTZ(3),
    "before_plan_id" TEXT,
    "before_end" TIMESTAMPTZ(3),
    "receipt_number" INTEGER,
    "protocol" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),
    "returned_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."preapprovals" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "plan_id" TEXT NOT NULL,
    "status" "app"."preapproval_status" NOT NULL DEFAULT 'created',
    "wanted" "app"."preapproval_status" NOT NULL DEFAULT 'authorized',
    "price_cents" INTEGER NOT NULL,
    "first_cents" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "period" INTEGER NOT NULL,
    "coupon_id" UUID,
    "provider_id" TEXT,
    "init_point" TEXT,
    "starts_at" TIMESTAMPTZ(3),
    "click_key" TEXT,
    "charges" INTEGER NOT NULL DEFAULT 0,
    "next_check_at" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "authorized_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "preapprovals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."payment_events" (
    "topic" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "notified" INTEGER NOT NULL DEFAULT 1,
    "handled" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("topic","resource_id")
);

-- CreateTable
CREATE TABLE "app"."provider_scans" (
    "name" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_scans_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "app"."coupons" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "cents" INTEGER,
    "plan_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "expires_at" TIMESTAMPTZ(3),
    "max_uses" INTEGER,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."trial_marks" (
    "digest" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trial_marks_pkey" PRIMARY KEY ("digest")
);

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_id_key" ON "app"."payments"("provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_receipt_number_key" ON "app"."payments"("receipt_number");

-- CreateIndex
CREATE UNIQUE INDEX "payments_protocol_key" ON "app"."payments"("protocol");

-- CreateIndex
CREATE INDEX "payments_user_id_created_at_idx" ON "app"."payments"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "payments_preapproval_id_idx" ON "app"."payments"("preapproval_id");

-- CreateIndex
CREATE INDEX "payments_coupon_id_idx" ON "app"."payments"("coupon_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_user_id_click_key_key" ON "app"."payments"("user_id", "click_key");

-- CreateIndex
CREATE UNIQUE INDEX "preapprovals_provider_id_key" ON "app"."preapprovals"("provider_id");

-- CreateIndex
CREATE INDEX "preapprovals_user_id_created_at_idx" ON "app"."preapprovals"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "preapprovals_coupon_id_idx" ON "app"."preapprovals"("coupon_id");

-- CreateIndex
CREATE UNIQUE INDEX "preapprovals_user_id_click_key_key" ON "app"."preapprovals"("user_id", "click_key");

-- CreateIndex
CREATE INDEX "payment_events_received_at_idx" ON "app"."payment_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "app"."coupons"("code");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_protocol_key" ON "app"."subscriptions"("protocol");

-- CreateIndex
CREATE INDEX "subscriptions_period_end_idx" ON "app"."subscriptions"("period_end");

-- AddForeignKey
ALTER TABLE "app"."subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_fkey" FOREIGN KEY ("next_plan_id") REFERENCES "app"."plans"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A period of somebody's subscription is paid once.
CREATE UNIQUE INDEX "payments_period_paid_key" ON "app"."payments" ("user_id", "period")
  WHERE "state" = 'paid' AND "period" IS NOT NULL AND "user_id" IS NOT NULL;

-- What is to be asked about is a handful among all payments there ever were.
CREATE INDEX "payments_next_check_at_idx" ON "app"."payments" ("next_check_at") WHERE "next_check_at" IS NOT NULL;
CREATE INDEX "preapprovals_next_check_at_idx" ON "app"."preapprovals" ("next_check_at") WHERE "next_check_at" IS NOT NULL;
CREATE INDEX "payment_events_waiting_idx" ON "app"."payment_events" ("next_attempt_at") WHERE "notified" > "handled";

-- Receipts are numbered in the order in which money came in.
CREATE SEQUENCE "app"."receipt_numbers" AS integer;

ALTER TABLE "app"."payments" ADD CONSTRAINT "payments_amounts" CHECK ("amount_cents" >= 0 AND "price_cents" >= 0 AND "days" > 0);
ALTER TABLE "app"."coupons" ADD CONSTRAINT "coupons_one_kind" CHECK (("percent" IS NULL) <> ("cents" IS NULL)),
  ADD CONSTRAINT "coupons_percent" CHECK ("percent" BETWEEN 1 AND 100),
  ADD CONSTRAINT "coupons_cents" CHECK ("cents" > 0);
