#!/bin/bash
# Fills a shop with its demo on a database server that pgBackRest backs up, issues more invoices after the backup, deletes what should
# not be deleted, goes back to the moment before, and has the shop verify its chain of invoices. As root, with Debian's postgresql and
# pgbackrest and with the shop installed; everything is below one temporary folder, on ports of its own, and removed at the end.
set -euo pipefail
shop=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d /tmp/pgbackrest-try.XXXXXX)
bin=$(dirname "$(find /usr/lib/postgresql -name initdb | sort | tail -1)")
port=${PORT:-7868}
notes=${NOTES:-20}
chown postgres "$home"
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
finish() {
  [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
  as_postgres "$bin/pg_ctl" -D "$home/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$home"
}
trap finish EXIT

cat > "$home/pgbackrest.conf" <<CONF
[global]
repo1-path=$home/repository
repo1-retention-full=1
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
ask() { as_postgres psql -h "$home" -p "$port" -d "${2:-shop}" -AtXq -v ON_ERROR_STOP=1 -c "$1"; }

as_postgres "$bin/initdb" -D "$home/data" -E UTF8 --locale=C.UTF-8 -A trust >/dev/null
cat >> "$home/data/postgresql.conf" <<CONF
port = $port
listen_addresses = '127.0.0.1'
unix_socket_directories = '$home'
archive_mode = on
archive_command = 'pgbackrest --config=$home/pgbackrest.conf --stanza=shop archive-push %p'
CONF
as_postgres "$bin/pg_ctl" -D "$home/data" -l "$home/log" -w start >/dev/null
ask 'create role shop login' postgres
ask 'create database shop owner shop' postgres

export DATABASE_URL="postgresql://shop@127.0.0.1:$port/shop" DATA_DIR="$home/files" PORT=$((port + 1)) IMAGES_AHEAD=false LOG_LEVEL=warn
cd "$shop"
DEMO=true node scripts/start.mjs > "$home/shop.log" 2>&1 &
server=$!
until curl -sf "http://127.0.0.1:$PORT/readyz" >/dev/null; do
  kill -0 "$server" || { cat "$home/shop.log"; exit 1; }
  sleep 1
done
kill "$server"
wait "$server" || true
server=

backrest stanza-create
backrest check
began=$(date +%s.%N)
backrest --type=full backup
backup=$(echo "$(date +%s.%N) - $began" | bc)
# Documents that only the write-ahead log has.
for number in $(ask "select number from invoice where kind = 'INVOICE' order by counter desc limit $notes"); do
  npm run --silent shop -- invoices debit "$number" 10 --en 'Tried' --ar 'تجربة' >/dev/null
done
facts="select (select count(*) from invoice) || ' invoices, ' || (select count(*) from customer_order) || ' orders'"
before=$(ask "$facts")
sleep 1
moment=$(ask 'select now()')
sleep 1
# The shop's own guards refuse this; whoever goes past them is the mistake.
ask 'set client_min_messages = warning; set session_replication_role = replica; truncate customer_order cascade'
ask 'select pg_switch_wal()' postgres >/dev/null
echo "$before before; after the mistake: $(ask "$facts")"
as_postgres "$bin/pg_ctl" -D "$home/data" -m fast -w stop >/dev/null

began=$(date +%s.%N)
backrest --delta --type=time --target="$moment" --target-action=promote restore
as_postgres "$bin/pg_ctl" -D "$home/data" -l "$home/log" -w start >/dev/null
until [ "$(ask 'select pg_is_in_recovery()' postgres)" = f ]; do sleep 0.2; done
restore=$(echo "$(date +%s.%N) - $began" | bc)
after=$(ask "$facts")
echo "$after after going back to $moment; the backup took $backup s, the restore $restore s"
[ "$before" = "$after" ]
npm run --silent shop -- invoices verify
