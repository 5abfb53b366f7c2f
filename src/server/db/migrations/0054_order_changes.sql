CREATE TABLE "order_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"member_id" text,
	"member_name" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"has_new_notes" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"missing" integer NOT NULL,
	"substitute" jsonb,
	"lots" jsonb,
	"taken_total" integer NOT NULL,
	"left_total" integer NOT NULL,
	"member_id" text,
	"member_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end" text
);
--> statement-breakpoint
CREATE TABLE "payment_returns" (
	"payment_id" text NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_returns_payment_id_cause_pk" PRIMARY KEY("payment_id","cause")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "if_missing" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "if_missing" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_amount" integer;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_returns" ADD CONSTRAINT "payment_returns_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_questions_order" ON "order_questions" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_questions_open" ON "order_questions" USING btree ("line_id") WHERE "order_questions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "order_questions_due" ON "order_questions" USING btree ("due_at") WHERE "order_questions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payment_returns_unsettled" ON "payment_returns" USING btree ("at") WHERE "payment_returns"."settled_at" is null;