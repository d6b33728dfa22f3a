-- What somebody may see is always said, if only as nothing at all.
UPDATE "app"."care_links" SET "areas" = '{}' WHERE "areas" IS NULL;
ALTER TABLE "app"."care_links" ALTER COLUMN "areas" SET NOT NULL;
UPDATE "app"."care_invitations" SET "areas" = '{}' WHERE "areas" IS NULL;
ALTER TABLE "app"."care_invitations" ALTER COLUMN "areas" SET NOT NULL;
