#!/bin/sh
# Fills in the configuration of a server with the variables of its service, and runs it in this process.
# Usage: start.sh etcd|patroni|balancer|haproxy|pgbouncer|redis|sentinel [ARGUMENT...]
set -eu

names=$(env | sed -n 's/^\([A-Z][A-Z0-9_]*\)=.*/$\1/p' | tr '\n' ' ')

# Writes a configuration file from its template, in which nothing may be missing.
fill() {
  envsubst "$names" <"/etc/potluck/$1" >"$RUN/$1.new"
  if grep '\${[A-Z]' "$RUN/$1.new" >&2; then
    echo "start.sh: a variable of $1 has no value" >&2
    exit 2
  fi
  mv "$RUN/$1.new" "$RUN/$1"
}

umask 077
program=$1
shift
case $program in
etcd)
  fill etcd.yaml
  exec etcd --config-file "$RUN/etcd.yaml" "$@"
  ;;
patroni)
  fill patroni.yaml
  # PostgreSQL insists that nobody else can read its folder.
  mkdir -p "$DATA"
  chmod 700 "$DATA"
  exec patroni "$RUN/patroni.yaml" "$@"
  ;;
balancer | haproxy)
  fill "$program.cfg"
  exec haproxy -db -f "$RUN/$program.cfg" "$@"
  ;;
pgbouncer)
  fill users.txt
  fill pgbouncer.ini
  exec pgbouncer "$RUN/pgbouncer.ini" "$@"
  ;;
redis)
  fill redis.conf
  exec redis-server "$RUN/redis.conf" "$@"
  ;;
sentinel)
  fill sentinel.conf
  exec redis-sentinel "$RUN/sentinel.conf" "$@"
  ;;
*)
  echo "start.sh: there is no server $program" >&2
  exit 2
  ;;
esac
