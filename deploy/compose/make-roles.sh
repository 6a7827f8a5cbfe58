#!/bin/sh
# Run once, when the server of the leader is made: a role for the shop, which owns its database and nothing else, one for the replica,
# and a slot, so that the leader's log waits for it.
set -eu
psql -v ON_ERROR_STOP=1 -v shop="$DATABASE_PASSWORD" -v replication="$REPLICATION_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role shop login password :'shop';
create database shop owner shop;
revoke connect, temporary on database shop from public;
create role replicator with replication login password :'replication';
select pg_create_physical_replication_slot('replica');
alter system set max_slot_wal_keep_size = '10GB';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
