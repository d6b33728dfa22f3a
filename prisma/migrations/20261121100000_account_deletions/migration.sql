-- CreateTable
CREATE TABLE "app"."account_deletions" (
    "user_id" UUID NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("user_id")
);
