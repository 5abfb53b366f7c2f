CREATE TABLE "shelf_counts" (
	"location_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "shelf_counts_location_id_category_id_sub_category_id_pk" PRIMARY KEY("location_id","category_id","sub_category_id")
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"location_id" text NOT NULL,
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"sub_category_id" text,
	"plain" boolean NOT NULL,
	"sort_name_en" text NOT NULL,
	"sort_name_fr" text NOT NULL,
	"is_left" boolean NOT NULL,
	"is_on_sale" boolean NOT NULL,
	CONSTRAINT "shelves_location_id_product_id_pk" PRIMARY KEY("location_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shelves_product" ON "shelves" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shelves_en" ON "shelves" USING btree ("location_id","category_id","plain","sort_name_en" collate "C","product_id" collate "C");--> statement-breakpoint
CREATE INDEX "shelves_fr" ON "shelves" USING btree ("location_id","category_id","plain","sort_name_fr" collate "C","product_id" collate "C");--> statement-breakpoint
CREATE INDEX "shelves_sale_en" ON "shelves" USING btree ("location_id","category_id","plain","sort_name_en" collate "C","product_id" collate "C") WHERE "shelves"."is_on_sale";--> statement-breakpoint
CREATE INDEX "shelves_sale_fr" ON "shelves" USING btree ("location_id","category_id","plain","sort_name_fr" collate "C","product_id" collate "C") WHERE "shelves"."is_on_sale";--> statement-breakpoint
-- Puts the shelves of some products right, at every location. The products are locked first, so that of two changes at
-- once the later one sees what the earlier one made; each statement here sees what was committed before it began.
CREATE FUNCTION refresh_shelves(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL OR cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH shown AS (
    SELECT l.location_id, p.id AS product_id, p.category_id, p.sub_category_id, NOT p.featured AS plain,
      p.sort_name_en, p.sort_name_fr, bool_or(l.stock > 0) AS is_left,
      coalesce(bool_or(l.stock > 0 AND l.sale_price < l.price), false) AS is_on_sale
    FROM products p JOIN variants v ON v.product_id = p.id JOIN listings l ON l.variant_id = v.id
    WHERE p.id = ANY (ids) AND NOT p.discontinued AND l.available
    GROUP BY l.location_id, p.id
  ), hidden AS (
    DELETE FROM shelves s WHERE s.product_id = ANY (ids)
      AND NOT EXISTS (SELECT FROM shown WHERE shown.location_id = s.location_id AND shown.product_id = s.product_id)
  )
  INSERT INTO shelves AS s
    (location_id, product_id, category_id, sub_category_id, plain, sort_name_en, sort_name_fr, is_left, is_on_sale)
  SELECT * FROM shown
  ON CONFLICT (location_id, product_id) DO UPDATE SET
    (category_id, sub_category_id, plain, sort_name_en, sort_name_fr, is_left, is_on_sale) = (excluded.category_id,
      excluded.sub_category_id, excluded.plain, excluded.sort_name_en, excluded.sort_name_fr, excluded.is_left,
      excluded.is_on_sale)
  WHERE s IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_shelves_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT DISTINCT product_id FROM variants WHERE id IN (SELECT variant_id FROM after_rows));
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT DISTINCT product_id FROM variants WHERE id IN (SELECT variant_id FROM before_rows));
  ELSE
    -- Only sizes that came, went, ran out or went on sale: another number in stock changes no shelf.
    ids := ARRAY(SELECT DISTINCT product_id FROM variants WHERE id IN (
      SELECT variant_id FROM (
        SELECT location_id, variant_id, available, stock > 0 AS is_left, sale_price < price AS is_on_sale FROM before_rows
        UNION ALL
        SELECT location_id, variant_id, available, stock > 0, sale_price < price FROM after_rows
      ) AS rows
      GROUP BY location_id, variant_id, available, is_left, is_on_sale HAVING count(*) = 1
    ));
  END IF;
  PERFORM refresh_shelves(ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_shelves_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shelves(ARRAY(SELECT DISTINCT product_id FROM before_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_shelves_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shelves(ARRAY(
    SELECT id FROM before_rows b JOIN after_rows a USING (id)
    WHERE (a.category_id, a.sub_category_id, a.featured, a.discontinued, a.sort_name_en, a.sort_name_fr)
      IS DISTINCT FROM (b.category_id, b.sub_category_id, b.featured, b.discontinued, b.sort_name_en, b.sort_name_fr)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shelves_insert AFTER INSERT ON listings REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shelves_of_listings();
--> statement-breakpoint
CREATE TRIGGER shelves_update AFTER UPDATE ON listings REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shelves_of_listings();
--> statement-breakpoint
CREATE TRIGGER shelves_delete AFTER DELETE ON listings REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shelves_of_listings();
--> statement-breakpoint
CREATE TRIGGER shelves_delete AFTER DELETE ON variants REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shelves_of_variants();
--> statement-breakpoint
CREATE TRIGGER shelves_update AFTER UPDATE ON products REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_shelves_of_products();
--> statement-breakpoint
-- Counts are added to and taken from, so that changes at once don't lose one another's.
CREATE FUNCTION count_shelves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO shelf_counts AS c (location_id, category_id, sub_category_id, count)
    SELECT location_id, category_id, sub, sum(n) FROM (
      SELECT location_id, category_id, coalesce(sub_category_id, '') AS sub, -1 AS n FROM before_rows
      UNION ALL
      SELECT location_id, category_id, coalesce(sub_category_id, ''), 1 FROM after_rows
    ) AS changes
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (location_id, category_id, sub_category_id) DO UPDATE SET count = c.count + excluded.count;
  ELSE
    INSERT INTO shelf_counts AS c (location_id, category_id, sub_category_id, count)
    SELECT location_id, category_id, coalesce(sub_category_id, ''), sign * count(*) FROM changed_rows
    -- A location that is being deleted takes its counts with it.
    WHERE EXISTS (SELECT FROM locations WHERE id = location_id)
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (location_id, category_id, sub_category_id) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER counts_insert AFTER INSERT ON shelves REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_shelves();
--> statement-breakpoint
CREATE TRIGGER counts_update AFTER UPDATE ON shelves REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_shelves();
--> statement-breakpoint
CREATE TRIGGER counts_delete AFTER DELETE ON shelves REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_shelves();
--> statement-breakpoint
SELECT refresh_shelves(ARRAY(SELECT id FROM products));
--> statement-breakpoint
ANALYZE shelves, shelf_counts;
