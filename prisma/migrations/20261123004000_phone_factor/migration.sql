-- AlterTable
ALTER TABLE "app"."people" ADD COLUMN     "second_factor_phone" TEXT;
