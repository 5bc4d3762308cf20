CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"order_id" text,
	"traveler_position" integer,
	"document_position" integer,
	CONSTRAINT "documents_key_unique" UNIQUE("key"),
	CONSTRAINT "documents_state_known" CHECK ("documents"."state" in ('writing', 'stored', 'removing')),
	CONSTRAINT "documents_whole_place" CHECK (("documents"."order_id" is null) = ("documents"."traveler_position" is null))
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_user" ON "documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_of_order" ON "documents" USING btree ("order_id","traveler_position");--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("created_at") WHERE "documents"."order_id" is null;