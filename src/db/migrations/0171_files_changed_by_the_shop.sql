-- A file that was ordered with the wish to have it changed is the work of the artwork desk as well, also where its check found
-- nothing: until then it stood there as any other file, and its customer was asked about it. A file that was put into the line
-- later is the answer to the wish, or takes its place.
create or replace function is_to_be_designed(line line_production) returns boolean language sql stable
  return line.design_asked_at is not null and (
    line.state in ('AWAITING_ARTWORK', 'NEEDS_CHANGES')
    or (line.state = 'CHECKING' and (
      select max(a.set_at) from line_artwork a where a.line_id = line.line_id) <= line.design_asked_at));

create or replace function line_waits_for(line bigint) returns text language sql stable
  return (
    select case
      when is_to_be_designed(l) then null
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
