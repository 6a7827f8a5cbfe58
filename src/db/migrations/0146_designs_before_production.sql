-- A line that the shop designs is not made without its design: a line without a file had come another way so far, which is not
-- true of these.
create or replace function queue_line(line bigint) returns void language plpgsql as $$
declare
  present record;
begin
  select state, policy, design_asked_at is not null as is_designed into present from line_production where line_id = line for update;
  if not found or present.state in ('QUEUED', 'IN_PRODUCTION') then return; end if;
  if present.is_designed and not exists (select from line_artwork where line_id = line) then
    raise exception 'line % is not designed yet', line using errcode = 'PP002', constraint = 'line_designed';
  end if;
  if not line_may_be_made(line) then
    raise exception 'line % is not signed off', line using errcode = 'PP002';
  end if;
  if present.policy = 'NONE' and present.state in ('CHECKING', 'NEEDS_CHANGES', 'PROOFING') then
    update line_production set state = 'APPROVED', note = null where line_id = line;
  end if;
  update line_production set state = 'QUEUED', note = null where line_id = line;
end
$$;
