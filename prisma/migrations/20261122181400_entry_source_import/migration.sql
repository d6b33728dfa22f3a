-- Entries that came in from another program
ALTER TYPE "app"."entry_source" ADD VALUE 'import';
