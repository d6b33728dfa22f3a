-- The plans that the product opens with. From here on the administrator looks after them.
INSERT INTO "app"."plans" ("id", "name", "price_cents", "duration_days", "features", "position") VALUES
  ('trial', 'Teste grátis', 0, 7,
    '{registro_pelo_whatsapp,análise_de_fotos,diário_alimentar,metas_e_progresso}', 0),
  ('monthly', 'Mensal', 3590, 30,
    '{registro_pelo_whatsapp,análise_de_fotos,diário_alimentar,metas_e_progresso,lembretes_inteligentes,acompanhamento_profissional}', 1),
  ('quarterly', 'Trimestral', 10170, 90,
    '{registro_pelo_whatsapp,análise_de_fotos,diário_alimentar,metas_e_progresso,lembretes_inteligentes,acompanhamento_profissional}', 2),
  ('yearly', 'Anual', 38280, 365,
    '{registro_pelo_whatsapp,análise_de_fotos,diário_alimentar,metas_e_progresso,lembretes_inteligentes,acompanhamento_profissional,relatórios_em_pdf}', 3)
ON CONFLICT ("id") DO NOTHING;

-- Deleted meals are few and looked for by age when they are purged.
CREATE INDEX "meals_deleted_at_idx" ON "app"."meals" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
