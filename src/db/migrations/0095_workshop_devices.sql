-- Tablets that stand in the workshop: each is paired with one station for 90 days, and a person works on it by a PIN.

create table workshop_device (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 60),
  station_id integer not null references station,
  -- of the link in the QR code, until a tablet has opened it
  pairing_hash bytea unique check (octet_length(pairing_hash) = 32),
  pairing_until timestamptz not null,
  -- of the tablet's cookie
  token_hash bytea unique check (octet_length(token_hash) = 32),
  created_by uuid not null references staff,
  created_at timestamptz not null default now(),
  paired_at timestamptz,
  expires_at timestamptz,
  seen_at timestamptz,
  revoked_at timestamptz,
  check (pairing_until <= created_at + interval '15 minutes'),
  check ((token_hash is null) = (paired_at is null) and (paired_at is null) = (expires_at is null)),
  -- A link is opened once.
  check (paired_at is null or pairing_hash is null),
  check (expires_at <= paired_at + interval '90 days')
);
create index workshop_device_station on workshop_device (station_id) where revoked_at is null;

create function check_workshop_device() returns trigger language plpgsql as $$
begin
  if (new.id, new.station_id, new.created_by, new.created_at) is distinct from (old.id, old.station_id, old.created_by, old.created_at)
     or (old.paired_at is not null and (new.token_hash, new.paired_at, new.expires_at) is distinct from (old.token_hash, old.paired_at, old.expires_at))
     or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
     or (old.revoked_at is not null and old.paired_at is null and new.paired_at is not null) then
    raise exception 'a tablet is paired once, with one station' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger workshop_device_once before update on workshop_device
  for each row execute function check_workshop_device();
create trigger workshop_device_stays before delete or truncate on workshop_device
  for each statement execute function refuse_change();

-- Six digits by which a person works on the tablets of the workshop; argon2id.
create table staff_pin (
  staff_id uuid primary key references staff,
  pin_hash text not null check (pin_hash like '$argon2id$%'),
  -- wrong ones in a row, on whatever tablet: at ten it opens nothing until its owner sets another
  wrong smallint not null default 0 check (wrong between 0 and 10),
  set_at timestamptz not null default now()
);
