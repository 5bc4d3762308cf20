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
	CONSTRAINT "documents_key_unique" UNIQUE("key"),
	CONSTRAINT "documents_state_known" CHECK ("documents"."state" in ('writing', 'stored', 'removing'))
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"order_id" text NOT NULL,
	"document_id" text NOT NULL,
	"traveler_position" integer NOT NULL,
	"document_position" integer NOT NULL,
	CONSTRAINT "order_documents_order_id_document_id_pk" PRIMARY KEY("order_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_user" ON "documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_documents_of_document" ON "order_documents" USING btree ("document_id");