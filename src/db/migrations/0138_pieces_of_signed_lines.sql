-- How a line shares its pieces among its designs is no part of what was signed: it may change until the line is queued for
-- production. Its files, their designs and sides stay as they were signed off.
create or replace function guard_line_artwork() returns trigger language plpgsql as $$
declare
  line constant bigint := case when tg_op = 'DELETE' then old.line_id else new.line_id end;
  present text;
begin
  select state into present from line_production where line_id = line for update;
  if present = 'APPROVED' and tg_op = 'UPDATE'
     and (new.version_id, new.design, new.face) is not distinct from (old.version_id, old.design, old.face) then
    return new;
  end if;
  if present in ('APPROVED', 'QUEUED', 'IN_PRODUCTION') then
    raise exception 'the files of line % are signed off', line using errcode = 'PP001';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
