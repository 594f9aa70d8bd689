#!/bin/sh
# Makes the role of the application, and gives it the database with all that is in it. The image of PostgreSQL runs this
# script for a new volume. For a volume that an older version filled, run it once; see docs/operating.md.
# Usage: createApplicationRole.sh, with POSTGRES_USER (a superuser), POSTGRES_DB and APPLICATION_PASSWORD
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --quiet --set ON_ERROR_STOP=1 --single-transaction <<'SQL'
\getenv password APPLICATION_PASSWORD
select 'create role potluck_application'
where not exists (select from pg_roles where rolname = 'potluck_application') \gexec
alter role potluck_application login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
select format('alter database %I owner to potluck_application', current_database()) \gexec
alter schema public owner to potluck_application;

-- Objects of extensions stay with the superuser, as in a new database.
create temporary view own as
select c.oid, c.oid::regclass::text as name, c.relkind, c.relname
from pg_class c
where c.relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e');

select format('alter %s %s owner to potluck_application',
  case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, name)
from own o
where relkind in ('r', 'p', 'v', 'm')
  -- A sequence of a column changes its owner with the table.
  or relkind = 'S' and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = o.oid and d.deptype in ('a', 'i')
  )
order by relkind = 'S' \gexec

select format('alter routine %s owner to potluck_application', p.oid::regprocedure)
from pg_proc p
where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e') \gexec

select format('alter type %s owner to potluck_application', t.oid::regtype)
from pg_type t
where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
  and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e') \gexec

select format('alter text search configuration %s owner to potluck_application', oid::regconfig)
from pg_ts_config where cfgnamespace = 'public'::regnamespace \gexec

select format('alter text search dictionary %s owner to potluck_application', oid::regdictionary)
from pg_ts_dict where dictnamespace = 'public'::regnamespace \gexec
SQL
