-- How a person reads weights and energy. Everything is stored in kg and kcal
ALTER TABLE "profiles" ADD COLUMN "energy_unit" TEXT NOT NULL DEFAULT 'kcal',
ADD COLUMN "weight_unit" TEXT NOT NULL DEFAULT 'kg';
