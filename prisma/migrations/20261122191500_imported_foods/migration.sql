-- Foods of one's own that come with a file, and those that were kept of them
ALTER TABLE "app"."diary_imports" ADD COLUMN "foods" JSONB,
ADD COLUMN "own_foods" UUID[] DEFAULT ARRAY[]::UUID[];
