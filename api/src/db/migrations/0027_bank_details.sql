CREATE TABLE "refund_bank_details" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bank_ending" text;--> statement-breakpoint
ALTER TABLE "refund_bank_details" ADD CONSTRAINT "refund_bank_details_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_bank_details_erased" ON "refund_bank_details" USING btree ("erase_at");