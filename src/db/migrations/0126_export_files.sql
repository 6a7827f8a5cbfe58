-- Long lists that staff takes as files: made by a job, in parts that are stored as they are written.
create table export_file (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  format text not null check (format in ('csv', 'xlsx')),
  language text not null check (language in ('ar', 'en')),
  columns text[] not null check (cardinality(columns) > 0),
  -- which orders, in which order (domain/orders/desk/order-filter.ts)
  filter jsonb not null,
  sort text not null,
  total integer not null check (total > 0),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'REFUSED', 'EXPIRED')),
  -- how far it is: rows and bytes that are stored, the place after them, and what the end of the file must say
  rows integer not null default 0 check (rows >= 0),
  byte_size bigint not null default 0 check (byte_size >= 0),
  place jsonb,
  written jsonb,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  check ((state = 'WAITING') = (finished_at is null)),
  check ((finished_at is null) = (expires_at is null))
);
create index export_file_staff on export_file (staff_id, created_at);
create index export_file_waiting on export_file (created_at) where state = 'WAITING';
create index export_file_expires on export_file (expires_at) where state in ('DONE', 'REFUSED');

-- Each part once: laid end to end they are the file.
create table export_part (
  export_id uuid not null references export_file on delete cascade,
  nth integer not null check (nth > 0),
  storage_key text not null unique,
  byte_size integer not null check (byte_size > 0),
  primary key (export_id, nth)
);

-- A file that is made, refused or over is not begun again.
create function check_export_file() returns trigger language plpgsql as $$
begin
  if old.state <> 'WAITING' and new.state <> 'EXPIRED' then
    raise exception 'export % is over', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger export_file_once before update on export_file for each row execute function check_export_file();
