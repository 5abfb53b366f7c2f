ALTER TABLE "cart_lines" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "page" text;--> statement-breakpoint
CREATE INDEX "payments_cart" ON "payments" USING btree ("cart_id");