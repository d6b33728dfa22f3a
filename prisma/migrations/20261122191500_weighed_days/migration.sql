-- The last weigh-in of somebody is found without going through the days that have none
CREATE INDEX "day_totals_weighed_idx" ON "app"."day_totals" ("user_id", "day") WHERE "weight_kg" IS NOT NULL;
