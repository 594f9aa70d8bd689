/** Copies all tables and the positions of their sequences into another schema. */
export const SAVE_SEED = `
do $$
declare name text;
begin
  create schema seed;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table seed.%1$I as table public.%1$I', name);
  end loop;
  create schema seed_sequences;
  create table seed_sequences.saved as
    select sequencename, last_value from pg_sequences where schemaname = 'public';
end $$`;

/** Restores all tables from the copy, and fails if a table no longer exists. */
export const RESTORE_SEED = `
do $$
declare each record;
begin
  -- Neither triggers nor references: the rows are known to fit each other.
  perform set_config('session_replication_role', 'replica', true);
  execute (
    select 'truncate ' || string_agg(format('public.%I', tablename), ', ')
    from pg_tables where schemaname = 'public'
  );
  for each in
    select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class s
    join pg_class c on c.relname = s.relname and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where s.relnamespace = 'seed'::regnamespace and s.relkind = 'r'
    group by c.relname
  loop
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %2$s from seed.%1$I',
      each.name, each.columns
    );
  end loop;
  perform setval(
    format('public.%I', sequencename), coalesce(last_value, 1), last_value is not null
  ) from seed_sequences.saved;
end $$`;

/** Counts the tables that are missing or renamed. */
export const COUNT_MISSING = `
select count(*)::int as missing from pg_tables s
where s.schemaname = 'seed' and to_regclass(format('public.%I', s.tablename)) is null`;
