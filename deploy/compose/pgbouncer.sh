#!/bin/sh
# Writes the settings of PgBouncer with the password of the environment, then starts it.
set -eu
cat > /tmp/users.txt <<USERS
"shop" "$DATABASE_PASSWORD"
USERS
cat > /tmp/pgbouncer.ini <<INI
[databases]
shop = host=postgres port=5432 dbname=shop connect_query='set statement_timeout = 5000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 10000'

[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
# Prepared statements pass in this mode from 1.21 on; LISTEN, locks and jobs go by DATABASE_DIRECT_URL.
pool_mode = transaction
max_prepared_statements = 500
default_pool_size = 40
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = 5
# Every connection begins with these by connect_query.
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
INI
exec pgbouncer /tmp/pgbouncer.ini
