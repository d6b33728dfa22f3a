-- CreateEnum
CREATE TYPE "app"."care_look" AS ENUM ('page', 'overview', 'report', 'change');

-- CreateEnum
CREATE TYPE "app"."nutritionist_request_status" AS ENUM ('open', 'approved', 'refused', 'withdrawn');

-- CreateEnum
CREATE TYPE "app"."meal_plan_status" AS ENUM ('draft', 'released', 'ended');

-- AlterEnum
ALTER TYPE "app"."mail_kind" ADD VALUE 'care_request';

-- AlterTable
ALTER TABLE "app"."care_accesses" ADD COLUMN     "look" "app"."care_look" NOT NULL DEFAULT 'page';

-- AlterTable
ALTER TABLE "app"."care_invitations" ADD COLUMN     "access_days" INTEGER NOT NULL DEFAULT 180,
ADD COLUMN     "areas" "app"."care_area"[] DEFAULT ARRAY['diary', 'measures', 'profile', 'plan']::"app"."care_area"[],
ALTER COLUMN "email" DROP NOT NULL;

-- CreateTable
CREATE TABLE "app"."nutritionists" (
    "user_id" UUID NOT NULL,
    "council_region" INTEGER NOT NULL,
    "council_number" TEXT NOT NULL,
    "approved_at" TIMESTAMPTZ(3) NOT NULL,
    "practice_name" TEXT NOT NULL DEFAULT '',
    "practice_contact" TEXT NOT NULL DEFAULT '',
    "second_factor_waived" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "nutritionists_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "app"."nutritionist_requests" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "council_region" INTEGER NOT NULL,
    "council_number" TEXT NOT NULL,
    "practice_name" TEXT NOT NULL DEFAULT '',
    "status" "app"."nutritionist_request_status" NOT NULL DEFAULT 'open',
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "nutritionist_requests_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."care_notes" (
    "nutritionist_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "patient_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_notes_pkey" PRIMARY KEY ("nutritionist_id","id")
);

-- CreateTable
CREATE TABLE "app"."diary_comments" (
    "patient_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "nutritionist_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "meal_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "diary_comments_pkey" PRIMARY KEY ("patient_id","id")
);

-- CreateTable
CREATE TABLE "app"."anamneses" (
    "patient_id" UUID NOT NULL,
    "nutritionist_id" UUID NOT NULL,
    "sections" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "anamneses_pkey" PRIMARY KEY ("patient_id","nutritionist_id")
);

-- CreateTable
CREATE TABLE "app"."meal_plans" (
    "patient_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "nutritionist_id" UUID,
    "title" TEXT NOT NULL,
    "status" "app"."meal_plan_status" NOT NULL DEFAULT 'draft',
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "guidance" TEXT NOT NULL DEFAULT '',
    "meals" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "released_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "meal_plans_pkey" PRIMARY KEY ("patient_id","id")
);

-- CreateTable
CREATE TABLE "app"."plan_templates" (
    "nutritionist_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "guidance" TEXT NOT NULL DEFAULT '',
    "meals" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_templates_pkey" PRIMARY KEY ("nutritionist_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "nutritionists_council_region_council_number_key" ON "app"."nutritionists"("council_region", "council_number");

-- CreateIndex
CREATE INDEX "nutritionist_requests_status_requested_at_id_idx" ON "app"."nutritionist_requests"("status", "requested_at", "id");

-- CreateIndex
CREATE INDEX "care_notes_nutritionist_id_patient_id_created_at_idx" ON "app"."care_notes"("nutritionist_id", "patient_id", "created_at");

-- CreateIndex
CREATE INDEX "care_notes_patient_id_idx" ON "app"."care_notes"("patient_id");

-- CreateIndex
CREATE INDEX "diary_comments_patient_id_day_idx" ON "app"."diary_comments"("patient_id", "day");

-- CreateIndex
CREATE INDEX "diary_comments_nutritionist_id_idx" ON "app"."diary_comments"("nutritionist_id");

-- CreateIndex
CREATE INDEX "anamneses_nutritionist_id_idx" ON "app"."anamneses"("nutritionist_id");

-- CreateIndex
CREATE INDEX "meal_plans_patient_id_status_starts_on_idx" ON "app"."meal_plans"("patient_id", "status", "starts_on");

-- CreateIndex
CREATE INDEX "meal_plans_nutritionist_id_idx" ON "app"."meal_plans"("nutritionist_id");

-- AddForeignKey
ALTER TABLE "app"."nutritionists" ADD CONSTRAINT "nutritionists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."nutritionist_requests" ADD CONSTRAINT "nutritionist_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."care_notes" ADD CONSTRAINT "care_notes_nutritionist_id_fkey" FOREIGN KEY ("nutritionist_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."care_notes" ADD CONSTRAINT "care_notes_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."diary_comments" ADD CONSTRAINT "diary_comments_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."diary_comments" ADD CONSTRAINT "diary_comments_nutritionist_id_fkey" FOREIGN KEY ("nutritionist_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."anamneses" ADD CONSTRAINT "anamneses_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."anamneses" ADD CONSTRAINT "anamneses_nutritionist_id_fkey" FOREIGN KEY ("nutritionist_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."meal_plans" ADD CONSTRAINT "meal_plans_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."meal_plans" ADD CONSTRAINT "meal_plans_nutritionist_id_fkey" FOREIGN KEY ("nutritionist_id") REFERENCES "app"."people"("user_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."plan_templates" ADD CONSTRAINT "plan_templates_nutritionist_id_fkey" FOREIGN KEY ("nutritionist_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One open request a person.
CREATE UNIQUE INDEX "nutritionist_requests_open_key" ON "app"."nutritionist_requests"("user_id") WHERE "status" = 'open';

-- An overview of an area is noted once a day.
CREATE UNIQUE INDEX "care_accesses_overview_key" ON "app"."care_accesses"("patient_id", "nutritionist_id", "area", "day") WHERE "look" = 'overview';

-- What is still to be told on WhatsApp.
CREATE INDEX "diary_comments_untold_idx" ON "app"."diary_comments"("created_at") WHERE "told_at" IS NULL;

-- Who was let in, as a nutritionist's list reads them.
CREATE INDEX "care_links_open_idx" ON "app"."care_links"("nutritionist_id", "patient_id") WHERE "revoked_at" IS NULL;

ALTER TABLE "app"."nutritionists"
  ADD CONSTRAINT "nutritionists_region_check" CHECK ("council_region" BETWEEN 1 AND 11);
ALTER TABLE "app"."nutritionist_requests"
  ADD CONSTRAINT "nutritionist_requests_region_check" CHECK ("council_region" BETWEEN 1 AND 11);
ALTER TABLE "app"."meal_plans" ADD CONSTRAINT "meal_plans_days_check" CHECK ("ends_on" >= "starts_on");
