-- Numbers were stored as the country code and what was typed: '+880' and '01712345678' became '+88001712345678', and a
-- holiday's contact kept what was typed alone. From now on every stored number is E.164. What is none of the known
-- shapes stays as it was written, without its spaces.
create function jatra_e164(written text) returns text language sql immutable as $$
  select case
    when digits ~ '^(\+|00)?8800?1[0-9]{9}$' then '+880' || right(digits, 10)
    when digits ~ '^01[0-9]{9}$' then '+880' || right(digits, 10)
    else digits
  end
  from (select regexp_replace(written, '[\s().-]', '', 'g') as digits) as stripped
$$;--> statement-breakpoint
update orders set contact_phone = jatra_e164(contact_phone);--> statement-breakpoint
update order_travelers set phone = jatra_e164(phone);--> statement-breakpoint
update holiday_orders set contact = jsonb_set(contact, '{number}', to_jsonb(jatra_e164(contact ->> 'number')))
  where contact ? 'number';--> statement-breakpoint
update regular_travelers set details = jsonb_set(details, '{mobileNumber}', to_jsonb(right(details ->> 'mobileNumber', 10)))
  where details ->> 'countryNumberCode' = '880' and details ->> 'mobileNumber' ~ '^01[0-9]{9}$';--> statement-breakpoint
drop function jatra_e164(text);
