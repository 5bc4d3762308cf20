CREATE TABLE "unpaid_holds" (
	"holder" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "unpaid_holds_holder_order_id_pk" PRIMARY KEY("holder","order_id")
);
--> statement-breakpoint
ALTER TABLE "unpaid_holds" ADD CONSTRAINT "unpaid_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_holds_order" ON "unpaid_holds" USING btree ("order_id");