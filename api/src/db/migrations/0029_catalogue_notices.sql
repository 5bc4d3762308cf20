-- Whoever writes, by whatever way, every process hears of it (decision 134).
create function jatra_catalogue_changed() returns trigger language plpgsql as $$
begin
  notify catalogue_changed;
  return null;
end
$$;--> statement-breakpoint
create trigger packages_changed after insert or update or delete or truncate on packages
for each statement execute function jatra_catalogue_changed();--> statement-breakpoint
create trigger visas_changed after insert or update or delete or truncate on visas
for each statement execute function jatra_catalogue_changed();
