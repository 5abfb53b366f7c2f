CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"goods" integer NOT NULL,
	"deposits" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"fee" integer NOT NULL,
	"tip" integer NOT NULL,
	"amount" integer NOT NULL,
	"payment_id" text,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "points_ledger_once";--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "redeemed" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_once" ON "points_ledger" USING btree ("order_id","kind",coalesce("refund_id", ''));