#!/bin/sh
# Run by Patroni once, on the first primary: makes the role and the database of the application.
# Usage: createDatabase.sh ADDRESS, with the password in APPLICATION_PASSWORD
set -eu
psql "$1" --quiet --set ON_ERROR_STOP=1 --set password="$APPLICATION_PASSWORD" <<'SQL'
create role potluck login password :'password';
create database potluck owner potluck;
SQL
