-- CreateEnum
CREATE TYPE "app"."token_scope" AS ENUM ('read', 'log');

-- CreateTable
CREATE TABLE "app"."personal_tokens" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scope" "app"."token_scope" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "personal_tokens_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "personal_tokens_token_hash_key" ON "app"."personal_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "personal_tokens_expires_at_idx" ON "app"."personal_tokens"("expires_at");

-- AddForeignKey
ALTER TABLE "app"."personal_tokens" ADD CONSTRAINT "personal_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
