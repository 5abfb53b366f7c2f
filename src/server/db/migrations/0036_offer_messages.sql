-- Custom SQL migration: open pages also hear of a sale whose times change, and of deals.
DROP TRIGGER listings_tell ON listings;--> statement-breakpoint
CREATE TRIGGER listings_tell AFTER INSERT OR DELETE OR UPDATE OF price, sale_price, sale_name, sale_times ON listings
EXECUTE FUNCTION tell_of_menus();--> statement-breakpoint
CREATE TRIGGER deals_tell AFTER INSERT OR UPDATE OR DELETE ON deals EXECUTE FUNCTION tell_of_menus();
