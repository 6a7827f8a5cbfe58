-- The same thing ordered again rests on the sign-off of the order before: a proof of its own names it, and nothing of it is new.
-- See docs/decisions/0175.

-- What was known of the files of a line when it was signed off: of each {design, face, spec, findings}. Null for what was signed
-- before this was written down; nothing rests on it.
alter table sign_off
  add column checked jsonb,
  add column rests_on bigint;

alter table line_production
  -- of an earlier order, on which this line rests once the bytes of its files have been read again
  add column signed_before bigint,
  -- the stored bytes were not those that were signed off: its customer is asked again
  add column is_asked_again boolean not null default false;

alter table sign_off
  drop constraint sign_off_via_check,
  add constraint sign_off_via_check check (via in ('LINK', 'OWNER', 'STAFF', 'EARLIER')) not valid,
  add constraint sign_off_earlier foreign key (rests_on) references sign_off not valid,
  add constraint sign_off_rests check ((via = 'EARLIER') = (rests_on is not null)) not valid;
alter table print_proof
  drop constraint print_proof_kind_check,
  -- EARLIER: not shown to the customer again; it rests on the sign-off of an earlier order
  add constraint print_proof_kind_check check (kind in ('STAFF', 'SELF', 'EARLIER')) not valid,
  drop constraint print_proof_check,
  add constraint print_proof_sent check (kind <> 'STAFF' or state in ('DRAFT', 'SUPERSEDED') or sent_at is not null) not valid;
alter table line_production
  add constraint line_production_signed_before foreign key (signed_before) references sign_off not valid;

-- What the newest checks say of the files of a line, in the order of their places.
create function line_checks(line bigint) returns jsonb language sql stable
  return (
    select jsonb_agg(jsonb_build_object('design', a.design, 'face', a.face, 'spec', c.spec_digest, 'verdict', c.verdict,
      'findings', coalesce((select jsonb_agg(distinct f -> 'code') from jsonb_array_elements(c.findings) f), '[]'))
      order by a.position)
    from line_artwork a
    left join lateral (select spec_digest, verdict, findings from artwork_check
                       where version_id = a.version_id and spec_digest = a.spec_digest
                       order by created_at desc limit 1) c on true
    where a.line_id = line);

create function note_signed_checks() returns trigger language plpgsql as $$
begin
  new.checked := (select line_checks(line_id) from print_proof where id = new.proof_id);
  return new;
end
$$;
create trigger sign_off_checked before insert on sign_off for each row execute function note_signed_checks();

-- Whether files are today as they were when they were signed off: the same sides of the same designs, for the same specification,
-- and rules of today either have nothing against one or say nothing new of it.
create function is_as_signed(today jsonb, signed jsonb) returns boolean language sql immutable
  return jsonb_array_length(today) = jsonb_array_length(signed) and not exists (
    select from jsonb_array_elements(today) with ordinality now_of (file, place)
    cross join lateral (select signed -> (place - 1)::int) then_of (file)
    where now_of.file ->> 'spec' is null
      or (now_of.file -> 'spec', now_of.file -> 'design', now_of.file -> 'face')
        is distinct from (then_of.file -> 'spec', then_of.file -> 'design', then_of.file -> 'face')
      or (now_of.file ->> 'verdict' not in ('CLEAN', 'TO_CONFIRM')
        and not then_of.file -> 'findings' @> (now_of.file -> 'findings')));

-- The newest sign-off of its customer that a line can rest on: of the same product in the same configuration with the same note,
-- of the same bytes, made or being made since, and by a proof no weaker than is asked for today. Null when there is none.
create function earlier_sign_off(line bigint) returns bigint language sql stable
  return (
    select s.id
    from order_line l join customer_order o on o.id = l.order_id join line_production d on d.line_id = l.id
    join customer_order before on before.customer_id = o.customer_id and before.id <> o.id
    join order_line earlier on earlier.order_id = before.id and earlier.product_price_id = l.product_price_id
      and earlier.configuration = l.configuration and earlier.notes is not distinct from l.notes
    join line_production made on made.line_id = earlier.id
    join print_proof p on p.line_id = earlier.id and p.state = 'APPROVED' and p.hash = line_artwork_hash(l.id)
    join sign_off s on s.proof_id = p.id
    where l.id = line and (d.policy = p.kind or (d.policy, p.kind) = ('SELF', 'STAFF'))
      and (made.state in ('QUEUED', 'IN_PRODUCTION') or before.status in ('ON_THE_WAY', 'DELIVERED', 'COMPLETED'))
      and is_as_signed(line_checks(l.id), s.checked)
    order by s.at desc limit 1);

-- Nothing rests on an earlier sign-off but what is the same; a proof of one kind has no sign-off of another.
create function guard_sign_off() returns trigger language plpgsql as $$
declare
  proof record;
begin
  select line_id, kind into proof from print_proof where id = new.proof_id;
  if (proof.kind = 'EARLIER') <> (new.via = 'EARLIER')
     or (new.via = 'EARLIER' and new.rests_on is distinct from earlier_sign_off(proof.line_id)) then
    raise exception 'line % does not rest on that sign-off', proof.line_id using errcode = 'check_violation',
      constraint = 'sign_off_rests_on';
  end if;
  return new;
end
$$;
create trigger sign_off_rests_on before insert on sign_off for each row execute function guard_sign_off();

create or replace function check_print_proof() returns trigger language plpgsql as $$
begin
  if (new.id, new.line_id, new.number, new.kind, new.versions, new.hash, new.created_at)
     is distinct from (old.id, old.line_id, old.number, old.kind, old.versions, old.hash, old.created_at) then
    raise exception 'a proof cannot become another one' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state then
    if not exists (select from proof_move where from_state = old.state and to_state = new.state)
       or (old.state = 'DRAFT' and new.state = 'APPROVED' and new.kind = 'STAFF') then
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

-- What rests on a sign-off stands with it.
create or replace function line_may_be_made(line bigint) returns boolean language sql stable
  return not exists (select from line_artwork where line_id = line)
    or exists (select from line_production where line_id = line and policy = 'NONE')
    or exists (select from print_proof p join sign_off s on s.proof_id = p.id and s.hash = p.hash
               where p.line_id = line and p.state = 'APPROVED' and p.hash = line_artwork_hash(line)
                 and (s.rests_on is null or exists (
                   select from sign_off e join print_proof b on b.id = e.proof_id
                   where e.id = s.rests_on and b.state = 'APPROVED')));

-- A line that rests on an earlier sign-off waits for the shop alone, which reads the bytes of its files again.
create or replace function line_waits_for(line bigint) returns text language sql stable
  return (
    select case
      when l.state in ('AWAITING_ARTWORK', 'NEEDS_CHANGES') and l.design_asked_at is not null then null
      when l.state = 'AWAITING_ARTWORK' then 'FILE'
      when l.state = 'NEEDS_CHANGES' then 'CHANGE'
      when l.state = 'PROOF_SENT' then 'PROOF'
      when l.policy = 'SELF' and l.state = 'PROOFING' then 'TICK'
      when l.state = 'CHECKING' and l.signed_before is not null then null
      when l.state = 'CHECKING' and l.policy = 'SELF' and checks.are_good then 'TICK'
      when l.state = 'CHECKING' and l.policy = 'NONE' and checks.are_good and checks.are_open then 'CONFIRM'
    end
    from line_production l
    cross join lateral (
      select coalesce(bool_and(coalesce(verdict in ('CLEAN', 'TO_CONFIRM'), false)), false) as are_good,
        coalesce(bool_or(verdict = 'TO_CONFIRM' and not is_confirmed), false) as are_open
      from line_verdicts(l.line_id)) checks
    where l.line_id = line);

create or replace function settle_line(line bigint) returns void language plpgsql as $$
declare
  checks record;
  earlier bigint;
begin
  select l.policy, l.is_asked_again, count(*) filter (where c.verdict is null) as open,
    count(*) filter (where c.verdict = 'TO_CHANGE') as red,
    bool_and(c.verdict = 'CLEAN' or (c.verdict = 'TO_CONFIRM' and c.is_confirmed)) as clean
  into checks
  from line_production l cross join line_verdicts(l.line_id) c
  where l.line_id = line and l.state = 'CHECKING' group by l.policy, l.is_asked_again;
  if not found then return; end if;
  if checks.open = 0 and checks.policy <> 'NONE' and not checks.is_asked_again then
    earlier := earlier_sign_off(line);
  end if;
  update line_production set signed_before = earlier where line_id = line and signed_before is distinct from earlier;
  if checks.open > 0 or earlier is not null then
    null;
  elsif checks.red > 0 then
    update line_production set state = 'NEEDS_CHANGES', note = null where line_id = line;
  elsif checks.clean and checks.policy = 'NONE' then
    update line_production set state = 'APPROVED', note = null where line_id = line;
  end if;
  perform follow_customer_wait(line);
end
$$;
