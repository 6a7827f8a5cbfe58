-- After a long wait customers may leave the design of a line to the shop: then the line waits for the shop, until a proof is sent.
alter table line_production add design_asked_at timestamptz;

create or replace function line_waits_for(line bigint) returns text language sql stable
  return (
    select case
      when l.state in ('AWAITING_ARTWORK', 'NEEDS_CHANGES') and l.design_asked_at is not null then null
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

create trigger line_production_designed after update of design_asked_at on line_production
  for each row execute function follow_line_state();
