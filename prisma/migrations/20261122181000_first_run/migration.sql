-- Where somebody stands in the first questions after signing up
CREATE TYPE "app"."first_run_step" AS ENUM ('objective', 'body', 'routine', 'restrictions', 'goal', 'whatsapp', 'meal');
CREATE TYPE "app"."first_run_state" AS ENUM ('open', 'skipped', 'done');
CREATE TYPE "app"."objective" AS ENUM ('lose', 'keep', 'gain', 'track');
CREATE TABLE "app"."first_runs" (
    "user_id" UUID NOT NULL,
    "step" "app"."first_run_step" NOT NULL DEFAULT 'objective',
    "state" "app"."first_run_state" NOT NULL DEFAULT 'open',
    "objective" "app"."objective",
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "first_runs_pkey" PRIMARY KEY ("user_id")
);
ALTER TABLE "app"."first_runs" ADD CONSTRAINT "first_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
