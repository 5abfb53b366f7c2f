CREATE TABLE "shop_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"member_id" text,
	"member_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"records" integer,
	"bytes" bigint,
	CONSTRAINT "shop_copies_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "shop_copies_created" ON "shop_copies" USING btree ("created_at");