-- CreateEnum
CREATE TYPE "app"."care_area" AS ENUM ('diary', 'measures', 'profile', 'plan');

-- CreateEnum
CREATE TYPE "app"."invitation_status" AS ENUM ('open', 'accepted', 'refused', 'cancelled');

-- AlterTable
ALTER TABLE "app"."people" ADD COLUMN     "code_id" UUID,
ADD COLUMN     "company_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "app"."professional_codes" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "professional" TEXT NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "uses_limit" INTEGER,
    "expires_at" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "professional_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."care_invitations" (
    "nutritionist_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "status" "app"."invitation_status" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "care_invitations_pkey" PRIMARY KEY ("nutritionist_id","id")
);

-- CreateTable
CREATE TABLE "app"."care_links" (
    "patient_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "nutritionist_id" UUID NOT NULL,
    "areas" "app"."care_area"[],
    "granted_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_on" DATE NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "care_links_pkey" PRIMARY KEY ("patient_id","id")
);

-- CreateTable
CREATE TABLE "app"."care_accesses" (
    "patient_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "link_id" UUID NOT NULL,
    "nutritionist_id" UUID NOT NULL,
    "area" "app"."care_area" NOT NULL,
    "day" DATE,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_accesses_pkey" PRIMARY KEY ("patient_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "professional_codes_code_key" ON "app"."professional_codes"("code");

-- CreateIndex
CREATE INDEX "professional_codes_company_id_idx" ON "app"."professional_codes"("company_id");

-- CreateIndex
CREATE UNIQUE INDEX "care_invitations_token_hash_key" ON "app"."care_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "care_invitations_email_status_idx" ON "app"."care_invitations"("email", "status");

-- CreateIndex
CREATE INDEX "care_links_nutritionist_id_idx" ON "app"."care_links"("nutritionist_id");

-- CreateIndex
CREATE INDEX "care_accesses_nutritionist_id_idx" ON "app"."care_accesses"("nutritionist_id");

-- AddForeignKey
ALTER TABLE "app"."people" ADD CONSTRAINT "people_code_id_fkey" FOREIGN KEY ("code_id") REFERENCES "app"."professional_codes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."professional_codes" ADD CONSTRAINT "professional_codes_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."care_invitations" ADD CONSTRAINT "care_invitations_nutritionist_id_fkey" FOREIGN KEY ("nutritionist_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."care_links" ADD CONSTRAINT "care_links_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."care_links" ADD CONSTRAINT "care_links_nutritionist_id_fkey" FOREIGN KEY ("nutritionist_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One link in force for two people.
CREATE UNIQUE INDEX "care_links_in_force_key" ON "app"."care_links"("patient_id", "nutritionist_id") WHERE "revoked_at" IS NULL;

ALTER TABLE "app"."professional_codes"
  ADD CONSTRAINT "professional_codes_uses_check" CHECK ("uses" >= 0 AND ("uses_limit" IS NULL OR "uses_limit" >= 0));
