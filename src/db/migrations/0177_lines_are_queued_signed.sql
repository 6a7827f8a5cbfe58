-- A line is queued, and in production, only when it may be made: also when SQL moves the line itself and neither its job nor its start.
create or replace function check_line_production() returns trigger language plpgsql as $$
begin
  if new.line_id <> old.line_id or new.policy <> old.policy then
    raise exception 'the production of line % cannot become another one', old.line_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state then
    if not exists (select from line_move where from_state = old.state and to_state = new.state) then
      raise exception 'line % cannot go from % to %', old.line_id, old.state, new.state using errcode = 'check_violation';
    end if;
    if new.state in ('QUEUED', 'IN_PRODUCTION') and not line_may_be_made(new.line_id) then
      raise exception 'line % is not signed off', new.line_id using errcode = 'PP002';
    end if;
    new.moved_at := now();
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
