CREATE TABLE "checklist_checks" (
	"order_id" text NOT NULL,
	"traveler_position" integer NOT NULL,
	"item_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"note" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_by" text NOT NULL,
	CONSTRAINT "checklist_checks_order_id_traveler_position_item_id_pk" PRIMARY KEY("order_id","traveler_position","item_id"),
	CONSTRAINT "checklist_checks_state_known" CHECK ("checklist_checks"."state" in ('accepted', 'asked')),
	CONSTRAINT "checklist_checks_reasoned" CHECK (("checklist_checks"."state" = 'asked') = ("checklist_checks"."reason" is not null or "checklist_checks"."note" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "applicant_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "at_embassy_on" text;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "decided_on" text;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "passport_back_on" text;--> statement-breakpoint
ALTER TABLE "visas" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "checklist_checks" ADD CONSTRAINT "checklist_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD CONSTRAINT "visa_orders_decision_whole" CHECK (("visa_orders"."decision" is null) = ("visa_orders"."decided_on" is null)
        and ("visa_orders"."decision" is null or "visa_orders"."decision" in ('granted', 'refused')));