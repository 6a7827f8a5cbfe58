-- Production: stations, the routes of products through them, and one print job for each line of an order that is being made
-- (docs/decisions/0105).

create table station (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('PREPRESS', 'PRINT', 'FINISH', 'QC', 'PACK')),
  name localized_text not null,
  position smallint not null check (position >= 0),
  -- what it can do on a working day; null while it is not set
  jobs_a_day integer check (jobs_a_day between 1 and 10000),
  is_active boolean not null default true,
  version integer not null default 1 check (version > 0)
);

-- The stations of a product in their order: its own route, else the one of its category or of the category above, else the
-- one without either.
create table route (
  id integer generated always as identity primary key,
  category_id integer unique references category on delete cascade,
  product_id integer unique references product on delete cascade,
  stations integer[] not null check (cardinality(stations) between 1 and 12 and array_position(stations, null) is null),
  version integer not null default 1 check (version > 0),
  check (category_id is null or product_id is null)
);
create unique index route_default on route ((true)) where category_id is null and product_id is null;

create function check_route() returns trigger language plpgsql as $$
begin
  -- A station cannot be closed meanwhile.
  perform from station where id = any(new.stations) for share;
  if (select count(*) from station where id = any(new.stations) and is_active) <> cardinality(new.stations) then
    raise exception 'a route leads through active stations, through each once' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger route_stations before insert or update on route for each row execute function check_route();

create function check_default_route() returns trigger language plpgsql as $$
begin
  if old.category_id is null and old.product_id is null then
    raise exception 'the route of everything else stays' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger route_default_stays before delete on route for each row execute function check_default_route();

-- Every move of a job. Twin of JOB_MOVES in src/domain/production/job-moves.ts.
create table print_job_move (
  move text not null,
  from_state text not null,
  to_state text not null,
  primary key (move, from_state, to_state)
);
insert into print_job_move values
  ('start', 'QUEUED', 'RUNNING'),
  ('finish', 'QUEUED', 'QUEUED'), ('finish', 'QUEUED', 'DONE'),
  ('finish', 'RUNNING', 'QUEUED'), ('finish', 'RUNNING', 'DONE'),
  ('hold', 'QUEUED', 'HELD'), ('hold', 'RUNNING', 'HELD'),
  ('report', 'QUEUED', 'PROBLEM'), ('report', 'RUNNING', 'PROBLEM'),
  ('resume', 'HELD', 'QUEUED'), ('resume', 'PROBLEM', 'QUEUED'),
  ('move', 'QUEUED', 'QUEUED'), ('move', 'RUNNING', 'QUEUED'), ('move', 'HELD', 'QUEUED'),
  ('move', 'PROBLEM', 'QUEUED'), ('move', 'DONE', 'QUEUED'),
  ('reprint', 'QUEUED', 'QUEUED'), ('reprint', 'RUNNING', 'QUEUED'), ('reprint', 'HELD', 'QUEUED'),
  ('reprint', 'PROBLEM', 'QUEUED'), ('reprint', 'DONE', 'QUEUED'),
  ('reduce', 'QUEUED', 'QUEUED'), ('reduce', 'RUNNING', 'RUNNING'), ('reduce', 'HELD', 'HELD'),
  ('reduce', 'PROBLEM', 'PROBLEM'), ('reduce', 'DONE', 'DONE'),
  ('assign', 'QUEUED', 'QUEUED'), ('assign', 'RUNNING', 'RUNNING'), ('assign', 'HELD', 'HELD'),
  ('assign', 'PROBLEM', 'PROBLEM'),
  ('pool', 'QUEUED', 'QUEUED'), ('pool', 'RUNNING', 'RUNNING'),
  ('undo', 'RUNNING', 'QUEUED'), ('undo', 'QUEUED', 'RUNNING'), ('undo', 'QUEUED', 'QUEUED'),
  ('undo', 'QUEUED', 'HELD'), ('undo', 'QUEUED', 'PROBLEM'), ('undo', 'QUEUED', 'DONE'),
  ('undo', 'DONE', 'QUEUED'), ('undo', 'DONE', 'RUNNING'), ('undo', 'HELD', 'QUEUED'), ('undo', 'HELD', 'RUNNING'),
  ('undo', 'PROBLEM', 'QUEUED'), ('undo', 'PROBLEM', 'RUNNING'), ('undo', 'RUNNING', 'RUNNING'),
  ('undo', 'HELD', 'HELD'), ('undo', 'PROBLEM', 'PROBLEM'),
  ('leave', 'QUEUED', 'DONE'), ('leave', 'RUNNING', 'DONE'), ('leave', 'HELD', 'DONE'), ('leave', 'PROBLEM', 'DONE'),
  ('cancel', 'QUEUED', 'CANCELLED'), ('cancel', 'RUNNING', 'CANCELLED'), ('cancel', 'HELD', 'CANCELLED'),
  ('cancel', 'PROBLEM', 'CANCELLED'), ('cancel', 'DONE', 'CANCELLED');

create table print_job (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references customer_order,
  line_id bigint not null references order_line,
  -- a line is one job; parts of it that go their own way are further ones
  part smallint not null default 1 check (part between 1 and 99),
  -- what people say and scan: order, line and, of further parts, part
  code text not null unique check (code ~ '^\d{1,10}-\d{1,3}(-\d{1,2})?$'),
  quantity integer not null check (quantity between 1 and 10000000),
  -- as it was when the job was made
  route integer[] not null check (cardinality(route) between 1 and 12),
  -- where it is; of a finished job its last one
  station_id integer not null references station,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'HELD', 'PROBLEM', 'DONE', 'CANCELLED')),
  last_move text not null default 'open',
  -- why it stands still, or is printed again
  reason text check (char_length(reason) between 1 and 300),
  is_reprint boolean not null default false,
  -- of its order
  due date not null,
  urgent boolean not null,
  -- what it is printed on
  material localized_text,
  material_colour text check (material_colour ~ '^#[0-9a-f]{6}$'),
  assignee_id uuid references staff,
  -- jobs that are printed on one sheet
  pool_id uuid,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  -- since when it is where it is
  moved_at timestamptz not null default now(),
  unique (line_id, part),
  check (state not in ('HELD', 'PROBLEM') or reason is not null)
);
create index print_job_open on print_job (station_id) where state in ('QUEUED', 'RUNNING', 'HELD', 'PROBLEM');
create index print_job_order on print_job (order_id);
create index print_job_assignee on print_job (assignee_id) where state in ('QUEUED', 'RUNNING', 'HELD', 'PROBLEM');

-- What happened to a job: written once.
create table print_job_event (
  id bigint generated always as identity primary key,
  job_id uuid not null references print_job,
  at timestamptz not null default now(),
  -- null when no person did it
  staff_id uuid references staff,
  move text not null,
  from_station integer references station,
  to_station integer not null references station,
  from_state text,
  to_state text not null,
  -- of the job afterwards
  version integer not null,
  quantity integer not null,
  -- pieces that were handed on, and pieces that were thrown away
  good integer check (good between 0 and 10000000),
  spoilt integer check (spoilt between 0 and 10000000),
  reason text check (char_length(reason) between 1 and 300),
  -- what the device of a person calls it, so that it happens once however often it is sent
  request_id uuid,
  change_id bigint references staff_change,
  unique (job_id, version),
  unique (staff_id, request_id)
);
create index print_job_event_job on print_job_event (job_id, id);
create trigger print_job_event_once before update or delete or truncate on print_job_event
  for each statement execute function refuse_change();

-- What a problem looks like. The files are private.
create table print_job_photo (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references print_job,
  nth smallint not null check (nth between 1 and 20),
  staff_id uuid not null references staff,
  storage_key text not null unique,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  byte_size bigint not null check (byte_size > 0),
  at timestamptz not null default now(),
  unique (job_id, nth)
);

-- A job moves as the table says; what it is of stays, and each change has a version.
create function check_print_job() returns trigger language plpgsql as $$
begin
  if not exists (select from print_job_move
                 where move = new.last_move and from_state = old.state and to_state = new.state)
     -- A postponed order takes its jobs along.
     and (new.due = old.due or (new.state, new.station_id) is distinct from (old.state, old.station_id)) then
    raise exception 'job % cannot % from % to %', old.code, new.last_move, old.state, new.state
      using errcode = 'check_violation';
  end if;
  if (new.order_id, new.line_id, new.part, new.code, new.created_at)
     is distinct from (old.order_id, old.line_id, old.part, old.code, old.created_at) then
    raise exception 'job % cannot become another one', old.code using errcode = 'restrict_violation';
  end if;
  if (new.state, new.station_id) is distinct from (old.state, old.station_id) then new.moved_at := now(); end if;
  return new;
end
$$;
create trigger print_job_change before update on print_job for each row execute function check_print_job();

create function check_job_station() returns trigger language plpgsql as $$
begin
  perform from station where id = new.station_id for share;
  if not exists (select from station where id = new.station_id and is_active) then
    raise exception 'station % is closed', new.station_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger print_job_station before insert or update of station_id on print_job
  for each row execute function check_job_station();

create trigger print_job_stays before delete or truncate on print_job for each statement execute function refuse_change();

-- A station that has work, or that a route leads through, stays open.
create function check_station() returns trigger language plpgsql as $$
begin
  if exists (select from route where new.id = any(stations))
     or exists (select from print_job where station_id = new.id and state in ('QUEUED', 'RUNNING', 'HELD', 'PROBLEM')) then
    raise exception 'station % is in use', new.id using errcode = 'PR001';
  end if;
  return new;
end
$$;
create trigger station_closes before update of is_active on station
  for each row when (old.is_active and not new.is_active) execute function check_station();
create trigger station_stays before delete or truncate on station for each statement execute function refuse_change();

-- The pieces of the jobs of a line are the pieces of the line.
create function check_job_pieces() returns trigger language plpgsql as $$
declare
  pieces record;
begin
  select sum(j.quantity) filter (where j.state <> 'CANCELLED') as open, l.quantity as ordered into pieces
  from order_line l left join print_job j on j.line_id = l.id
  where l.id = new.line_id group by l.quantity;
  if pieces.open <> pieces.ordered then
    raise exception 'the jobs of line % are of % pieces instead of %', new.line_id, pieces.open, pieces.ordered
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger print_job_pieces after insert or update of quantity, state on print_job
  deferrable initially deferred for each row execute function check_job_pieces();

-- Makes the jobs of an order, each at the first station of its route. Answers how many there were not yet.
create function make_print_jobs(of_order uuid) returns integer language plpgsql as $$
declare
  made integer;
begin
  with jobs as (
    insert into print_job (order_id, line_id, code, quantity, route, station_id, due, urgent, material, material_colour)
    select o.id, l.id, o.number || '-' || l.position + 1, l.quantity, r.stations, r.stations[1], o.ready_by, o.urgent,
      m.name, m.colour
    from customer_order o
    join order_line l on l.order_id = o.id
    left join product p on p.id = l.product_id
    left join category c on c.id = p.category_id
    cross join lateral (
      select stations from route
      where product_id = p.id or category_id in (c.id, c.parent_id) or (product_id is null and category_id is null)
      order by product_id is null, category_id is null, category_id is distinct from c.id limit 1) r
    left join lateral (
      select choice.name, coalesce(choice.colour, value.colour) as colour
      from jsonb_array_elements(l.configuration) chosen
      join feature f on f.product_id = p.id and f.id::text = chosen ->> 'featureId'
      join attribute a on a.id = f.attribute_id and a.code = 'material'
      join feature_choice choice on choice.feature_id = f.id and choice.id::text = chosen -> 'choiceIds' ->> 0
      left join attribute_value value on value.id = choice.attribute_value_id
      limit 1) m on true
    where o.id = of_order
    on conflict (line_id, part) do nothing
    returning *),
  noted as (
    insert into print_job_event (job_id, staff_id, move, to_station, to_state, version, quantity)
    select id, nullif(current_setting('office.staff', true), '')::uuid, 'open', station_id, state, version, quantity
    from jobs returning id)
  select count(*) into made from noted;
  return made;
end
$$;

-- The end of an order ends its jobs; goods that have left are made.
create function end_print_jobs() returns trigger language plpgsql as $$
declare
  ends constant text := case when new.status = 'ON_THE_WAY' then 'leave' else 'cancel' end;
begin
  with before as (
    select id, station_id, state from print_job
    where order_id = new.id and state <> 'CANCELLED' and (ends = 'cancel' or state <> 'DONE')),
  ended as (
    update print_job j set state = case ends when 'leave' then 'DONE' else 'CANCELLED' end, last_move = ends,
      version = j.version + 1
    from before where j.id = before.id
    returning j.*, before.state as from_state)
  insert into print_job_event (job_id, staff_id, move, from_station, to_station, from_state, to_state, version, quantity)
  select id, case when new.moved_by = 'STAFF' then nullif(current_setting('office.staff', true), '')::uuid end, ends,
    station_id, station_id, from_state, state, version, quantity from ended;
  return null;
end
$$;
create trigger customer_order_jobs_end after update of status on customer_order for each row
  when (old.status in ('PENDING', 'PROCESSING') and new.status in ('CANCELLED', 'REJECTED', 'ON_THE_WAY'))
  execute function end_print_jobs();

create function postpone_print_jobs() returns trigger language plpgsql as $$
begin
  update print_job set due = new.ready_by where order_id = new.id and due <> new.ready_by;
  return null;
end
$$;
create trigger customer_order_jobs_due after update of ready_by on customer_order for each row
  when (old.ready_by <> new.ready_by) execute function postpone_print_jobs();

insert into station (kind, name, position) values
  ('PREPRESS', '{"en":"Prepress","ar":"التجهيز"}', 0),
  ('PRINT', '{"en":"Print","ar":"الطباعة"}', 1),
  ('FINISH', '{"en":"Cut & finish","ar":"القص والتشطيب"}', 2),
  ('QC', '{"en":"Quality check","ar":"فحص الجودة"}', 3),
  ('PACK', '{"en":"Pack","ar":"التغليف"}', 4);
insert into route (stations)
  select array_agg(id order by position) from station where kind <> 'QC';

-- How far an order is made, as lists show and sort it.
alter table order_listing
  -- the kind of the station that its slowest job is at; READY when all are done, null before there are any
  add column production text check (production in ('PREPRESS', 'PRINT', 'FINISH', 'QC', 'PACK', 'READY')),
  add column made_at timestamptz,
  -- stations that its slowest job has before it, with the one it is at
  add column stations_left smallint,
  add column job_trouble_at timestamptz,
  add column reprint_at timestamptz;
create index order_listing_production on order_listing (production, ready_by, number) where production is not null;
create index order_listing_made on order_listing (made_at) where made_at is not null and status = 'PROCESSING';
create index order_listing_job_trouble on order_listing (job_trouble_at) where job_trouble_at is not null;
create index order_listing_reprint on order_listing (reprint_at) where reprint_at is not null;

-- Orders that are being made already begin at the first station.
select make_print_jobs(id) from customer_order where status = 'PROCESSING';
insert into order_touch (order_id) select distinct order_id from print_job;
