#!/bin/bash
# Makes a small database, backs it up, deletes what should not be deleted, and goes back to the moment before. As root, with Debian's
# postgresql and pgbackrest; everything is below one temporary folder, on a port of its own, and removed at the end.
set -euo pipefail
home=$(mktemp -d /tmp/pgbackrest-try.XXXXXX)
bin=$(dirname "$(find /usr/lib/postgresql -name initdb | sort | tail -1)")
port=${PORT:-7868}
rows=${ROWS:-200000}
chown postgres "$home"
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
finish() {
  as_postgres "$bin/pg_ctl" -D "$home/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$home"
}
trap finish EXIT

cat > "$home/pgbackrest.conf" <<CONF
[global]
repo1-path=$home/repository
log-path=$home
lock-path=$home/lock
spool-path=$home/spool
log-level-console=warn
start-fast=y
[shop]
pg1-path=$home/data
pg1-port=$port
pg1-socket-path=$home
CONF
export PGBACKREST_CONFIG="$home/pgbackrest.conf"
backrest() { as_postgres pgbackrest --stanza=shop "$@"; }
ask() { as_postgres psql -h "$home" -p "$port" -d postgres -AtXq -v ON_ERROR_STOP=1 -c "$1"; }

as_postgres "$bin/initdb" -D "$home/data" -E UTF8 --locale=C.UTF-8 >/dev/null
cat >> "$home/data/postgresql.conf" <<CONF
port = $port
listen_addresses = ''
unix_socket_directories = '$home'
archive_mode = on
archive_command = 'pgbackrest --config=$home/pgbackrest.conf --stanza=shop archive-push %p'
CONF
as_postgres "$bin/pg_ctl" -D "$home/data" -l "$home/log" -w start >/dev/null
backrest stanza-create
backrest check
ask "create table note as select n, repeat(md5(n::text), 20) as text from generate_series(1, $rows) n"
backrest --type=full backup
ask "insert into note select n, 'after the backup' from generate_series($rows + 1, $rows + 1000) n"
before=$(ask 'select count(*) from note')
sleep 1
moment=$(ask 'select now()')
sleep 1
ask 'delete from note'
ask 'select pg_switch_wal()' >/dev/null
as_postgres "$bin/pg_ctl" -D "$home/data" -m fast -w stop >/dev/null

began=$(date +%s.%N)
backrest --delta --type=time --target="$moment" --target-action=promote restore
as_postgres "$bin/pg_ctl" -D "$home/data" -l "$home/log" -w start >/dev/null
until [ "$(ask 'select pg_is_in_recovery()')" = f ]; do sleep 0.2; done
seconds=$(echo "$(date +%s.%N) - $began" | bc)
after=$(ask 'select count(*) from note')
echo "$before rows before the delete, $after after going back to $moment, in $seconds s"
[ "$before" = "$after" ]
