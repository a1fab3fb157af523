-- Tables that grow are divided by month without a copy and without a stop (docs/scale.md): the old table becomes the first
-- partition. Its key has the order of time: a UUIDv7 or a day in Bangkok.

-- The first key of a month.
create function first_key_of_month(kind regtype, month date) returns text language sql stable strict
return case kind
  when 'date'::regtype then to_char(month, 'YYYY-MM-DD')
  when 'uuid'::regtype then (
    lpad(to_hex((extract(epoch from month::timestamp at time zone 'Asia/Bangkok') * 1000)::bigint), 12, '0')
      || repeat('0', 20)
  )::uuid::text
end;

-- The month of a key.
create function month_of_key(kind regtype, key text) returns date language sql stable strict
return date_trunc('month', case kind
  when 'date'::regtype then key::timestamp
  when 'uuid'::regtype then to_timestamp(
    ('x' || lpad(substr(replace(key, '-', ''), 1, 12), 16, '0'))::bit(64)::bigint / 1000.0
  ) at time zone 'Asia/Bangkok'
end)::date;

-- Step 1: from now on no key may lie in the month after next or later. The comment of the constraint names that month. A
-- later migration validates it, which reads the table but lets everybody write. `month` is given where a table must end
-- with another one; else the last key that is there counts too, read before the lock.
create function end_before_month(target name, key name, month date default null) returns void language plpgsql as $$
declare
  kind regtype := (select atttypid from pg_attribute where attrelid = target::text::regclass and attname = key);
  constraint_name name := target || '_before_month';
  latest text;
  until date;
begin
  execute format('select %I::text from %I order by %1$I desc limit 1', key, target) into latest;
  until := coalesce(month, greatest(
    date_trunc('month', now() at time zone 'Asia/Bangkok') + interval '2 months',
    month_of_key(kind, latest) + interval '1 month'
  ));
  -- Shorter than deadlock_timeout, so that this transaction gives up and not somebody's act; migrate.ts tries again.
  perform set_config('lock_timeout', '500ms', true);
  execute format(
    'alter table %I add constraint %I check (%I < %L) not valid',
    target, constraint_name, key, first_key_of_month(kind, until)
  );
  execute format('comment on constraint %I on %I is %L', constraint_name, target, until);
end $$;

-- Requests reach a partition only through its table, where an append-only table refuses changes.
create function close_partition(part name, parent name) returns void language plpgsql as $$
declare
  grantee text;
begin
  for grantee in
    select distinct quote_ident(rolname) from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.oid = part::text::regclass and a.grantee <> c.relowner
  loop
    execute format('revoke all on %I from %s', part, grantee);
    execute format('grant select on %I to %s', part, grantee);
  end loop;
  -- Triggers for each row come with the table, those for a statement do not.
  if exists (select from pg_trigger where tgrelid = parent::text::regclass and tgname = 'append_only_truncate')
    and not exists (select from pg_trigger where tgrelid = part::text::regclass and tgname = 'append_only_truncate')
  then
    execute format(
      'create trigger append_only_truncate before truncate on %I for each statement execute function refuse_change()', part
    );
  end if;
end $$;

-- Where one partition refers to a partition of another table, another one refers to the partition of its own month there.
create function refer_to_months(part name, like_part name, ending text) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select conname, pg_get_constraintdef(k.oid) as def, r.relname as referred, p.relname as parent
    from pg_constraint k join pg_class r on r.oid = confrelid join pg_inherits on inhrelid = r.oid
      join pg_class p on p.oid = inhparent
    where conrelid = like_part::text::regclass and contype = 'f' and conparentid = 0
  loop
    execute format(
      'alter table %I add constraint %I %s', part, one.conname,
      replace(one.def, format('REFERENCES %I(', one.referred), format('REFERENCES %I(', one.parent || ending))
    );
  end loop;
end $$;

-- Makes the table of a month, or another part, where it is missing, with the references that it needs. Nobody uses it yet.
-- In a transaction of its own it waits for nobody who waits for the table that it will belong to.
create function make_part(parent name, ending text, like_part name) returns name language plpgsql as $$
declare
  part name := parent || ending;
begin
  if to_regclass(quote_ident(part)) is null then
    execute format('create table %I (like %I including all)', part, parent);
    execute format('alter table %I drop constraint if exists %I', part, parent || '_before_month');
    perform refer_to_months(part, like_part, ending);
  end if;
  return part;
end $$;

create function make_month(parent name, month date) returns name language sql
return make_part(parent, to_char(month, '_YYYY_MM'), (parent || '_default')::name);

-- Adds the partition of a month. It fails while the default partition holds rows of that month. The table is made first and
-- then attached: unlike `partition of` that locks nobody out of the parent.
create function add_month(parent name, month date) returns void language plpgsql as $$
declare
  part name := make_month(parent, month);
  kind regtype := (
    select atttypid from pg_partitioned_table t join pg_attribute a on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = parent::text::regclass
  );
begin
  execute format(
    'alter table %I attach partition %I for values from (%L) to (%L)', parent, part,
    first_key_of_month(kind, month), first_key_of_month(kind, (month + interval '1 month')::date)
  );
  perform close_partition(part, parent);
end $$;

-- The default partition and the months that a table will have, before it is partitioned: for one that refers to another
-- partitioned table, whose lock must not be asked for while this one is locked.
create function make_parts(target name) returns void language plpgsql as $$
declare
  until date;
begin
  select obj_description(oid, 'pg_constraint')::date into strict until from pg_constraint
    where conrelid = target::text::regclass and conname = target || '_before_month';
  perform make_part(target, '_default', target);
  loop
    perform make_part(target, to_char(until, '_YYYY_MM'), target);
    exit when until >= date_trunc('month', now() at time zone 'Asia/Bangkok') + interval '2 months';
    until := until + interval '1 month';
  end loop;
end $$;

-- Step 3, after the constraint is validated: the table becomes the first partition of a new one of its name, with the same
-- columns, keys, indexes, references, triggers and grants.
create function partition_by_month(target name, key name) returns void language plpgsql as $$
declare
  constraint_name name := target || '_before_month';
  kind regtype;
  until date;
  old name;
  one record;
  constraints text[];
  indexes text[];
  triggers text[];
  grants text[];
begin
  perform set_config('lock_timeout', '500ms', true);
  execute format('lock table %I in access exclusive mode', target);
  select obj_description(oid, 'pg_constraint')::date into strict until from pg_constraint
    where conrelid = target::text::regclass and conname = constraint_name and convalidated;
  select atttypid into strict kind from pg_attribute where attrelid = target::text::regclass and attname = key;
  old := target || to_char(until, '_"until"_YYYY_MM');

  select array_agg(format('alter table %I add constraint %I %s', target, conname, pg_get_constraintdef(oid))) into constraints
    from pg_constraint k where conrelid = target::text::regclass and (
      contype in ('p', 'u') or contype = 'f' and not (select relispartition from pg_class where oid = confrelid)
    );
  select array_agg(pg_get_indexdef(indexrelid)) into indexes from pg_index
    where indrelid = target::text::regclass and not exists (select from pg_constraint where conindid = indexrelid);
  select array_agg(pg_get_triggerdef(oid)) into triggers from pg_trigger
    where tgrelid = target::text::regclass and not tgisinternal;
  select array_agg(format('grant %s on %I to %I', privilege_type, target, rolname)) into grants
    from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.oid = target::text::regclass and a.grantee <> c.relowner;

  for one in select tgname from pg_trigger where tgrelid = target::text::regclass and not tgisinternal and tgtype & 1 = 1
  loop
    execute format('drop trigger %I on %I', one.tgname, target);
  end loop;
  for one in
    select c.relname from pg_index join pg_class c on c.oid = indexrelid where indrelid = target::text::regclass
  loop
    execute format('alter index %I rename to %I', one.relname, one.relname || to_char(until, '_"until"_YYYY_MM'));
  end loop;
  execute format('alter table %I rename to %I', target, old);

  execute format('create table %I (like %I including all excluding indexes) partition by range (%I)', target, old, key);
  execute format('alter table %I drop constraint %I', target, constraint_name);
  for one in select unnest(constraints || indexes) as text loop
    execute one.text;
  end loop;
  execute format(
    'alter table %I attach partition %I for values from (minvalue) to (%L)', target, old, first_key_of_month(kind, until)
  );
  for one in select unnest(triggers || grants) as text loop
    execute one.text;
  end loop;
  execute format('alter table %I drop constraint %I', old, constraint_name);
  perform close_partition(old, target);

  execute format('alter table %I attach partition %I default', target, make_part(target, '_default', old));
  perform close_partition((target || '_default')::name, target);
  loop
    perform add_month(target, until);
    exit when until >= date_trunc('month', now() at time zone 'Asia/Bangkok') + interval '2 months';
    until := until + interval '1 month';
  end loop;
end $$;
