CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"tran_id" text NOT NULL,
	"paisa" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "val_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "asked" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "attempts" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "work_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD COLUMN "gateway_reference" text;--> statement-breakpoint
-- Refunds were made by hand until now, so what is owed may have been paid: a person says of each which it is.
update refunds set status = 'needs_person', problem = 'before_automatic',
  gateway_id = 'JR' || upper(left(encode(sha256(convert_to(id, 'UTF8')), 'hex'), 26)),
  val_id = (
    select t.val_id from payment_transactions t
    join payment_attempts a on a.tran_id = t.tran_id
    where a.order_id = refunds.order_id and t.outcome = 'settled'
    order by t.received_at limit 1
  );--> statement-breakpoint
insert into refunds (id, order_id, val_id, status, problem, reason, amount, channel, gateway_id, asked, attempts,
  requested_at, due_by)
select id, order_id, val_id, 'needs_person', 'before_automatic', reason, amount, payment_type,
  'JR' || upper(left(encode(sha256(convert_to(id, 'UTF8')), 'hex'), 26)), false, 0, received_at,
  to_char((received_at + interval '72 hours') at time zone 'Asia/Dhaka', 'YYYY-MM-DD')
from (
  select gen_random_uuid()::text as id, a.order_id, t.val_id, t.amount, a.payment_type, t.received_at,
    case o.payment_status when 'success' then 'double_payment' else 'late_payment' end as reason
  from payment_transactions t
  join payment_attempts a on a.tran_id = t.tran_id
  join orders o on o.id = a.order_id
  where t.outcome = 'refund_due'
) as owed;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "gateway_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_session" ON "sandbox_refunds" USING btree ("tran_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_val_id_payment_transactions_val_id_fk" FOREIGN KEY ("val_id") REFERENCES "public"."payment_transactions"("val_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_once" ON "refunds" USING btree ("val_id") WHERE "refunds"."reason" in ('late_payment', 'double_payment');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_gateway_id" ON "refunds" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("val_id");--> statement-breakpoint
CREATE INDEX "refunds_by_status" ON "refunds" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "refunds_to_work_on" ON "refunds" USING btree ("work_at") WHERE "refunds"."work_at" is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_problem_said" CHECK (("refunds"."status" = 'needs_person') = ("refunds"."problem" is not null));--> statement-breakpoint
create function jatra_audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is only ever added to';
end
$$;--> statement-breakpoint
create trigger audit_log_stays before update or delete on audit_log
for each row execute function jatra_audit_log_stays();
