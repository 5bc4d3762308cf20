ALTER TABLE "refunds" ADD COLUMN "gateway" text;--> statement-breakpoint
CREATE INDEX "refunds_by_gateway" ON "refunds" USING btree ("gateway","status","requested_at","id");--> statement-breakpoint
-- By hand from here: the gateways of the refunds that are there.
update refunds set gateway = payment_attempts.gateway
from payment_transactions join payment_attempts on payment_attempts.tran_id = payment_transactions.tran_id
where payment_transactions.val_id = refunds.val_id;
