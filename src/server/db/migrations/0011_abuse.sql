CREATE TABLE "known_clients" (
	"account_id" text NOT NULL,
	"client" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_clients_account_id_client_pk" PRIMARY KEY("account_id","client"),
	CONSTRAINT "known_clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "client" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "orders_unpaid_client" ON "orders" USING btree ("client") WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled');
--> statement-breakpoint
CREATE INDEX "orders_unpaid_email" ON "orders" USING btree (lower("email")) WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled');
--> statement-breakpoint
CREATE INDEX "orders_unpaid_phone" ON "orders" USING btree (regexp_replace("phone", '[^0-9]', '', 'g')) WHERE "orders"."tender" = 'in_store' and "orders"."status" not in ('completed', 'cancelled');
--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held" is not null;
