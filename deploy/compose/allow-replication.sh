#!/bin/sh
# Run once, when the leader's database is made: a user for the replica, and a slot, so that its log waits for it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replicator with replication login password :'password';
select pg_create_physical_replication_slot('replica');
alter system set max_slot_wal_keep_size = '10GB';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
