-- An administrator who sees somebody's screens, told to that person
CREATE TABLE "app"."support_views" (
  "user_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "opened_by" TEXT NOT NULL,
  "why" TEXT NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "support_views_pkey" PRIMARY KEY ("user_id", "id")
);
CREATE UNIQUE INDEX "support_views_id_key" ON "app"."support_views"("id");
