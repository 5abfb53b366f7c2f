-- Nobody can say whose the keys of before were; a call that is sent again finds its cart moved or ordered, as it does without one.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_scope_key";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "owner" text NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("scope","owner","key");
--> statement-breakpoint
-- A list's products are now of its store's own source. What one store alone lists becomes that store's; what several list
-- keeps the source 'import', and the importer still finds it by id and name where the store lists it.
UPDATE "products" SET "source" = 'csv:' || "only"."slug"
FROM (
  SELECT "variants"."product_id", min("locations"."slug") AS "slug"
  FROM "variants"
  JOIN "listings" ON "listings"."variant_id" = "variants"."id"
  JOIN "locations" ON "locations"."id" = "listings"."location_id"
  GROUP BY "variants"."product_id"
  HAVING count(DISTINCT "listings"."location_id") = 1
) AS "only"
WHERE "products"."id" = "only"."product_id" AND "products"."source" = 'import';
