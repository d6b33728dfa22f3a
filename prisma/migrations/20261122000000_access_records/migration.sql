-- CreateTable: accesses as the law has them kept, apart from whatever else is known of a person and without a way back to it
CREATE TABLE "app"."access_records" (
    "subject" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "ip" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "access_records_pkey" PRIMARY KEY ("subject","hour","ip")
);

-- CreateIndex
CREATE INDEX "access_records_at_idx" ON "app"."access_records"("at");
