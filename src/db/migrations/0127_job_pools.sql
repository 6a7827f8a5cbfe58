-- Jobs that are printed on one sheet: of one material, at one station, begun and finished together.
create table job_pool (
  id uuid primary key default gen_random_uuid(),
  station_id integer not null references station,
  sheets integer not null check (sheets between 1 and 100000),
  made_by uuid not null references staff,
  created_at timestamptz not null default now()
);

create trigger job_pool_stays before delete or truncate on job_pool for each statement execute function refuse_change();

-- A job is on a sheet that there is, of its station, of its material, and while it is worked on: where it goes on, stops or ends it leaves it.
create function check_job_pool() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.pool_id is not distinct from old.pool_id
     and (new.state not in ('QUEUED', 'RUNNING') or new.station_id <> old.station_id) then
    new.pool_id := null;
  elsif new.state not in ('QUEUED', 'RUNNING') or new.material is null
     or not exists (select from job_pool where id = new.pool_id and station_id = new.station_id)
     or exists (select from print_job where pool_id = new.pool_id and id <> new.id and material is distinct from new.material)
  then
    raise exception 'job % does not fit the sheet %', new.code, new.pool_id using errcode = 'PR002';
  end if;
  return new;
end
$$;
create trigger print_job_pooled before insert or update of pool_id, station_id, state on print_job
  for each row when (new.pool_id is not null) execute function check_job_pool();
