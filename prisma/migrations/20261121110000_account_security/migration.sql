-- AlterTable
ALTER TABLE "app"."people" ADD COLUMN     "kept_session_id" UUID,
ADD COLUMN     "second_factor_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "app"."sign_ins" (
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "browser" TEXT,
    "system" TEXT,

    CONSTRAINT "sign_ins_pkey" PRIMARY KEY ("user_id","session_id")
);

-- AddForeignKey
ALTER TABLE "app"."sign_ins" ADD CONSTRAINT "sign_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
