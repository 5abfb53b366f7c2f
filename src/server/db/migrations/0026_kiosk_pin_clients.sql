CREATE TABLE "kiosk_pin_clients" (
	"location_id" text NOT NULL,
	"client" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kiosk_pin_clients_location_id_client_pk" PRIMARY KEY("location_id","client")
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "kiosk_pin_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosk_pin_clients" ADD CONSTRAINT "kiosk_pin_clients_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;