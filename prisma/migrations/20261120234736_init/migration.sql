-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "app";

-- CreateEnum
CREATE TYPE "app"."role" AS ENUM ('member', 'nutritionist');

-- CreateEnum
CREATE TYPE "app"."company_role" AS ENUM ('manager', 'member');

-- CreateEnum
CREATE TYPE "app"."gender" AS ENUM ('male', 'female', 'other');

-- CreateEnum
CREATE TYPE "app"."meal_kind" AS ENUM ('breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'dinner', 'supper');

-- CreateEnum
CREATE TYPE "app"."entry_source" AS ENUM ('whatsapp_text', 'whatsapp_photo', 'whatsapp_audio', 'web');

-- CreateEnum
CREATE TYPE "app"."whatsapp_link_status" AS ENUM ('pending', 'confirmed', 'revoked');

-- CreateEnum
CREATE TYPE "app"."inbound_status" AS ENUM ('received', 'processed', 'failed');

-- CreateEnum
CREATE TYPE "app"."outbound_status" AS ENUM ('queued', 'sending', 'sent', 'delivered', 'read', 'failed');

-- CreateEnum
CREATE TYPE "app"."subscription_status" AS ENUM ('trial', 'active', 'pending_payment', 'expired', 'cancelled');

-- CreateTable
CREATE TABLE "profiles" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'pt-BR',
    "time_zone" TEXT NOT NULL DEFAULT 'America/Sao_Paulo',
    "theme" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."people" (
    "user_id" UUID NOT NULL,
    "role" "app"."role" NOT NULL DEFAULT 'member',
    "company_id" UUID,
    "company_role" "app"."company_role",
    "phone" TEXT,
    "cpf" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "blocked_at" TIMESTAMPTZ(3),
    "referral_code" TEXT,
    "tokens_valid_from" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."health_profiles" (
    "user_id" UUID NOT NULL,
    "birth_date" DATE,
    "gender" "app"."gender",
    "height_cm" INTEGER,
    "age_years" INTEGER,
    "weight_kg" DOUBLE PRECISION,
    "activity_level" TEXT NOT NULL DEFAULT 'light',
    "dietary_restrictions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "dietary_preferences" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "health_conditions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "medications" TEXT NOT NULL DEFAULT '',
    "allergies" TEXT NOT NULL DEFAULT '',
    "supplements" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "health_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."companies" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "seats" INTEGER NOT NULL DEFAULT 10,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."consents" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."meals" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "app"."meal_kind" NOT NULL,
    "eaten_at" TIMESTAMPTZ(3) NOT NULL,
    "source" "app"."entry_source" NOT NULL,
    "text" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "message_id" TEXT,
    "ordinal" INTEGER NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "meals_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."meal_items" (
    "user_id" UUID NOT NULL,
    "meal_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "food" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "grams" DOUBLE PRECISION NOT NULL,
    "portion" TEXT,
    "kcal" DOUBLE PRECISION NOT NULL,
    "protein_g" DOUBLE PRECISION NOT NULL,
    "carbs_g" DOUBLE PRECISION NOT NULL,
    "fat_g" DOUBLE PRECISION NOT NULL,
    "fibre_g" DOUBLE PRECISION NOT NULL,
    "sodium_mg" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "meal_items_pkey" PRIMARY KEY ("user_id","meal_id","id")
);

-- CreateTable
CREATE TABLE "app"."water_entries" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "ml" INTEGER NOT NULL,
    "source" "app"."entry_source" NOT NULL,
    "message_id" TEXT,
    "ordinal" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "water_entries_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."weight_entries" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kg" DOUBLE PRECISION NOT NULL,
    "source" "app"."entry_source" NOT NULL,
    "message_id" TEXT,
    "ordinal" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "weight_entries_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."day_totals" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "meals" INTEGER NOT NULL DEFAULT 0,
    "kcal" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "protein_g" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "carbs_g" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "fat_g" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "fibre_g" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "sodium_mg" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "water_ml" INTEGER NOT NULL DEFAULT 0,
    "weight_kg" DOUBLE PRECISION,
    "chat_messages" INTEGER NOT NULL DEFAULT 0,
    "photos" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "day_totals_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "app"."goals" (
    "user_id" UUID NOT NULL,
    "calorie_goal" INTEGER,
    "protein_goal" INTEGER,
    "carb_goal" INTEGER,
    "fat_goal" INTEGER,
    "water_goal_ml" INTEGER,
    "weight_goal_kg" DOUBLE PRECISION,
    "initial_weight_kg" DOUBLE PRECISION,
    "target_date" DATE,
    "weekly_goal_days" INTEGER NOT NULL DEFAULT 7,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "goals_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."reminder_settings" (
    "user_id" UUID NOT NULL,
    "meal_reminders" BOOLEAN NOT NULL DEFAULT true,
    "water_reminders" BOOLEAN NOT NULL DEFAULT true,
    "exercise_reminders" BOOLEAN NOT NULL DEFAULT false,
    "meal_times" TEXT[] DEFAULT ARRAY['08:00', '12:30', '19:30']::TEXT[],
    "water_times" TEXT[] DEFAULT ARRAY['10:00', '15:00', '17:30']::TEXT[],
    "exercise_times" TEXT[] DEFAULT ARRAY['18:00']::TEXT[],
    "quiet_start" TEXT NOT NULL DEFAULT '22:00',
    "quiet_end" TEXT NOT NULL DEFAULT '07:00',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."whatsapp_links" (
    "user_id" UUID NOT NULL,
    "status" "app"."whatsapp_link_status" NOT NULL,
    "canonical_number" TEXT NOT NULL,
    "wa_id" TEXT,
    "scoped_id" TEXT,
    "marketing_consent" BOOLEAN NOT NULL DEFAULT false,
    "confirmed_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "whatsapp_links_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."whatsapp_link_codes" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "canonical_number" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "whatsapp_link_codes_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."inbound_messages" (
    "id" TEXT NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "contact" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" "app"."inbound_status" NOT NULL DEFAULT 'received',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbound_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."outbound_messages" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "user_id" UUID,
    "contact" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "status" "app"."outbound_status" NOT NULL DEFAULT 'queued',
    "in_reply_to" TEXT,
    "ordinal" INTEGER NOT NULL DEFAULT 0,
    "wamid" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbound_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."conversations" (
    "contact" TEXT NOT NULL,
    "user_id" UUID,
    "state" JSONB NOT NULL DEFAULT '{}',
    "last_inbound_at" TIMESTAMPTZ(3),
    "last_invited_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("contact")
);

-- CreateTable
CREATE TABLE "app"."plans" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "duration_days" INTEGER NOT NULL,
    "features" TEXT[],
    "position" INTEGER NOT NULL,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."subscriptions" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "plan_id" TEXT NOT NULL,
    "status" "app"."subscription_status" NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "auto_renew" BOOLEAN NOT NULL DEFAULT false,
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "current" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."saved_cards" (
    "user_id" UUID NOT NULL,
    "last_four" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "expiration_month" INTEGER NOT NULL,
    "expiration_year" INTEGER NOT NULL,

    CONSTRAINT "saved_cards_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."ended_sessions" (
    "session_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_sessions_pkey" PRIMARY KEY ("session_id")
);

-- CreateTable
CREATE TABLE "app"."error_reports" (
    "fingerprint" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "stack" TEXT,
    "component_stack" TEXT,
    "user_agent" TEXT,
    "url" TEXT,
    "version" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "first_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "error_reports_pkey" PRIMARY KEY ("fingerprint")
);

-- CreateTable
CREATE TABLE "app"."rate_limits" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles"("email");

-- CreateIndex
CREATE INDEX "people_company_id_idx" ON "app"."people"("company_id");

-- CreateIndex
CREATE INDEX "consents_user_id_kind_at_idx" ON "app"."consents"("user_id", "kind", "at");

-- CreateIndex
CREATE INDEX "meals_user_id_day_eaten_at_idx" ON "app"."meals"("user_id", "day", "eaten_at");

-- CreateIndex
CREATE UNIQUE INDEX "meals_user_id_message_id_ordinal_key" ON "app"."meals"("user_id", "message_id", "ordinal");

-- CreateIndex
CREATE INDEX "water_entries_user_id_day_idx" ON "app"."water_entries"("user_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "water_entries_user_id_message_id_ordinal_key" ON "app"."water_entries"("user_id", "message_id", "ordinal");

-- CreateIndex
CREATE INDEX "weight_entries_user_id_day_idx" ON "app"."weight_entries"("user_id", "day");

-- CreateIndex
CREATE UNIQUE INDEX "weight_entries_user_id_message_id_ordinal_key" ON "app"."weight_entries"("user_id", "message_id", "ordinal");

-- CreateIndex
CREATE INDEX "whatsapp_links_canonical_number_idx" ON "app"."whatsapp_links"("canonical_number");

-- CreateIndex
CREATE INDEX "whatsapp_links_scoped_id_idx" ON "app"."whatsapp_links"("scoped_id");

-- CreateIndex
CREATE UNIQUE INDEX "whatsapp_link_codes_code_hash_key" ON "app"."whatsapp_link_codes"("code_hash");

-- CreateIndex
CREATE INDEX "inbound_messages_status_contact_sent_at_idx" ON "app"."inbound_messages"("status", "contact", "sent_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbound_messages_wamid_key" ON "app"."outbound_messages"("wamid");

-- CreateIndex
CREATE INDEX "outbound_messages_status_next_attempt_at_idx" ON "app"."outbound_messages"("status", "next_attempt_at");

-- CreateIndex
CREATE INDEX "outbound_messages_contact_seq_idx" ON "app"."outbound_messages"("contact", "seq");

-- CreateIndex
CREATE INDEX "outbound_messages_user_id_idx" ON "app"."outbound_messages"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbound_messages_in_reply_to_ordinal_key" ON "app"."outbound_messages"("in_reply_to", "ordinal");

-- CreateIndex
CREATE INDEX "conversations_user_id_idx" ON "app"."conversations"("user_id");

-- CreateIndex
CREATE INDEX "ended_sessions_expires_at_idx" ON "app"."ended_sessions"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "app"."rate_limits"("expires_at");

-- AddForeignKey
ALTER TABLE "app"."people" ADD CONSTRAINT "people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."people" ADD CONSTRAINT "people_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."health_profiles" ADD CONSTRAINT "health_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."meals" ADD CONSTRAINT "meals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."meal_items" ADD CONSTRAINT "meal_items_user_id_meal_id_fkey" FOREIGN KEY ("user_id", "meal_id") REFERENCES "app"."meals"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."water_entries" ADD CONSTRAINT "water_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."weight_entries" ADD CONSTRAINT "weight_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."day_totals" ADD CONSTRAINT "day_totals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."goals" ADD CONSTRAINT "goals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."whatsapp_links" ADD CONSTRAINT "whatsapp_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."whatsapp_link_codes" ADD CONSTRAINT "whatsapp_link_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."subscriptions" ADD CONSTRAINT "subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "app"."plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."saved_cards" ADD CONSTRAINT "saved_cards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is beyond Prisma's schema language and written by hand.

-- The browser reads its own profile row, and nothing else in the database.
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "profiles_select_own" ON "profiles" FOR SELECT TO "authenticated" USING ("id" = (SELECT auth.uid()));
REVOKE ALL ON "profiles" FROM "anon", "authenticated";
GRANT SELECT ON "profiles" TO "authenticated";
REVOKE ALL ON SCHEMA "app" FROM PUBLIC;

-- One confirmed owner for a WhatsApp number, however the provider names it.
CREATE UNIQUE INDEX "whatsapp_links_confirmed_number_key" ON "app"."whatsapp_links" ("canonical_number") WHERE "status" = 'confirmed';
CREATE UNIQUE INDEX "whatsapp_links_confirmed_scoped_id_key" ON "app"."whatsapp_links" ("scoped_id") WHERE "status" = 'confirmed' AND "scoped_id" IS NOT NULL;

-- One subscription in force a person.
CREATE UNIQUE INDEX "subscriptions_current_key" ON "app"."subscriptions" ("user_id") WHERE "current";

-- Amounts that no slip of a program may store.
ALTER TABLE "app"."meal_items"
  ADD CONSTRAINT "meal_items_grams_check" CHECK ("grams" > 0 AND "grams" < 'Infinity'),
  ADD CONSTRAINT "meal_items_nutrients_check" CHECK (
    "kcal" >= 0 AND "protein_g" >= 0 AND "carbs_g" >= 0 AND "fat_g" >= 0 AND "fibre_g" >= 0 AND "sodium_mg" >= 0
    AND "kcal" < 'Infinity' AND "protein_g" < 'Infinity' AND "carbs_g" < 'Infinity' AND "fat_g" < 'Infinity'
    AND "fibre_g" < 'Infinity' AND "sodium_mg" < 'Infinity');
ALTER TABLE "app"."water_entries" ADD CONSTRAINT "water_entries_ml_check" CHECK ("ml" > 0);
ALTER TABLE "app"."weight_entries" ADD CONSTRAINT "weight_entries_kg_check" CHECK ("kg" BETWEEN 2 AND 635);
ALTER TABLE "app"."meals" ADD CONSTRAINT "meals_version_check" CHECK ("version" >= 1);
ALTER TABLE "app"."goals"
  ADD CONSTRAINT "goals_amounts_check" CHECK (
    "calorie_goal" >= 0 AND "protein_goal" >= 0 AND "carb_goal" >= 0 AND "fat_goal" >= 0 AND "water_goal_ml" >= 0),
  ADD CONSTRAINT "goals_weekly_goal_days_check" CHECK ("weekly_goal_days" BETWEEN 1 AND 7);
ALTER TABLE "app"."plans"
  ADD CONSTRAINT "plans_price_check" CHECK ("price_cents" >= 0),
  ADD CONSTRAINT "plans_duration_check" CHECK ("duration_days" > 0);
ALTER TABLE "app"."companies" ADD CONSTRAINT "companies_seats_check" CHECK ("seats" >= 0);
