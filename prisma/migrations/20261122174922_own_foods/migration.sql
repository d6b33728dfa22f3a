-- CreateEnum
CREATE TYPE "app"."own_food_kind" AS ENUM ('food', 'recipe');

-- CreateEnum
CREATE TYPE "app"."label_basis" AS ENUM ('hundred', 'portion');

-- CreateEnum
CREATE TYPE "app"."own_food_source" AS ENUM ('label', 'open_food_facts');

-- CreateTable
CREATE TABLE "app"."own_foods" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" "app"."own_food_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "brand" TEXT,
    "liquid" BOOLEAN NOT NULL DEFAULT false,
    "label_basis" "app"."label_basis" NOT NULL DEFAULT 'hundred',
    "portion_measure" TEXT NOT NULL,
    "portion_grams" DOUBLE PRECISION,
    "kcal" DOUBLE PRECISION,
    "protein_g" DOUBLE PRECISION,
    "carbs_g" DOUBLE PRECISION,
    "fat_g" DOUBLE PRECISION,
    "fibre_g" DOUBLE PRECISION,
    "sodium_mg" DOUBLE PRECISION,
    "contains" TEXT[],
    "may_contain" TEXT[],
    "source" "app"."own_food_source" NOT NULL DEFAULT 'label',
    "barcode" TEXT,
    "ingredients" JSONB,
    "yield_portions" DOUBLE PRECISION,
    "yield_grams" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "own_foods_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "app"."products" (
    "barcode" TEXT NOT NULL,
    "product" JSONB,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "products_pkey" PRIMARY KEY ("barcode")
);

-- CreateIndex
CREATE UNIQUE INDEX "own_foods_user_id_name_key_key" ON "app"."own_foods"("user_id", "name_key");

-- AddForeignKey
ALTER TABLE "app"."own_foods" ADD CONSTRAINT "own_foods_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
