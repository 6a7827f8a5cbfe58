-- What staff does to many orders at once: a run, and what came of each of its rows.

-- The same done to many orders, one after the other, by a job. What moves money is never done so.
create table bulk_run (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  session_id uuid,
  action text not null check (action in ('accept', 'assign', 'ship')),
  -- who orders are given to; null: to no one
  assignee_id uuid references staff check (assignee_id is null or action = 'assign'),
  total integer not null check (total between 1 and 10000),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index bulk_run_staff on bulk_run (staff_id, created_at);
create index bulk_run_unfinished on bulk_run (created_at) where finished_at is null;

-- What comes of each: written in the transaction that did it, so that none is done twice.
create table bulk_row (
  run_id uuid not null references bulk_run on delete cascade,
  position integer not null check (position >= 0),
  order_number integer not null,
  carrier text check (char_length(carrier) between 1 and 60),
  tracking_number text check (char_length(tracking_number) between 1 and 60),
  tracking_url text check (tracking_url ~ '^https://' and char_length(tracking_url) <= 500),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'REFUSED')),
  -- why it was refused
  code text check (code ~ '^[a-z-]+/[a-z-]+$'),
  attempts smallint not null default 0,
  done_at timestamptz,
  primary key (run_id, position),
  unique (run_id, order_number),
  check ((state = 'REFUSED') = (code is not null)),
  check ((state = 'WAITING') = (done_at is null)),
  check ((carrier is null) = (tracking_number is null))
);
create index bulk_row_waiting on bulk_row (run_id, position) where state = 'WAITING';

create function check_bulk_row() returns trigger language plpgsql as $$
begin
  if old.state <> 'WAITING' then
    raise exception 'row % of run % is done', old.position, old.run_id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger bulk_row_once before update on bulk_row for each row execute function check_bulk_row();
