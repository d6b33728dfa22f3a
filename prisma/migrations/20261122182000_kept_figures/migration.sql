-- Figures of the business as they were counted last
CREATE TABLE "app"."kept_figures" (
  "name" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "took_ms" INTEGER NOT NULL,
  "figures" JSONB NOT NULL,
  CONSTRAINT "kept_figures_pkey" PRIMARY KEY ("name")
);
