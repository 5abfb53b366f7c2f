-- Custom SQL migration: each change of stock, by whatever it is made, reaches those who wait for it.
CREATE FUNCTION follow_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := CASE WHEN TG_OP = 'INSERT' THEN 0 WHEN OLD.available THEN OLD.stock ELSE 0 END;
  after integer := CASE WHEN NEW.available THEN NEW.stock ELSE 0 END;
BEGIN
  IF after < before THEN
    UPDATE restocks SET promised = after
    WHERE location_id = NEW.location_id AND variant_id = NEW.variant_id AND promised > after;
  ELSIF after > before AND EXISTS (
    SELECT 1 FROM watches
    WHERE variant_id = NEW.variant_id AND state = 'waiting' AND location_ids @> to_jsonb(NEW.location_id)
  ) THEN
    INSERT INTO outbox (kind, topic, payload)
    VALUES (
      'restock',
      'restock.' || NEW.location_id || '.' || NEW.variant_id,
      jsonb_build_object('location', NEW.location_id, 'variant', NEW.variant_id)
    );
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listings_stock AFTER INSERT OR UPDATE OF stock, available ON listings
FOR EACH ROW EXECUTE FUNCTION follow_stock();
