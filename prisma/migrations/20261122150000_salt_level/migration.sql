-- How much of the usual salt a logged food had
CREATE TYPE "app"."salt_level" AS ENUM ('usual', 'little', 'none');
ALTER TABLE "app"."meal_items" ADD COLUMN "salt" "app"."salt_level" NOT NULL DEFAULT 'usual';
