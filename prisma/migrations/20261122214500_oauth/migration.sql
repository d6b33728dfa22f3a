-- AlterTable
ALTER TABLE "app"."personal_tokens" ADD COLUMN     "access_until" TIMESTAMPTZ(3),
ADD COLUMN     "client_id" UUID,
ADD COLUMN     "refresh_hash" TEXT,
ADD COLUMN     "spent_refresh_hash" TEXT;

-- CreateTable
CREATE TABLE "app"."oauth_clients" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "redirect_uris" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app"."oauth_codes" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "challenge" TEXT NOT NULL,
    "scope" "app"."token_scope" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_codes_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "oauth_codes_code_hash_key" ON "app"."oauth_codes"("code_hash");

-- CreateIndex
CREATE INDEX "oauth_codes_client_id_idx" ON "app"."oauth_codes"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "personal_tokens_refresh_hash_key" ON "app"."personal_tokens"("refresh_hash");

-- CreateIndex
CREATE UNIQUE INDEX "personal_tokens_spent_refresh_hash_key" ON "app"."personal_tokens"("spent_refresh_hash");

-- CreateIndex
CREATE INDEX "personal_tokens_client_id_idx" ON "app"."personal_tokens"("client_id");

-- AddForeignKey
ALTER TABLE "app"."personal_tokens" ADD CONSTRAINT "personal_tokens_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "app"."oauth_clients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."oauth_codes" ADD CONSTRAINT "oauth_codes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "app"."oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app"."oauth_codes" ADD CONSTRAINT "oauth_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
