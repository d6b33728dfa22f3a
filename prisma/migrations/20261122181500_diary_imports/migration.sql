-- CreateEnum
CREATE TYPE "app"."import_source" AS ENUM ('myfitnesspal', 'cronometer', 'fatsecret', 'sparkyfitness', 'garfo', 'csv');

-- CreateEnum
CREATE TYPE "app"."import_status" AS ENUM ('preview', 'running', 'done', 'undoing', 'undone');

-- CreateTable
CREATE TABLE "app"."diary_imports" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "source" "app"."import_source" NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_hash" TEXT NOT NULL,
    "status" "app"."import_status" NOT NULL DEFAULT 'preview',
    "summary" JSONB NOT NULL,
    "file" BYTEA,
    "entries" BYTEA,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "stored" INTEGER NOT NULL DEFAULT 0,
    "duplicates" INTEGER NOT NULL DEFAULT 0,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "diary_imports_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "diary_imports_user_id_file_hash_idx" ON "app"."diary_imports"("user_id", "file_hash");

-- What is under way
CREATE INDEX "diary_imports_under_way" ON "app"."diary_imports"("created_at") WHERE "status" IN ('running', 'undoing');

-- AddForeignKey
ALTER TABLE "app"."diary_imports" ADD CONSTRAINT "diary_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
