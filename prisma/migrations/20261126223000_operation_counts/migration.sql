-- CreateTable
CREATE TABLE "app"."operation_counts" (
    "name" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(0) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "operation_counts_pkey" PRIMARY KEY ("name","minute")
);

-- CreateIndex
CREATE INDEX "operation_counts_minute_idx" ON "app"."operation_counts"("minute");
