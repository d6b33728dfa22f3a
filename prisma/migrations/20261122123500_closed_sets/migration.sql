-- Closed sets of words, so far text. What could not be read before counted as the default, and becomes that.
CREATE TYPE "app"."theme" AS ENUM ('light', 'dark');
CREATE TYPE "app"."weight_unit" AS ENUM ('kg', 'lb');
CREATE TYPE "app"."energy_unit" AS ENUM ('kcal', 'kJ');
CREATE TYPE "app"."activity_level" AS ENUM ('sedentary', 'light', 'moderate', 'active', 'very_active');
CREATE TYPE "app"."consent_kind" AS ENUM ('terms', 'privacy', 'health', 'whatsapp', 'marketing');
CREATE TYPE "app"."media_kind" AS ENUM ('photo', 'audio');
CREATE TYPE "app"."draft_end" AS ENUM ('kept', 'dropped');
CREATE TYPE "app"."mail_kind" AS ENUM ('confirm_email', 'lead', 'care_invitation', 'trial_ending', 'security', 'billing');

UPDATE "public"."profiles" SET "locale" = 'pt-BR' WHERE "locale" NOT IN ('pt-BR', 'en-US');

ALTER TABLE "public"."profiles"
  ALTER COLUMN "weight_unit" DROP DEFAULT,
  ALTER COLUMN "energy_unit" DROP DEFAULT,
  ALTER COLUMN "theme" TYPE "app"."theme"
    USING CASE WHEN "theme" IN ('light', 'dark') THEN "theme"::"app"."theme" END,
  ALTER COLUMN "weight_unit" TYPE "app"."weight_unit"
    USING CASE "weight_unit" WHEN 'lb' THEN 'lb'::"app"."weight_unit" ELSE 'kg' END,
  ALTER COLUMN "energy_unit" TYPE "app"."energy_unit"
    USING CASE "energy_unit" WHEN 'kJ' THEN 'kJ'::"app"."energy_unit" ELSE 'kcal' END,
  ALTER COLUMN "weight_unit" SET DEFAULT 'kg',
  ALTER COLUMN "energy_unit" SET DEFAULT 'kcal',
  -- No enum: what Prisma makes of a hyphen in a value is another word.
  ADD CONSTRAINT "profiles_locale_check" CHECK ("locale" IN ('pt-BR', 'en-US'));

UPDATE "app"."leads" SET "locale" = 'pt-BR' WHERE "locale" NOT IN ('pt-BR', 'en-US');

ALTER TABLE "app"."leads" ADD CONSTRAINT "leads_locale_check" CHECK ("locale" IN ('pt-BR', 'en-US'));

ALTER TABLE "app"."health_profiles"
  ALTER COLUMN "activity_level" DROP DEFAULT,
  ALTER COLUMN "activity_level" TYPE "app"."activity_level" USING CASE
    WHEN "activity_level" IN ('sedentary', 'moderate', 'active', 'very_active') THEN "activity_level"::"app"."activity_level"
    ELSE 'light' END,
  ALTER COLUMN "activity_level" SET DEFAULT 'light';

ALTER TABLE "app"."consents" ALTER COLUMN "kind" TYPE "app"."consent_kind" USING "kind"::"app"."consent_kind";

ALTER TABLE "app"."media_readings"
  ALTER COLUMN "kind" TYPE "app"."media_kind" USING "kind"::"app"."media_kind",
  ALTER COLUMN "settled" TYPE "app"."draft_end" USING "settled"::"app"."draft_end";

ALTER TABLE "app"."outbound_mails" ALTER COLUMN "kind" TYPE "app"."mail_kind" USING "kind"::"app"."mail_kind";
