-- A booking's reference was worked out from its id wherever it was shown. From here on it is stored with the order, so
-- that no two orders share one. This function is `drawBookingReference` of the contract: FNV-1a of the id in 64 bits,
-- mixed as MurmurHash3 ends, of which the lowest 40 bits are written in Crockford's letters.
create function jatra_booking_reference(seed text) returns text language plpgsql immutable as $$
declare
  bytes bytea := convert_to(seed, 'UTF8');
  hash numeric := 14695981039346656037;
  factor numeric;
  letters text := '';
begin
  for at in 0 .. length(bytes) - 1 loop
    hash := hash - mod(hash, 256) + (mod(hash, 256)::int # get_byte(bytes, at));
    hash := mod(hash * 1099511628211, 18446744073709551616);
  end loop;
  foreach factor in array array[18397679294719823053, 14181476777654086739, 1] loop
    hash := hash - mod(hash, 8589934592) + (mod(hash, 8589934592)::bigint # div(hash, 8589934592)::bigint);
    hash := mod(hash * factor, 18446744073709551616);
  end loop;
  for letter in 1 .. 8 loop
    letters := letters || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', mod(hash, 32)::int + 1, 1);
    hash := div(hash, 32);
  end loop;
  return left(letters, 4) || '-' || right(letters, 4);
end
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "booking_reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_booking_reference" ON "orders" USING btree ("booking_reference");--> statement-breakpoint
do $$
declare
  old record;
  draw int;
  reference text;
begin
  for old in select id from orders order by created_at, id loop
    draw := 0;
    reference := jatra_booking_reference(old.id);
    while exists (select from orders where booking_reference = reference) loop
      draw := draw + 1;
      reference := jatra_booking_reference(old.id || ' ' || draw);
    end loop;
    update orders set booking_reference = reference where id = old.id;
  end loop;
end
$$;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "booking_reference" SET NOT NULL;--> statement-breakpoint
drop function jatra_booking_reference(text);
