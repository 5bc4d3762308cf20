-- Orders kept what was bought, and each paper worked out its lines from the fees of its own day. From here on the lines
-- that the traveller agreed to are stored with the order. Those of earlier orders are worked out here for the last
-- time, by the rules that held when they were placed (decisions 006, 036 and 038); what is left between their sum and
-- what was paid was the discount.
ALTER TABLE "orders" ADD COLUMN "quote" jsonb;--> statement-breakpoint
with fares as (
  select order_id, at, pricing ->> 'travelerId' as traveler, pricing ->> 'travelerType' as item,
    floor((pricing -> 'price' ->> 'total')::numeric * round(fare_rate::numeric * 10000) / 10000) as fare
  from flight_orders, jsonb_array_elements(offer -> 'travelerPricings') with ordinality as each (pricing, at)
), lines as (
  select order_id, item, fare, floor(fare / 10) as tax, count(*) as count, min(at) as first,
    jsonb_agg(traveler order by at) as travelers
  from fares group by order_id, item, fare
), quotes as (
  select order_id, sum(fare * count) as sum,
    jsonb_agg(
      jsonb_build_object('item', item, 'travelerIds', travelers, 'count', count, 'base', fare - tax, 'tax', tax,
        'total', fare * count)
      order by array_position(array['ADULT', 'CHILD', 'HELD_INFANT'], item), first
    ) as lines
  from lines group by order_id
)
update orders set quote = jsonb_build_object(
  'currency', 'BDT', 'lines', lines, 'discount', sum - price, 'total', price,
  'conversion', jsonb_build_object('currency', offer -> 'price' ->> 'currency', 'rate', fare_rate,
    'date', to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD')),
  'policy', jsonb_build_object('taxPercent', 10, 'discountPercent', 10))
from quotes join flight_orders using (order_id)
where orders.id = order_id;--> statement-breakpoint
with charges as (
  select order_id, at, room as item, (rooms ->> room)::int as count,
    floor(((package ->> 'price')::numeric * factor + 50) / 100) as price
  from holiday_orders,
    unnest(array['singleRoom', 'doubleRoom', 'twinRoom', 'tripleRoom'], array[100, 185, 250, 275])
      with ordinality as each (room, factor, at)
  union all
  select order_id, at, item, count, charge
  from visa_orders join orders on orders.id = order_id, lateral (values
    (1, 'visaFee', traveler_count, (selected_plan ->> 'price')::numeric),
    (2, 'processingFee', traveler_count, 650),
    (3, 'pickUpCharge', case delivery_method when 'pickUp' then 1 else 0 end, 500)
  ) as each (at, item, count, charge)
), quotes as (
  select order_id, sum(charges.price * count) as sum,
    jsonb_agg(
      jsonb_build_object('item', item, 'travelerIds', '[]'::jsonb, 'count', count, 'base', charges.price, 'tax', 0,
        'total', charges.price * count)
      order by at
    ) as lines
  from charges where count > 0 and charges.price > 0 group by order_id
)
update orders set quote = jsonb_build_object(
  'currency', 'BDT', 'lines', lines, 'discount', sum - price, 'total', price, 'conversion', null, 'policy', null)
from quotes
where orders.id = order_id;--> statement-breakpoint
update orders set quote = jsonb_build_object(
  'currency', 'BDT', 'lines', '[]'::jsonb, 'discount', 0, 'total', price, 'conversion', null, 'policy', null)
where quote is null;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "quote" SET NOT NULL;
