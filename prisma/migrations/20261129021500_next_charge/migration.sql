-- AlterTable
ALTER TABLE "app"."preapprovals" ADD COLUMN     "next_charge_at" TIMESTAMPTZ(3);
