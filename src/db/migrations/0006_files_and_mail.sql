-- Pictures of which all sizes are made; the others are made in the background.
alter table image add column warmed_at timestamptz;
create index image_not_warmed on image (id) where warmed_at is null;

-- Private files that no row refers to yet. Written before the file is stored and removed in the transaction that
-- refers to it; what is left after a day is removed with its file.
create table unclaimed_file (
  storage_key text primary key,
  created_at timestamptz not null default now()
);

-- How often somebody did something lately, shared by all instances. The key is a keyed hash of the address.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  -- milliseconds since 1970
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

-- A message is claimed before it is handed to the mail server, so that two workers never send it.
alter table outbox_message
  drop constraint outbox_message_status_check,
  add constraint outbox_message_status_check check (status in ('PENDING', 'SENDING', 'SENT', 'FAILED')),
  add column claimed_at timestamptz;
