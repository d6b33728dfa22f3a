-- CreateTable
CREATE TABLE "app"."favourite_meals" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "items" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourite_meals_pkey" PRIMARY KEY ("user_id","id")
);

-- AddForeignKey
ALTER TABLE "app"."favourite_meals" ADD CONSTRAINT "favourite_meals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
