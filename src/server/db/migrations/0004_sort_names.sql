ALTER TABLE "products" ADD COLUMN "sort_name_en" text GENERATED ALWAYS AS (translate(lower(name->>'en'),
  'àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ', 'aaaceeeeiioouuuyaaaceeeeiioouuuy')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort_name_fr" text GENERATED ALWAYS AS (translate(lower(name->>'fr'),
  'àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ', 'aaaceeeeiioouuuyaaaceeeeiioouuuy')) STORED NOT NULL;