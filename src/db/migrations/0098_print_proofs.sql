-- Print proofs: where the artwork of an order line stands, what a customer is shown before it is printed, and what they
-- signed. A line without a row here needs no file, or was ordered before files were taken.

-- Every move of a line. Twin of LINE_MOVES in src/domain/artwork/line-moves.ts.
create table line_move (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into line_move values
  ('AWAITING_ARTWORK', 'CHECKING'), ('AWAITING_ARTWORK', 'QUEUED'),
  ('CHECKING', 'AWAITING_ARTWORK'), ('CHECKING', 'NEEDS_CHANGES'), ('CHECKING', 'PROOFING'), ('CHECKING', 'PROOF_SENT'),
  ('CHECKING', 'APPROVED'),
  ('NEEDS_CHANGES', 'AWAITING_ARTWORK'), ('NEEDS_CHANGES', 'CHECKING'), ('NEEDS_CHANGES', 'PROOFING'),
  ('NEEDS_CHANGES', 'PROOF_SENT'), ('NEEDS_CHANGES', 'APPROVED'),
  ('PROOFING', 'AWAITING_ARTWORK'), ('PROOFING', 'CHECKING'), ('PROOFING', 'NEEDS_CHANGES'), ('PROOFING', 'PROOF_SENT'),
  ('PROOFING', 'APPROVED'),
  ('PROOF_SENT', 'AWAITING_ARTWORK'), ('PROOF_SENT', 'CHECKING'), ('PROOF_SENT', 'PROOFING'),
  ('PROOF_SENT', 'CHANGES_ASKED'), ('PROOF_SENT', 'APPROVED'),
  ('CHANGES_ASKED', 'AWAITING_ARTWORK'), ('CHANGES_ASKED', 'CHECKING'), ('CHANGES_ASKED', 'NEEDS_CHANGES'),
  ('CHANGES_ASKED', 'PROOFING'), ('CHANGES_ASKED', 'PROOF_SENT'),
  ('APPROVED', 'PROOFING'), ('APPROVED', 'QUEUED'),
  ('QUEUED', 'AWAITING_ARTWORK'), ('QUEUED', 'APPROVED'), ('QUEUED', 'IN_PRODUCTION'),
  ('IN_PRODUCTION', 'QUEUED');

create table line_production (
  line_id bigint primary key references order_line,
  state text not null check (state in ('AWAITING_ARTWORK', 'CHECKING', 'NEEDS_CHANGES', 'PROOFING', 'PROOF_SENT',
    'CHANGES_ASKED', 'APPROVED', 'QUEUED', 'IN_PRODUCTION')),
  -- of the product when the line was ordered
  policy text not null check (policy in ('NONE', 'SELF', 'STAFF')),
  -- why it is where it is, as staff wrote it
  note text check (char_length(note) between 1 and 1000),
  -- since when it is where it is
  moved_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0)
);
create index line_production_open on line_production (state, moved_at) where state not in ('QUEUED', 'IN_PRODUCTION');

-- Every move of a proof. Twin of PROOF_MOVES in src/domain/artwork/proof-moves.ts.
create table proof_move (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into proof_move values
  ('DRAFT', 'SENT'), ('DRAFT', 'SUPERSEDED'), ('DRAFT', 'APPROVED'),
  ('SENT', 'APPROVED'), ('SENT', 'CHANGES_ASKED'), ('SENT', 'SUPERSEDED'), ('SENT', 'WITHDRAWN'),
  ('APPROVED', 'WITHDRAWN');

create table print_proof (
  id uuid primary key default gen_random_uuid(),
  line_id bigint not null references line_production,
  -- counted for each line; with the files and their hash it is written by the database
  number smallint not null check (number > 0),
  -- STAFF: a person sent it. SELF: the customer ticked the preview.
  kind text not null check (kind in ('STAFF', 'SELF')),
  versions uuid[] not null check (cardinality(versions) between 1 and 10),
  -- SHA-256 over the places and hashes of its files
  hash bytea not null check (octet_length(hash) = 32),
  state text not null default 'DRAFT'
    check (state in ('DRAFT', 'SENT', 'APPROVED', 'CHANGES_ASKED', 'SUPERSEDED', 'WITHDRAWN')),
  -- what staff wrote to the customer with it
  message text check (char_length(message) between 1 and 1000),
  staff_id uuid references staff,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  decided_at timestamptz,
  unique (line_id, number),
  unique (id, hash),
  check (kind = 'SELF' or state in ('DRAFT', 'SUPERSEDED') or sent_at is not null)
);
create unique index print_proof_approved on print_proof (line_id) where state = 'APPROVED';
create unique index print_proof_open on print_proof (line_id) where state in ('DRAFT', 'SENT');

-- A link by which one line's proofs are read without signing in.
create table review_link (
  id uuid primary key default gen_random_uuid(),
  line_id bigint not null references line_production,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  revoked_at timestamptz
);
create index review_link_line on review_link (line_id);

-- What a customer agreed to: written once. No reference to the customer, whose account may end.
create table sign_off (
  id bigint generated always as identity primary key,
  proof_id uuid not null unique,
  hash bytea not null,
  -- the sentence that was ticked, as it was read
  words text not null check (char_length(words) between 1 and 500),
  name text not null check (char_length(name) between 1 and 130),
  via text not null check (via in ('LINK', 'OWNER', 'STAFF')),
  link_id uuid references review_link,
  customer_id uuid,
  staff_id uuid references staff,
  at timestamptz not null default now(),
  foreign key (proof_id, hash) references print_proof (id, hash),
  check ((via = 'LINK') = (link_id is not null)),
  check ((via = 'OWNER') = (customer_id is not null)),
  check ((via = 'STAFF') = (staff_id is not null))
);
create trigger sign_off_once before update or delete or truncate on sign_off
  for each statement execute function refuse_change();

-- A place on a proof where the customer wants something else, in millimetres from the left and the top of the cut page.
create table proof_pin (
  id uuid primary key default gen_random_uuid(),
  proof_id uuid not null references print_proof,
  number smallint not null check (number between 1 and 30),
  -- of the file in its line; null for a change that is about all of it
  position smallint check (position between 0 and 9),
  page smallint check (page > 0),
  x_mm numeric(7, 1) check (x_mm between -100 and 20000),
  y_mm numeric(7, 1) check (y_mm between -100 and 20000),
  text text not null check (char_length(text) between 1 and 500),
  -- what was done about it
  answer text check (char_length(answer) between 1 and 500),
  done_at timestamptz,
  unique (proof_id, number),
  check ((position is null) = (page is null) and (page is null) = (x_mm is null) and (x_mm is null) = (y_mm is null))
);

-- What happened to a line: written by a trigger, once.
create table line_event (
  id bigint generated always as identity primary key,
  line_id bigint not null references line_production,
  from_state text,
  to_state text not null,
  by text not null check (by in ('CUSTOMER', 'STAFF', 'SYSTEM')),
  staff_id uuid references staff,
  note text,
  at timestamptz not null default now()
);
create index line_event_line on line_event (line_id, id);
create trigger line_event_once before update or delete or truncate on line_event
  for each statement execute function refuse_change();

create function check_line_production() returns trigger language plpgsql as $$
begin
  if new.line_id <> old.line_id or new.policy <> old.policy then
    raise exception 'the production of line % cannot become another one', old.line_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state then
    if not exists (select from line_move where from_state = old.state and to_state = new.state) then
      raise exception 'line % cannot go from % to %', old.line_id, old.state, new.state using errcode = 'check_violation';
    end if;
    new.moved_at := now();
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
create trigger line_production_change before update on line_production
  for each row execute function check_line_production();
create trigger line_production_stays before delete or truncate on line_production
  for each statement execute function refuse_change();

create function record_line_event() returns trigger language plpgsql as $$
declare
  person constant uuid := nullif(current_setting('office.staff', true), '')::uuid;
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into line_event (line_id, from_state, to_state, by, staff_id, note)
    values (new.line_id, case when tg_op = 'UPDATE' then old.state end, new.state,
      case when person is not null then 'STAFF' when current_setting('artwork.customer', true) = 'yes' then 'CUSTOMER'
        else 'SYSTEM' end, person, new.note);
  end if;
  return null;
end
$$;
create trigger line_production_event after insert or update on line_production
  for each row execute function record_line_event();

-- The files of a line as one hash: each place with the hash of its bytes.
create function line_artwork_hash(line bigint) returns bytea language sql stable
  return (select sha256(convert_to(string_agg(a.position || ':' || encode(v.sha256, 'hex'), E'\n' order by a.position), 'UTF8'))
          from line_artwork a join artwork_version v on v.id = a.version_id where a.line_id = line);

-- Whether a line may be made: it has no file, or needs no proof of it, or these very files were signed off.
create function line_may_be_made(line bigint) returns boolean language sql stable
  return not exists (select from line_artwork where line_id = line)
    or exists (select from line_production where line_id = line and policy = 'NONE')
    or exists (select from print_proof p join sign_off s on s.proof_id = p.id and s.hash = p.hash
               where p.line_id = line and p.state = 'APPROVED' and p.hash = line_artwork_hash(line));

-- What checks of all files of a line come to, while nothing else is known of it.
create function settle_line(line bigint) returns void language plpgsql as $$
declare
  checks record;
begin
  select l.policy, count(*) filter (where c.verdict is null) as open, count(*) filter (where c.verdict = 'TO_CHANGE') as red,
    bool_and(c.verdict = 'CLEAN' or (c.verdict = 'TO_CONFIRM' and c.confirmed_at is not null)) as clean
  into checks
  from line_production l join line_artwork a using (line_id)
  left join lateral (select verdict, confirmed_at from artwork_check where version_id = a.version_id
                     order by created_at desc limit 1) c on true
  where l.line_id = line and l.state = 'CHECKING' group by l.policy;
  if not found or checks.open > 0 then return; end if;
  if checks.red > 0 then update line_production set state = 'NEEDS_CHANGES', note = null where line_id = line; end if;
  if checks.clean and checks.policy = 'NONE' then
    update line_production set state = 'APPROVED', note = null where line_id = line;
  end if;
end
$$;

create function settle_checked_lines() returns trigger language plpgsql as $$
begin
  perform settle_line(line_id) from line_artwork where version_id = new.version_id order by line_id;
  return null;
end
$$;
create trigger artwork_check_settles after insert or update of confirmed_at on artwork_check
  for each row execute function settle_checked_lines();

-- Files of a line change until it is signed off; what was shown of the ones before is superseded.
create function guard_line_artwork() returns trigger language plpgsql as $$
declare
  line constant bigint := case when tg_op = 'DELETE' then old.line_id else new.line_id end;
  present text;
begin
  select state into present from line_production where line_id = line for update;
  if present in ('APPROVED', 'QUEUED', 'IN_PRODUCTION') then
    raise exception 'the files of line % are signed off', line using errcode = 'PP001';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger line_artwork_frozen before insert or update or delete on line_artwork
  for each row execute function guard_line_artwork();

create function follow_line_artwork() returns trigger language plpgsql as $$
declare
  line constant bigint := case when tg_op = 'DELETE' then old.line_id else new.line_id end;
  next constant text := case when exists (select from line_artwork where line_id = line) then 'CHECKING' else 'AWAITING_ARTWORK' end;
begin
  if tg_op = 'INSERT' then
    insert into line_production (line_id, state, policy)
    select l.id, next, case when l.design_mode = 'DESIGN_FOR_ME' then 'STAFF' else coalesce(p.print_proof, 'STAFF') end
    from order_line l left join product p on p.id = l.product_id where l.id = line
    on conflict (line_id) do nothing;
  end if;
  update print_proof set state = 'SUPERSEDED' where line_id = line and state in ('DRAFT', 'SENT');
  update line_production set state = next, note = null where line_id = line and state <> next;
  perform settle_line(line);
  return null;
end
$$;
create trigger line_artwork_followed after insert or update or delete on line_artwork
  for each row execute function follow_line_artwork();

-- A proof is of the files that its line has now.
create function make_print_proof() returns trigger language plpgsql as $$
begin
  perform from line_production where line_id = new.line_id for update;
  select array_agg(version_id order by position), line_artwork_hash(new.line_id) into new.versions, new.hash
  from line_artwork where line_id = new.line_id;
  if new.hash is null then
    raise exception 'line % has no file', new.line_id using errcode = 'check_violation';
  end if;
  if new.state <> 'DRAFT' then
    raise exception 'a proof begins as a draft' using errcode = 'check_violation';
  end if;
  update print_proof set state = 'SUPERSEDED' where line_id = new.line_id and state in ('DRAFT', 'SENT');
  select coalesce(max(number), 0) + 1 into new.number from print_proof where line_id = new.line_id;
  return new;
end
$$;
create trigger print_proof_made before insert on print_proof for each row execute function make_print_proof();

create function check_print_proof() returns trigger language plpgsql as $$
begin
  if (new.id, new.line_id, new.number, new.kind, new.versions, new.hash, new.created_at)
     is distinct from (old.id, old.line_id, old.number, old.kind, old.versions, old.hash, old.created_at) then
    raise exception 'a proof cannot become another one' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state then
    if not exists (select from proof_move where from_state = old.state and to_state = new.state)
       or (old.state = 'DRAFT' and new.state = 'APPROVED' and new.kind <> 'SELF') then
      raise exception 'proof % cannot go from % to %', old.number, old.state, new.state using errcode = 'check_violation';
    end if;
    if new.state = 'APPROVED' and new.hash is distinct from line_artwork_hash(new.line_id) then
      raise exception 'the files of line % are others than those of its proof', new.line_id using errcode = 'check_violation';
    end if;
    if new.state = 'SENT' then new.sent_at := now(); else new.decided_at := now(); end if;
  end if;
  return new;
end
$$;
create trigger print_proof_change before update on print_proof for each row execute function check_print_proof();
create trigger print_proof_stays before delete or truncate on print_proof
  for each statement execute function refuse_change();

-- A line stands where its proof stands.
create function follow_print_proof() returns trigger language plpgsql as $$
begin
  update line_production set note = null, state = case new.state when 'SENT' then 'PROOF_SENT' when 'WITHDRAWN' then 'PROOFING'
    else new.state end
  where line_id = new.line_id;
  update order_line set proof_approved_at = case when new.state = 'APPROVED' then now() end
  where id = new.line_id and (proof_approved_at is null) = (new.state = 'APPROVED');
  return null;
end
$$;
create trigger print_proof_followed after update of state on print_proof for each row
  when (old.state <> new.state and new.state in ('SENT', 'APPROVED', 'CHANGES_ASKED', 'WITHDRAWN'))
  execute function follow_print_proof();

-- No approval without what was agreed to.
create function check_sign_off() returns trigger language plpgsql as $$
begin
  if exists (select from print_proof where id = new.id and state = 'APPROVED')
     and not exists (select from sign_off where proof_id = new.id) then
    raise exception 'proof % is approved by nobody', new.number using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger print_proof_signed after update on print_proof deferrable initially deferred
  for each row when (new.state = 'APPROVED') execute function check_sign_off();

-- A line whose file is good goes on to production; one without a file was given it another way.
create function queue_line(line bigint) returns void language plpgsql as $$
declare
  present record;
begin
  select state, policy into present from line_production where line_id = line for update;
  if not found or present.state in ('QUEUED', 'IN_PRODUCTION') then return; end if;
  if not line_may_be_made(line) then
    raise exception 'line % is not signed off', line using errcode = 'PP002';
  end if;
  if present.policy = 'NONE' and present.state in ('CHECKING', 'NEEDS_CHANGES', 'PROOFING') then
    update line_production set state = 'APPROVED', note = null where line_id = line;
  end if;
  update line_production set state = 'QUEUED', note = null where line_id = line;
end
$$;

-- A job leaves prepress, and is begun elsewhere, only when its line may be made; back at prepress it may change again.
create function guard_print_job() returns trigger language plpgsql as $$
declare
  here constant text := (select kind from station where id = new.station_id);
  before constant text := (select kind from station where id = old.station_id);
begin
  if new.last_move in ('leave', 'cancel') then return null; end if;
  if (here <> 'PREPRESS' and (before = 'PREPRESS' or new.state = 'RUNNING')) or new.state = 'DONE' then
    perform queue_line(new.line_id);
  elsif here = 'PREPRESS' and before <> 'PREPRESS' then
    update line_production set note = null,
      state = case when exists (select from line_artwork a where a.line_id = new.line_id) then 'APPROVED' else 'AWAITING_ARTWORK' end
    where line_id = new.line_id and state = 'QUEUED' and not exists (
      select from print_job j join station s on s.id = j.station_id
      where j.line_id = new.line_id and j.state <> 'CANCELLED' and s.kind <> 'PREPRESS');
  end if;
  return null;
end
$$;
create trigger print_job_signed_off after update on print_job for each row
  when ((old.station_id, old.state) is distinct from (new.station_id, new.state)) execute function guard_print_job();

create function guard_line_start() returns trigger language plpgsql as $$
begin
  if new.production_started_at is null then
    update line_production set state = 'QUEUED', note = null where line_id = new.id and state = 'IN_PRODUCTION';
  else
    perform queue_line(new.id);
    update line_production set state = 'IN_PRODUCTION', note = null where line_id = new.id and state = 'QUEUED';
  end if;
  return null;
end
$$;
create trigger order_line_signed_off after update of production_started_at on order_line for each row
  when ((old.production_started_at is null) <> (new.production_started_at is null)) execute function guard_line_start();

-- Lines whose file was promised for later wait for it from the moment that their order is accepted.
create function await_artwork() returns trigger language plpgsql as $$
begin
  insert into line_production (line_id, state, policy)
  select l.id, 'AWAITING_ARTWORK', p.print_proof from order_line l join product p on p.id = l.product_id
  where l.order_id = new.id and l.design_mode = 'LATER' and p.print_method is not null and l.production_started_at is null
  on conflict (line_id) do nothing;
  return null;
end
$$;
create trigger customer_order_awaits_artwork after update of status on customer_order for each row
  when (old.status = 'PENDING' and new.status = 'PROCESSING') execute function await_artwork();

-- What an order is printed from is there until it is delivered.
create function guard_artwork_version() returns trigger language plpgsql as $$
begin
  if exists (select from line_artwork a join order_line l on l.id = a.line_id join customer_order o on o.id = l.order_id
             where a.version_id = old.id
               and o.status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY')) then
    raise exception 'an order is printed from version %', old.id using errcode = 'PP003';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger artwork_version_ordered before update of state on artwork_version for each row
  when (new.state = 'DELETED' and old.state <> 'DELETED') execute function guard_artwork_version();
create trigger artwork_version_ordered_row before delete on artwork_version
  for each row execute function guard_artwork_version();

-- Lines that have files already.
insert into line_production (line_id, state, policy)
select l.id, 'CHECKING', coalesce(p.print_proof, 'STAFF')
from order_line l left join product p on p.id = l.product_id
where exists (select from line_artwork a where a.line_id = l.id);

-- A code that signs a proof off is asked for by a browser without an account.
alter table one_time_code
  drop constraint one_time_code_purpose_check,
  add constraint one_time_code_purpose_check
    check (purpose in ('sign-in', 'reset-password', 'change-identifier', 'reauthentication', 'sign-off'));
