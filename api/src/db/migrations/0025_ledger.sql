CREATE TABLE "ledger_postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"account" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_postings_amount_not_zero" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_once" ON "ledger_postings" USING btree ("entry","account");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_order" ON "ledger_postings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_by_time" ON "ledger_postings" USING btree ("at","id");--> statement-breakpoint
create function jatra_ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_postings is only ever added to';
end
$$;--> statement-breakpoint
create trigger ledger_postings_stay before update or delete on ledger_postings
for each row execute function jatra_ledger_stays();--> statement-breakpoint
create function jatra_ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from posted group by entry having sum(amount) <> 0) then
    raise exception 'an entry of the ledger does not balance';
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger ledger_postings_balance after insert on ledger_postings
referencing new table as posted
for each statement execute function jatra_ledger_balances();--> statement-breakpoint
-- What happened to money before there were books is posted once, by the rules of domain/ledger/entries.ts.
insert into ledger_postings (entry, account, order_id, amount, at)
select 'payment:' || t.val_id, posting.account, a.order_id, posting.amount, t.received_at
from payment_transactions t
join payment_attempts a on a.tran_id = t.tran_id,
lateral (values ('clearing:' || a.gateway, t.amount), ('traveler', -t.amount)) as posting (account, amount)
order by t.received_at, t.val_id;--> statement-breakpoint
insert into ledger_postings (entry, account, order_id, amount, at)
select 'sale:' || sold.id, posting.account, sold.id, posting.amount, sold.at
from (
  select o.id, o.price, case o.service_type when 'flight' then (
      select max(issued_at) from flight_tickets where order_id = o.id
    ) else coalesce(o.settled_at, o.created_at) end as at,
    case o.service_type
      when 'flight' then (o.quote ->> 'total')::integer + (o.quote ->> 'discount')::integer
      when 'visa' then coalesce((
        select sum((line ->> 'total')::integer)::integer from jsonb_array_elements(o.quote -> 'lines') as line
        where line ->> 'item' = 'visaFee'
      ), 0)
      else 0
    end as cost
  from orders o
  where o.payment_status = 'success'
    and exists (
      select 1 from payment_transactions t join payment_attempts a on a.tran_id = t.tran_id
      where a.order_id = o.id and t.outcome = 'settled'
    )
    -- A flight is given once everybody has a ticket.
    and (o.service_type <> 'flight' or (
      exists (select 1 from flight_tickets where order_id = o.id)
      and not exists (
        select 1 from order_travelers traveler where traveler.order_id = o.id and not exists (
          select 1 from flight_tickets ticket
          where ticket.order_id = o.id and ticket.traveler_id = traveler.traveler_id
        )
      )
    ))
) as sold,
lateral (values ('traveler', sold.price), ('supplier', -sold.cost), ('income', sold.cost - sold.price))
  as posting (account, amount)
where posting.amount <> 0
order by sold.at, sold.id;--> statement-breakpoint
insert into ledger_postings (entry, account, order_id, amount, at)
select 'refund:' || r.id, posting.account, r.order_id, posting.amount, r.requested_at
from refunds r
left join (
  select order_id, -sum(amount) filter (where account = 'supplier') as cost, sum(amount) filter (where account = 'traveler') as price
  from ledger_postings where entry like 'sale:%' group by order_id
) as sale on sale.order_id = r.order_id and r.reason not in ('late_payment', 'double_payment'),
lateral (select case when sale.price is not null then round(r.amount * coalesce(sale.cost, 0) / sale.price)::integer end as supplier) as share,
lateral (values
  ('traveler', case when share.supplier is null then r.amount else 0 end),
  ('supplier', coalesce(share.supplier, 0)),
  ('income', coalesce(r.amount - share.supplier, 0)),
  ('refunds', -r.amount)
) as posting (account, amount)
where posting.amount <> 0
order by r.requested_at, r.id;--> statement-breakpoint
insert into ledger_postings (entry, account, order_id, amount, at)
select 'refund_paid:' || r.id, posting.account, r.order_id, posting.amount, r.confirmed_at
from refunds r
left join payment_transactions t on t.val_id = r.val_id
left join payment_attempts a on a.tran_id = t.tran_id,
lateral (select case
  when exists (select 1 from audit_log where subject = r.id and action = 'refund.paid_by_hand') then 'bank'
  else 'clearing:' || coalesce(a.gateway, 'sslcommerz')
end as source) as paid,
lateral (values ('refunds', r.amount), (paid.source, -r.amount)) as posting (account, amount)
where r.status = 'confirmed'
order by r.confirmed_at, r.id;
