-- What somebody began with is a fact of the body, not an aim.
ALTER TABLE "app"."health_profiles" ADD COLUMN "initial_weight_kg" DOUBLE PRECISION;

INSERT INTO "app"."health_profiles" ("user_id", "initial_weight_kg", "updated_at")
  SELECT "user_id", "initial_weight_kg", "updated_at" FROM "app"."goals" WHERE "initial_weight_kg" IS NOT NULL
  ON CONFLICT ("user_id") DO UPDATE SET "initial_weight_kg" = excluded."initial_weight_kg";

ALTER TABLE "app"."goals" DROP COLUMN "initial_weight_kg";

-- A row that aims at nothing was kept for that weight alone.
DELETE FROM "app"."goals" WHERE num_nonnulls("calorie_goal", "protein_goal", "carb_goal", "fat_goal", "water_goal_ml",
  "weight_goal_kg", "target_date") = 0 AND "weekly_goal_days" = 7;

-- CreateEnum
CREATE TYPE "app"."goal_author" AS ENUM ('person', 'computed', 'nutritionist');

-- What was set so far holds from somebody's first day here, by which their past was judged until now.
ALTER TABLE "app"."goals"
  ADD COLUMN "valid_from" DATE,
  ADD COLUMN "author" "app"."goal_author" NOT NULL DEFAULT 'person',
  ADD COLUMN "author_id" UUID;

UPDATE "app"."goals" g SET "valid_from" = least(
    (SELECT (p."created_at" AT TIME ZONE pr."time_zone")::date FROM "app"."people" p
      JOIN "public"."profiles" pr ON pr."id" = p."user_id" WHERE p."user_id" = g."user_id"),
    (SELECT min("day") FROM "app"."day_totals" t WHERE t."user_id" = g."user_id"));

ALTER TABLE "app"."goals"
  ALTER COLUMN "valid_from" SET NOT NULL,
  ALTER COLUMN "author" DROP DEFAULT,
  DROP CONSTRAINT "goals_pkey",
  ADD CONSTRAINT "goals_pkey" PRIMARY KEY ("user_id", "valid_from"),
  ADD CONSTRAINT "goals_author_check" CHECK ("author" = 'nutritionist' OR "author_id" IS NULL),
  ADD CONSTRAINT "goals_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "app"."people"("user_id")
    ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "goals_author_id_idx" ON "app"."goals"("author_id");
