-- A portion was a sentence in Portuguese, "2 conchas". It becomes how many of which measure in which size, and what no measure
-- stands for keeps its words. One block, so that it is done as a whole or not at all.
DO $$ BEGIN

-- CreateEnum
CREATE TYPE "app"."portion_size" AS ENUM ('small', 'medium', 'large');

-- AlterTable
ALTER TABLE "app"."meal_items"
  ADD COLUMN "portion_quantity" DOUBLE PRECISION,
  ADD COLUMN "portion_measure" TEXT,
  ADD COLUMN "portion_size" "app"."portion_size",
  ADD COLUMN "portion_said" TEXT;

-- One and many of each measure, in each size that a food comes in.
CREATE TEMPORARY TABLE "portion_words" ("name" TEXT PRIMARY KEY, "measure" TEXT NOT NULL, "size" TEXT);
INSERT INTO "portion_words" VALUES
  ('unidade', 'unidade', NULL), ('unidades', 'unidade', NULL), ('metade', 'metade', NULL), ('metades', 'metade', NULL),
  ('porção', 'porcao', NULL), ('porções', 'porcao', NULL), ('fatia', 'fatia', NULL), ('fatias', 'fatia', NULL),
  ('pedaço', 'pedaco', NULL), ('pedaços', 'pedaco', NULL), ('rodela', 'rodela', NULL), ('rodelas', 'rodela', NULL),
  ('punhado', 'punhado', NULL), ('punhados', 'punhado', NULL), ('filé', 'file', NULL), ('filés', 'file', NULL),
  ('bife', 'bife', NULL), ('bifes', 'bife', NULL), ('marmita', 'marmita', NULL), ('marmitas', 'marmita', NULL),
  ('bandeja', 'bandeja', NULL), ('bandejas', 'bandeja', NULL), ('fileira', 'fileira', NULL),
  ('fileiras', 'fileira', NULL), ('balde', 'balde', NULL), ('baldes', 'balde', NULL), ('barca', 'barca', NULL),
  ('barcas', 'barca', NULL), ('medalhão', 'medalhao', NULL), ('medalhões', 'medalhao', NULL), ('posta', 'posta', NULL),
  ('postas', 'posta', NULL), ('espeto', 'espeto', NULL), ('espetos', 'espeto', NULL), ('gomo', 'gomo', NULL),
  ('gomos', 'gomo', NULL), ('bago', 'bago', NULL), ('bagos', 'bago', NULL), ('cacho', 'cacho', NULL),
  ('cachos', 'cacho', NULL), ('espiga', 'espiga', NULL), ('espigas', 'espiga', NULL), ('dente', 'dente', NULL),
  ('dentes', 'dente', NULL), ('talo', 'talo', NULL), ('talos', 'talo', NULL), ('folha', 'folha', NULL),
  ('folhas', 'folha', NULL), ('ramo', 'ramo', NULL), ('ramos', 'ramo', NULL), ('bola', 'bola', NULL),
  ('bolas', 'bola', NULL), ('barra', 'barra', NULL), ('barras', 'barra', NULL), ('tablete', 'tablete', NULL),
  ('tabletes', 'tablete', NULL), ('quadradinho', 'quadradinho', NULL), ('quadradinhos', 'quadradinho', NULL),
  ('cubo', 'cubo', NULL), ('cubos', 'cubo', NULL), ('palito', 'palito', NULL), ('palitos', 'palito', NULL),
  ('pacote', 'pacote', NULL), ('pacotes', 'pacote', NULL), ('saco', 'saco', NULL), ('sacos', 'saco', NULL),
  ('sachê', 'sache', NULL), ('sachês', 'sache', NULL), ('caixa', 'caixa', NULL), ('caixas', 'caixa', NULL),
  ('vidro', 'vidro', NULL), ('vidros', 'vidro', NULL), ('broto', 'broto', NULL), ('brotos', 'broto', NULL),
  ('shake', 'shake', NULL), ('shakes', 'shake', NULL), ('scoop', 'scoop', NULL), ('scoops', 'scoop', NULL),
  ('pitada', 'pitada', NULL), ('pitadas', 'pitada', NULL), ('gole', 'gole', NULL), ('goles', 'gole', NULL),
  ('dedo', 'dedo', NULL), ('dedos', 'dedo', NULL), ('fio', 'fio', NULL), ('fios', 'fio', NULL),
  ('ponta de faca', 'ponta-de-faca', NULL), ('pontas de faca', 'ponta-de-faca', NULL), ('gota', 'gota', NULL),
  ('gotas', 'gota', NULL), ('garfada', 'garfada', NULL), ('garfadas', 'garfada', NULL), ('pegador', 'pegador', NULL),
  ('pegadores', 'pegador', NULL), ('colher de sopa', 'colher-de-sopa', NULL),
  ('colheres de sopa', 'colher-de-sopa', NULL), ('colher de sopa rasa', 'colher-de-sopa-rasa', NULL),
  ('colheres de sopa rasa', 'colher-de-sopa-rasa', NULL), ('colher de sobremesa', 'colher-de-sobremesa', NULL),
  ('colheres de sobremesa', 'colher-de-sobremesa', NULL), ('colher de chá', 'colher-de-cha', NULL),
  ('colheres de chá', 'colher-de-cha', NULL), ('colher de café', 'colher-de-cafe', NULL),
  ('colheres de café', 'colher-de-cafe', NULL), ('colher de servir', 'colher-de-servir', NULL),
  ('colheres de servir', 'colher-de-servir', NULL), ('escumadeira', 'escumadeira', NULL),
  ('escumadeiras', 'escumadeira', NULL), ('concha', 'concha', NULL), ('conchas', 'concha', NULL),
  ('xícara', 'xicara', NULL), ('xícaras', 'xicara', NULL), ('xícara de café', 'xicara-de-cafe', NULL),
  ('xícaras de café', 'xicara-de-cafe', NULL), ('copo', 'copo', NULL), ('copos', 'copo', NULL),
  ('copo americano', 'copo-americano', NULL), ('copos americanos', 'copo-americano', NULL),
  ('copo de requeijão', 'copo-de-requeijao', NULL), ('copos de requeijão', 'copo-de-requeijao', NULL),
  ('copo grande', 'copo-grande', NULL), ('copos grandes', 'copo-grande', NULL), ('tulipa', 'tulipa', NULL),
  ('tulipas', 'tulipa', NULL), ('caldereta', 'caldereta', NULL), ('calderetas', 'caldereta', NULL),
  ('caneca', 'caneca', NULL), ('canecas', 'caneca', NULL), ('taça', 'taca', NULL), ('taças', 'taca', NULL),
  ('cálice', 'calice', NULL), ('cálices', 'calice', NULL), ('dose', 'dose', NULL), ('doses', 'dose', NULL),
  ('lata', 'lata', NULL), ('latas', 'lata', NULL), ('latão', 'latao', NULL), ('latões', 'latao', NULL),
  ('long neck', 'long-neck', NULL), ('long necks', 'long-neck', NULL), ('garrafinha', 'garrafinha', NULL),
  ('garrafinhas', 'garrafinha', NULL), ('garrafa', 'garrafa', NULL), ('garrafas', 'garrafa', NULL),
  ('litrão', 'litrao', NULL), ('litrões', 'litrao', NULL), ('jarra', 'jarra', NULL), ('jarras', 'jarra', NULL),
  ('caixinha', 'caixinha', NULL), ('caixinhas', 'caixinha', NULL), ('mamadeira', 'mamadeira', NULL),
  ('mamadeiras', 'mamadeira', NULL), ('frasco', 'frasco', NULL), ('frascos', 'frasco', NULL), ('pote', 'pote', NULL),
  ('potes', 'pote', NULL), ('tigela', 'tigela', NULL), ('tigelas', 'tigela', NULL), ('cuia', 'cuia', NULL),
  ('cuias', 'cuia', NULL), ('pires', 'pires', NULL), ('prato fundo', 'prato-fundo', NULL),
  ('pratos fundos', 'prato-fundo', NULL), ('prato de sobremesa', 'prato-de-sobremesa', NULL),
  ('pratos de sobremesa', 'prato-de-sobremesa', NULL), ('prato', 'prato', NULL), ('pratos', 'prato', NULL),
  ('g', 'g', NULL), ('mg', 'mg', NULL), ('kg', 'kg', NULL), ('ml', 'ml', NULL), ('dl', 'dl', NULL), ('l', 'l', NULL),
  ('unidade pequena', 'unidade', 'small'), ('unidades pequenas', 'unidade', 'small'),
  ('unidade média', 'unidade', 'medium'), ('unidades médias', 'unidade', 'medium'),
  ('unidade grande', 'unidade', 'large'), ('unidades grandes', 'unidade', 'large'),
  ('metade pequena', 'metade', 'small'), ('metades pequenas', 'metade', 'small'), ('metade média', 'metade', 'medium'),
  ('metades médias', 'metade', 'medium'), ('metade grande', 'metade', 'large'), ('metades grandes', 'metade', 'large'),
  ('porção pequena', 'porcao', 'small'), ('porções pequenas', 'porcao', 'small'), ('porção média', 'porcao', 'medium'),
  ('porções médias', 'porcao', 'medium'), ('porção grande', 'porcao', 'large'), ('porções grandes', 'porcao', 'large'),
  ('fatia pequena', 'fatia', 'small'), ('fatias pequenas', 'fatia', 'small'), ('fatia média', 'fatia', 'medium'),
  ('fatias médias', 'fatia', 'medium'), ('fatia grande', 'fatia', 'large'), ('fatias grandes', 'fatia', 'large'),
  ('pedaço pequeno', 'pedaco', 'small'), ('pedaços pequenos', 'pedaco', 'small'), ('pedaço médio', 'pedaco', 'medium'),
  ('pedaços médios', 'pedaco', 'medium'), ('pedaço grande', 'pedaco', 'large'), ('pedaços grandes', 'pedaco', 'large'),
  ('filé pequeno', 'file', 'small'), ('filés pequenos', 'file', 'small'), ('filé médio', 'file', 'medium'),
  ('filés médios', 'file', 'medium'), ('filé grande', 'file', 'large'), ('filés grandes', 'file', 'large'),
  ('bife pequeno', 'bife', 'small'), ('bifes pequenos', 'bife', 'small'), ('bife médio', 'bife', 'medium'),
  ('bifes médios', 'bife', 'medium'), ('bife grande', 'bife', 'large'), ('bifes grandes', 'bife', 'large'),
  ('marmita pequena', 'marmita', 'small'), ('marmitas pequenas', 'marmita', 'small'),
  ('marmita média', 'marmita', 'medium'), ('marmitas médias', 'marmita', 'medium'),
  ('marmita grande', 'marmita', 'large'), ('marmitas grandes', 'marmita', 'large'), ('balde pequeno', 'balde', 'small'),
  ('baldes pequenos', 'balde', 'small'), ('balde médio', 'balde', 'medium'), ('baldes médios', 'balde', 'medium'),
  ('balde grande', 'balde', 'large'), ('baldes grandes', 'balde', 'large'), ('barca pequena', 'barca', 'small'),
  ('barcas pequenas', 'barca', 'small'), ('barca média', 'barca', 'medium'), ('barcas médias', 'barca', 'medium'),
  ('barca grande', 'barca', 'large'), ('barcas grandes', 'barca', 'large'), ('posta pequena', 'posta', 'small'),
  ('postas pequenas', 'posta', 'small'), ('posta média', 'posta', 'medium'), ('postas médias', 'posta', 'medium'),
  ('posta grande', 'posta', 'large'), ('postas grandes', 'posta', 'large'), ('cacho pequeno', 'cacho', 'small'),
  ('cachos pequenos', 'cacho', 'small'), ('cacho médio', 'cacho', 'medium'), ('cachos médios', 'cacho', 'medium'),
  ('cacho grande', 'cacho', 'large'), ('cachos grandes', 'cacho', 'large'), ('espiga pequena', 'espiga', 'small'),
  ('espigas pequenas', 'espiga', 'small'), ('espiga média', 'espiga', 'medium'), ('espigas médias', 'espiga', 'medium'),
  ('espiga grande', 'espiga', 'large'), ('espigas grandes', 'espiga', 'large'), ('saco pequeno', 'saco', 'small'),
  ('sacos pequenos', 'saco', 'small'), ('saco médio', 'saco', 'medium'), ('sacos médios', 'saco', 'medium'),
  ('saco grande', 'saco', 'large'), ('sacos grandes', 'saco', 'large'), ('copo pequeno', 'copo', 'small'),
  ('copos pequenos', 'copo', 'small'), ('copo médio', 'copo', 'medium'), ('copos médios', 'copo', 'medium'),
  ('lata pequena', 'lata', 'small'), ('latas pequenas', 'lata', 'small'), ('lata média', 'lata', 'medium'),
  ('latas médias', 'lata', 'medium'), ('lata grande', 'lata', 'large'), ('latas grandes', 'lata', 'large'),
  ('mamadeira pequena', 'mamadeira', 'small'), ('mamadeiras pequenas', 'mamadeira', 'small'),
  ('mamadeira média', 'mamadeira', 'medium'), ('mamadeiras médias', 'mamadeira', 'medium'),
  ('mamadeira grande', 'mamadeira', 'large'), ('mamadeiras grandes', 'mamadeira', 'large'),
  ('pote pequeno', 'pote', 'small'), ('potes pequenos', 'pote', 'small'), ('pote médio', 'pote', 'medium'),
  ('potes médios', 'pote', 'medium'), ('pote grande', 'pote', 'large'), ('potes grandes', 'pote', 'large'),
  ('tigela pequena', 'tigela', 'small'), ('tigelas pequenas', 'tigela', 'small'), ('tigela média', 'tigela', 'medium'),
  ('tigelas médias', 'tigela', 'medium'), ('tigela grande', 'tigela', 'large'), ('tigelas grandes', 'tigela', 'large'),
  ('prato pequeno', 'prato', 'small'), ('pratos pequenos', 'prato', 'small'), ('prato médio', 'prato', 'medium'),
  ('pratos médios', 'prato', 'medium'), ('prato grande', 'prato', 'large'), ('pratos grandes', 'prato', 'large');

-- "1,5", "2" and "1/2".
CREATE FUNCTION pg_temp.number_of(written TEXT) RETURNS DOUBLE PRECISION LANGUAGE sql IMMUTABLE AS $f$
  SELECT CASE WHEN written LIKE '%/%'
    THEN round(split_part(written, '/', 1)::numeric / nullif(split_part(written, '/', 2)::numeric, 0), 3)::double precision
    ELSE replace(written, ',', '.')::double precision END
$f$;

-- {quantity, measure, size} of "2 conchas"; null for what is no such portion.
CREATE FUNCTION pg_temp.portion_of(words TEXT) RETURNS jsonb LANGUAGE plpgsql STABLE AS $f$
DECLARE
  number CONSTANT TEXT := '(\d{1,6}(?:,\d{1,6}|\.\d{1,2})?|\d{1,3}/\d{1,3})';
  eggs TEXT[] := regexp_match(words, '^(?:' || number || ' )?de (\d{1,3}) ovos?$');
  parts TEXT[] := regexp_match(words, '^' || number || ' (.+)$');
  quantity DOUBLE PRECISION;
  named "portion_words"%ROWTYPE;
BEGIN
  IF eggs IS NOT NULL THEN
    quantity := pg_temp.number_of(coalesce(eggs[1], '1')) * eggs[2]::double precision;
    named.measure := 'ovo';
  ELSE
    quantity := pg_temp.number_of(parts[1]);
    SELECT * INTO named FROM "portion_words" WHERE "name" = parts[2];
  END IF;
  IF named.measure IS NULL OR quantity IS NULL OR quantity <= 0 THEN RETURN NULL; END IF;
  RETURN jsonb_build_object('quantity', quantity, 'measure', named.measure, 'size', named.size);
END
$f$;

UPDATE "app"."meal_items" AS item SET
  "portion_quantity" = ("data"->>'quantity')::double precision,
  "portion_measure" = "data"->>'measure',
  "portion_size" = ("data"->>'size')::"app"."portion_size",
  "portion_said" = CASE WHEN "data" IS NULL THEN "words"."portion" END
FROM (SELECT "portion", pg_temp.portion_of("portion") AS "data"
  FROM (SELECT DISTINCT "portion" FROM "app"."meal_items" WHERE "portion" IS NOT NULL) AS "distinct") AS "words"
WHERE item."portion" = "words"."portion";

ALTER TABLE "app"."meal_items" DROP COLUMN "portion";
ALTER TABLE "app"."meal_items" ADD CONSTRAINT "meal_items_portion_check" CHECK (
  ("portion_quantity" IS NULL) = ("portion_measure" IS NULL)
  AND ("portion_quantity" IS NULL OR ("portion_quantity" > 0 AND "portion_quantity" < 'Infinity'))
  AND ("portion_size" IS NULL OR "portion_measure" IS NOT NULL)
  AND ("portion_said" IS NULL OR "portion_measure" IS NULL));

-- The same inside of JSON: favourites, drafts of photos, what a conversation remembers. What is logged or kept (by its
-- id or its food) keeps its words, what is only meant is in grams.
CREATE FUNCTION pg_temp.with_portions(value jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $f$
DECLARE
  known jsonb := '{}';
BEGIN
  IF jsonb_typeof(value) = 'array' THEN
    RETURN coalesce((SELECT jsonb_agg(pg_temp.with_portions(one) ORDER BY place)
      FROM jsonb_array_elements(value) WITH ORDINALITY AS each (one, place)), '[]');
  ELSIF jsonb_typeof(value) <> 'object' THEN
    RETURN value;
  END IF;
  IF jsonb_typeof(value->'portion') = 'string' THEN
    known := jsonb_build_object('portion', coalesce(pg_temp.portion_of(value->>'portion'),
      CASE WHEN value ? 'id' OR value ? 'food' THEN jsonb_build_object('said', value->>'portion')
        ELSE jsonb_build_object('quantity', value->'grams', 'measure', 'g', 'size', NULL) END));
  END IF;
  IF jsonb_typeof(value->'measure') = 'string' THEN
    known := known || jsonb_build_object('measure', coalesce(
      (SELECT "measure" FROM "portion_words" WHERE "name" = value->>'measure'), value->>'measure'));
  END IF;
  RETURN coalesce((SELECT jsonb_object_agg(key, pg_temp.with_portions(one))
    FROM jsonb_each(value) AS each (key, one)), '{}') || known;
END
$f$;

UPDATE "app"."favourite_meals" SET "items" = (
  SELECT jsonb_agg('{"portion": null}' || pg_temp.with_portions(one) ORDER BY place)
  FROM jsonb_array_elements("items") WITH ORDINALITY AS each (one, place))
WHERE jsonb_array_length("items") > 0;
UPDATE "app"."media_readings" SET "draft" = pg_temp.with_portions("draft") WHERE "draft" IS NOT NULL;
UPDATE "app"."conversations" SET "state" = pg_temp.with_portions("state") WHERE "state"::text LIKE '%"portion"%';

DROP FUNCTION pg_temp.with_portions(jsonb), pg_temp.portion_of(TEXT), pg_temp.number_of(TEXT);
DROP TABLE "portion_words";

END $$;
