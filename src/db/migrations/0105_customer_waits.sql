-- The clock of artwork: in which times a line waits for its customer, and how the day of its order moves meanwhile.

-- FILE: none was sent. CHANGE: it cannot be printed as it is. CONFIRM: a finding is not answered. TICK: the customer has not
-- approved the preview. PROOF: they have not answered the proof.
create table customer_wait (
  id bigint generated always as identity primary key,
  line_id bigint not null references line_production,
  cause text not null check (cause in ('FILE', 'CHANGE', 'CONFIRM', 'TICK', 'PROOF')),
  since timestamptz not null default now(),
  until timestamptz,
  -- up to when its cut-offs moved the day of the order
  counted_until timestamptz not null default '-infinity',
  -- steps of REMINDER_HOURS in src/domain/artwork/artwork-clock.ts that were sent; the fourth offers the choice
  steps smallint not null default 0 check (steps between 0 and 4),
  check (until >= since)
);
create unique index customer_wait_open on customer_wait (line_id) where until is null;
create index customer_wait_line on customer_wait (line_id, since);
create index customer_wait_since on customer_wait (since) where until is null;

-- What the newest check of each file of a line says.
create function line_verdicts(line bigint) returns table (verdict text, is_confirmed boolean) language sql stable
  begin atomic
    select c.verdict, c.confirmed_at is not null
    from line_artwork a
    left join lateral (select verdict, confirmed_at from artwork_check where version_id = a.version_id
                       order by created_at desc limit 1) c on true
    where a.line_id = line;
  end;

-- What a line waits for its customer for; null while it waits for the shop, or for nothing.
create function line_waits_for(line bigint) returns text language sql stable
  return (
    select case
      when l.state = 'AWAITING_ARTWORK' then 'FILE'
      when l.state = 'NEEDS_CHANGES' then 'CHANGE'
      when l.state = 'PROOF_SENT' then 'PROOF'
      when l.policy = 'SELF' and l.state = 'PROOFING' then 'TICK'
      when l.state = 'CHECKING' and l.policy = 'SELF' and checks.are_good then 'TICK'
      when l.state = 'CHECKING' and l.policy = 'NONE' and checks.are_good and checks.are_open then 'CONFIRM'
    end
    from line_production l
    cross join lateral (
      select coalesce(bool_and(coalesce(verdict in ('CLEAN', 'TO_CONFIRM'), false)), false) as are_good,
        coalesce(bool_or(verdict = 'TO_CONFIRM' and not is_confirmed), false) as are_open
      from line_verdicts(l.line_id)) checks
    where l.line_id = line);

-- Begins and ends the waiting of a line by what it waits for now.
create function follow_customer_wait(line bigint) returns void language plpgsql as $$
declare
  present constant text := line_waits_for(line);
begin
  update customer_wait set until = greatest(since, now())
  where line_id = line and until is null and cause is distinct from present;
  if present is not null then
    insert into customer_wait (line_id, cause) values (line, present) on conflict (line_id) where until is null do nothing;
  end if;
end
$$;

create function follow_line_state() returns trigger language plpgsql as $$
begin
  perform follow_customer_wait(new.line_id);
  return null;
end
$$;
create trigger line_production_wait after insert or update of state on line_production
  for each row execute function follow_line_state();

create or replace function settle_line(line bigint) returns void language plpgsql as $$
declare
  checks record;
begin
  select l.policy, count(*) filter (where c.verdict is null) as open, count(*) filter (where c.verdict = 'TO_CHANGE') as red,
    bool_and(c.verdict = 'CLEAN' or (c.verdict = 'TO_CONFIRM' and c.is_confirmed)) as clean
  into checks
  from line_production l cross join line_verdicts(l.line_id) c
  where l.line_id = line and l.state = 'CHECKING' group by l.policy;
  if not found then return; end if;
  if checks.open > 0 then
    null;
  elsif checks.red > 0 then
    update line_production set state = 'NEEDS_CHANGES', note = null where line_id = line;
  elsif checks.clean and checks.policy = 'NONE' then
    update line_production set state = 'APPROVED', note = null where line_id = line;
  end if;
  perform follow_customer_wait(line);
end
$$;

-- A line whose file was promised for later waits for it as soon as its order is paid.
drop trigger customer_order_awaits_artwork on customer_order;
create trigger customer_order_awaits_artwork after update of status on customer_order for each row
  when (old.status <> new.status and new.status in ('PENDING', 'PROCESSING')) execute function await_artwork();

-- Each move of the day of an order: by a working day at a cut-off that passed while it waited for its customer. Written once.
create table ready_by_move (
  order_id uuid not null references customer_order,
  -- the working day whose cut-off passed
  cut_off date not null,
  cause text not null check (cause in ('FILE', 'CHANGE', 'CONFIRM', 'TICK', 'PROOF')),
  from_day date not null,
  to_day date not null check (to_day > from_day),
  at timestamptz not null default now(),
  primary key (order_id, cut_off)
);
create trigger ready_by_move_once before update or delete or truncate on ready_by_move
  for each statement execute function refuse_change();

-- The day that was agreed stays. Another one is promised as a delay of the shop's, or both move with the customer who is
-- waited for, of which there are rows.
create or replace function check_promised_day() returns trigger language plpgsql as $$
begin
  if (old.agreed_by is null) = (new.agreed_by is null) and new.ready_by > old.ready_by
     and new.late_reason is not distinct from old.late_reason
     and coalesce(new.agreed_by >= old.agreed_by, true)
     and exists (select from ready_by_move where order_id = new.id and to_day = new.ready_by and from_day >= old.ready_by) then
    return new;
  end if;
  if new.agreed_by is distinct from coalesce(old.agreed_by, case when new.ready_by <> old.ready_by then old.ready_by end) then
    raise exception 'the day that was agreed for order % cannot change', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- Lines that wait already.
insert into customer_wait (line_id, cause, since)
select line_id, line_waits_for(line_id), moved_at from line_production where line_waits_for(line_id) is not null;
