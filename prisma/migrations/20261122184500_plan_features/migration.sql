-- The product does the same in every plan, the trial included, and no plan sells what only professionals have (reports as PDF).
-- Plans that the administrator has changed meanwhile stay as they are.
UPDATE "app"."plans"
SET "features" = '{registro_pelo_whatsapp,análise_de_fotos,diário_alimentar,metas_e_progresso,lembretes_inteligentes,acompanhamento_profissional}'
WHERE "features" IN (
  '{registro_pelo_whatsapp,análise_de_fotos,diário_alimentar,metas_e_progresso}',
  '{registro_pelo_whatsapp,análise_de_fotos,diário_alimentar,metas_e_progresso,lembretes_inteligentes,acompanhamento_profissional,relatórios_em_pdf}'
);
