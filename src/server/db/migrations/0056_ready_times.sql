CREATE TABLE "ready_hours" (
	"location_id" text NOT NULL,
	"hour" smallint NOT NULL,
	"size" text NOT NULL,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ready_hours_location_id_hour_size_pk" PRIMARY KEY("location_id","hour","size")
);
--> statement-breakpoint
CREATE TABLE "ready_times" (
	"location_id" text PRIMARY KEY NOT NULL,
	"learned_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	"curve" jsonb NOT NULL,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ready_hours" ADD CONSTRAINT "ready_hours_location_id_ready_times_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."ready_times"("location_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ready_times" ADD CONSTRAINT "ready_times_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;