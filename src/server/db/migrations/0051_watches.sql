CREATE TABLE "consent_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" text NOT NULL,
	"purpose" text NOT NULL,
	"action" text NOT NULL,
	"text_hash" text,
	"source" text NOT NULL,
	"proof" text NOT NULL,
	"about" text,
	"account_id" text,
	"location_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_people" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address" text,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restocks" (
	"location_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "restocks_location_id_variant_id_pk" PRIMARY KEY("location_id","variant_id"),
	CONSTRAINT "restocks_promised" CHECK ("restocks"."promised" >= 0)
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "watches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"account_id" text,
	"variant_id" text NOT NULL,
	"location_id" text NOT NULL,
	"km" integer,
	"location_ids" jsonb NOT NULL,
	"language" text NOT NULL,
	"page" text NOT NULL,
	"origin" text NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	"notified_location_id" text,
	"ended_by" bigint
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_person_id_consent_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."consent_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_text_hash_consent_texts_hash_fk" FOREIGN KEY ("text_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_person_id_consent_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."consent_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_ledger_state" ON "consent_ledger" USING btree ("person_id","purpose","id");--> statement-breakpoint
CREATE INDEX "consent_ledger_account" ON "consent_ledger" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_people_address" ON "consent_people" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "consent_people_digest" ON "consent_people" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "watches_waiting" ON "watches" USING btree ("variant_id","number") WHERE "watches"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "watches_open" ON "watches" USING btree ("person_id","variant_id") WHERE "watches"."state" in ('asked', 'waiting');--> statement-breakpoint
CREATE INDEX "watches_account" ON "watches" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "watches_expires" ON "watches" USING btree ("expires_at");