-- AlterTable
ALTER TABLE "app"."reminder_settings" ADD COLUMN     "paused" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "paused_on" DATE;
