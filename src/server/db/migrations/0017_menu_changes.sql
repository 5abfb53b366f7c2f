-- Custom SQL migration: open pages hear of each change of a menu, also of one by an import or by hand. One message for
-- each store and transaction; stock and availability have messages of their own.
CREATE FUNCTION tell_of_menus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (channel, message)
  SELECT told.channel, '{"type":"menu"}'
  FROM (SELECT 'location.' || id AS channel FROM locations) AS told
  WHERE NOT EXISTS (
    SELECT 1 FROM messages
    WHERE messages.number IS NULL AND messages.channel = told.channel AND messages.message = '{"type":"menu"}'
      AND messages.xmin = pg_current_xact_id()::xid
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_tell AFTER INSERT OR UPDATE OR DELETE ON products EXECUTE FUNCTION tell_of_menus();--> statement-breakpoint
CREATE TRIGGER variants_tell AFTER INSERT OR UPDATE OR DELETE ON variants EXECUTE FUNCTION tell_of_menus();--> statement-breakpoint
CREATE TRIGGER categories_tell AFTER INSERT OR UPDATE OR DELETE ON categories EXECUTE FUNCTION tell_of_menus();--> statement-breakpoint
CREATE TRIGGER listings_tell AFTER INSERT OR DELETE OR UPDATE OF price, sale_price, sale_name ON listings
EXECUTE FUNCTION tell_of_menus();
