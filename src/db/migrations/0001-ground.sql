-- Money is counted in hundredths. The domains tell the generated types which currency a column holds;
-- satang is an amount of any currency, for the ledger that keeps them all.
create domain satang as bigint;
create domain koin as bigint;
create domain practice_baht as bigint;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

-- What a table has once said stays said: rows are only added, a mistake is corrected by another row.
create function make_append_only(target regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger append_only before update or delete on %s for each row execute function refuse_change()', target);
  execute format(
    'create trigger append_only_truncate before truncate on %s for each statement execute function refuse_change()',
    target);
  execute format('comment on table %s is %L', target, 'append-only');
end
$$;
