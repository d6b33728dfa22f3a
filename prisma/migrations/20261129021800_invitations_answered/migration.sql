-- AlterTable
ALTER TABLE "app"."care_invitations" ADD COLUMN     "patient_id" UUID;

-- CreateIndex
CREATE INDEX "care_invitations_patient_id_idx" ON "app"."care_invitations"("patient_id");

-- CreateIndex
CREATE INDEX "outbound_mails_recipient_idx" ON "app"."outbound_mails"("recipient");

-- AddForeignKey
ALTER TABLE "app"."care_invitations" ADD CONSTRAINT "care_invitations_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of those that let somebody in who was not let in before, the link tells who said yes: both have the moment
UPDATE "app"."care_invitations" i SET "patient_id" = l."patient_id" FROM "app"."care_links" l
WHERE i."status" = 'accepted' AND l."nutritionist_id" = i."nutritionist_id" AND l."granted_at" = i."answered_at";
