-- An answer that was told together with the next one, before anybody saw it.
ALTER TYPE "app"."outbound_status" ADD VALUE 'gathered';
