CREATE TABLE "app"."chat_counts" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "photos" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "chat_counts_pkey" PRIMARY KEY ("user_id","day")
);

ALTER TABLE "app"."chat_counts" ADD CONSTRAINT "chat_counts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "app"."chat_counts" ("user_id", "day", "messages", "photos")
  SELECT "user_id", "day", "chat_messages", "photos" FROM "app"."day_totals" WHERE "chat_messages" > 0 OR "photos" > 0;

-- Days on which somebody only wrote are no days of their diary.
DELETE FROM "app"."day_totals" WHERE "meals" = 0 AND "water_ml" = 0 AND "weight_kg" IS NULL;

ALTER TABLE "app"."day_totals" DROP COLUMN "chat_messages", DROP COLUMN "photos";
