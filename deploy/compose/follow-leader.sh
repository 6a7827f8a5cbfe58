#!/bin/sh
# Copies the leader when the folder is empty, then follows it by the command it was given.
set -eu
export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  until pg_basebackup -h "$LEADER" -U replicator -D "$PGDATA" -S replica -X stream -R; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
fi
exec "$@"
