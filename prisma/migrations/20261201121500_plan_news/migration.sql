-- AlterTable
ALTER TABLE "app"."meal_plans" ADD COLUMN     "seen_at" TIMESTAMPTZ(3),
ADD COLUMN     "told_at" TIMESTAMPTZ(3);

-- Nobody is told of a plan that they have had until now.
UPDATE "app"."meal_plans" SET "told_at" = "released_at", "seen_at" = "released_at" WHERE "released_at" IS NOT NULL;

-- What is still to be told on WhatsApp.
CREATE INDEX "meal_plans_untold_idx" ON "app"."meal_plans"("released_at") WHERE "told_at" IS NULL AND "status" = 'released';
