-- CreateEnum
CREATE TYPE "app"."commission_refusal" AS ENUM ('self');

-- CreateEnum
CREATE TYPE "app"."payout_state" AS ENUM ('requested', 'paid', 'refused');

-- AlterEnum
ALTER TYPE "app"."mail_kind" ADD VALUE 'company_invitation';

-- AlterTable
ALTER TABLE "app"."companies" ADD COLUMN     "audience" "app"."lead_audience",
ADD COLUMN     "commission_percent" INTEGER NOT NULL DEFAULT 10,
ADD COLUMN     "referral_code" TEXT NOT NULL DEFAULT upper(substr(replace((gen_random_uuid())::text, '-'::text, ''::text), 1, 12));

-- AlterTable
ALTER TABLE "app"."error_reports" ADD COLUMN     "browsers" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "resolved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "app"."leads" ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "company_id" UUID;

-- CreateTable
CREATE TABLE "app"."company_invitations" (
    "company_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "role" "app"."company_role" NOT NULL DEFAULT 'member',
    "status" "app"."invitation_status" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "company_invitations_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "app"."referral_days" (
    "company_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "visits" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "referral_days_pkey" PRIMARY KEY ("company_id","day")
);

-- CreateTable
CREATE TABLE "app"."referrals" (
    "user_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "commission_id" UUID,

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."commissions" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "paid_cents" INTEGER NOT NULL,
    "percent" INTEGER NOT NULL,
    "cents" INTEGER NOT NULL,
    "earned_at" TIMESTAMPTZ(3) NOT NULL,
    "clears_at" TIMESTAMPTZ(3) NOT NULL,
    "reversed_at" TIMESTAMPTZ(3),
    "refused" "app"."commission_refusal",

    CONSTRAINT "commissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."payouts" (
    "company_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "cents" INTEGER NOT NULL,
    "pix_key" TEXT NOT NULL,
    "state" "app"."payout_state" NOT NULL DEFAULT 'requested',
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "note" TEXT,

    CONSTRAINT "payouts_pkey" PRIMARY KEY ("company_id","id")
);

-- CreateTable
CREATE TABLE "app"."feature_flags" (
    "name" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feature_flags_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "app"."page_views" (
    "day" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "page_views_pkey" PRIMARY KEY ("day","path")
);

-- CreateIndex
CREATE INDEX "company_invitations_email_status_idx" ON "app"."company_invitations"("email", "status");

-- CreateIndex
CREATE INDEX "company_invitations_company_id_created_at_idx" ON "app"."company_invitations"("company_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_commission_id_key" ON "app"."referrals"("commission_id");

-- CreateIndex
CREATE INDEX "referrals_company_id_at_idx" ON "app"."referrals"("company_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "commissions_payment_id_key" ON "app"."commissions"("payment_id");

-- CreateIndex
CREATE INDEX "commissions_company_id_earned_at_idx" ON "app"."commissions"("company_id", "earned_at");

-- CreateIndex
CREATE INDEX "payouts_state_requested_at_idx" ON "app"."payouts"("state", "requested_at");

-- CreateIndex
CREATE UNIQUE INDEX "companies_referral_code_key" ON "app"."companies"("referral_code");

-- CreateIndex
CREATE INDEX "error_reports_last_seen_idx" ON "app"."error_reports"("last_seen");

-- CreateIndex
CREATE INDEX "leads_company_id_idx" ON "app"."leads"("company_id");

-- AddForeignKey
ALTER TABLE "app"."leads" ADD CONSTRAINT "leads_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."company_invitations" ADD CONSTRAINT "company_invitations_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."referral_days" ADD CONSTRAINT "referral_days_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."referrals" ADD CONSTRAINT "referrals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."referrals" ADD CONSTRAINT "referrals_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."commissions" ADD CONSTRAINT "commissions_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."payouts" ADD CONSTRAINT "payouts_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One open invitation of a company for an address.
CREATE UNIQUE INDEX "company_invitations_open_key" ON "app"."company_invitations" ("company_id", "email") WHERE "status" = 'open';

ALTER TABLE "app"."companies"
  ADD CONSTRAINT "companies_commission_percent_check" CHECK ("commission_percent" BETWEEN 0 AND 50);

ALTER TABLE "app"."payouts" ADD CONSTRAINT "payouts_cents_check" CHECK ("cents" > 0);

-- The administrator's list of people: newest first, by name, and those that are flagged to get money back.
CREATE INDEX "profiles_created_at_id_idx" ON "public"."profiles" ("created_at" DESC, "id" DESC);
CREATE INDEX "profiles_name_id_idx" ON "public"."profiles" ("name", "id");
CREATE INDEX "payments_to_refund_idx" ON "app"."payments" ("paid_at", "id") WHERE "state" IN ('refund_due', 'refunding');
CREATE INDEX "payments_covering_idx" ON "app"."payments" ("covers_from", "covers_until") WHERE "state" = 'paid';

-- Searching by any part of a name or address, whatever its accents and case.
CREATE FUNCTION "app"."folded"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT translate(lower($1), 'áàâãäåéèêëíìîïóòôõöúùûüçñ', 'aaaaaaeeeeiiiiooooouuuucn') $$;

DO $$
DECLARE trigrams text;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE EXTENSION pg_trgm WITH SCHEMA "app";
  END IF;
  SELECT n.nspname INTO trigrams FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
  EXECUTE format('CREATE INDEX "profiles_search_idx" ON "public"."profiles"
    USING gin (("app"."folded"("name" || '' '' || "email")) %I.gin_trgm_ops)', trigrams);
  EXECUTE format('CREATE INDEX "people_numbers_idx" ON "app"."people"
    USING gin ("phone" %I.gin_trgm_ops, "cpf" %I.gin_trgm_ops)
    WHERE "phone" IS NOT NULL OR "cpf" IS NOT NULL', trigrams, trigrams);
END $$;
