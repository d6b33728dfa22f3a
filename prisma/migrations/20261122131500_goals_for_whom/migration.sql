-- CreateEnum
CREATE TYPE "app"."maternity" AS ENUM ('none', 'pregnant', 'breastfeeding');

-- AlterTable
ALTER TABLE "app"."health_profiles"
  ADD COLUMN "age_told_on" DATE,
  ADD COLUMN "maternity" "app"."maternity";

-- On which day an age was typed was not kept: at the latest when the profile changed last.
UPDATE "app"."health_profiles" SET "age_told_on" = "updated_at"::date WHERE "age_years" IS NOT NULL;

-- AlterTable
ALTER TABLE "app"."goals"
  ADD COLUMN "fibre_goal_g" INTEGER,
  ADD COLUMN "sodium_goal_mg" INTEGER,
  ADD COLUMN "aimed_since" DATE;

UPDATE "app"."goals" SET "aimed_since" = "valid_from"
  WHERE coalesce("weight_goal_kg", 0) > 0 OR coalesce("calorie_goal", 0) > 0;
