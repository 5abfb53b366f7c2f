CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"channel" text NOT NULL,
	"message" jsonb NOT NULL,
	"number" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("number");--> statement-breakpoint
CREATE INDEX "messages_pending" ON "messages" USING btree ("id") WHERE "number" is null;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_topic" ON "outbox" USING btree ("topic","id") WHERE "failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "failed_at" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_message_id" ON "mails" USING btree ("message_id");--> statement-breakpoint
CREATE SEQUENCE "message_numbers";--> statement-breakpoint
-- A database that begins anew counts from later than the one before it: nobody who comes back takes its numbers for the old ones.
SELECT setval('message_numbers', (extract(epoch FROM now()) * 1000)::bigint);--> statement-breakpoint
-- Numbers what was committed since, one process at a time, so that whoever has read up to a number has missed nothing below it.
CREATE FUNCTION dispatch_messages() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	dispatched integer;
BEGIN
	IF NOT EXISTS (SELECT 1 FROM messages WHERE number IS NULL) THEN
		RETURN 0;
	END IF;
	PERFORM pg_advisory_xact_lock(42801);
	UPDATE messages SET number = numbered.number FROM (
		SELECT id, nextval('message_numbers') AS number
		FROM (SELECT id FROM messages WHERE number IS NULL ORDER BY id LIMIT 1000) AS pending
	) AS numbered WHERE messages.id = numbered.id;
	GET DIAGNOSTICS dispatched = ROW_COUNT;
	IF dispatched > 0 THEN
		PERFORM pg_notify('storefront_messages', '');
	END IF;
	RETURN dispatched;
END $$;
