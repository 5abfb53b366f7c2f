-- Nobody can say whose the keys of before were; a call that is sent again finds its cart moved or ordered, as it does without one.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_scope_key";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "owner" text NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("scope","owner","key");
