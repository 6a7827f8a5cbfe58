-- How a line is printed: the method of its product, or that of a choice. Null on lines that were described before: it is not compared there.
alter table print_piece add column method print_method;

-- As before; and jobs of a sheet are printed by the same method, where it is known of both.
create or replace function check_job_pool() returns trigger language plpgsql as $$
declare
  piece print_piece;
begin
  if tg_op = 'UPDATE' and new.pool_id is not distinct from old.pool_id
     and (new.state not in ('QUEUED', 'RUNNING') or new.station_id <> old.station_id) then
    new.pool_id := null;
  elsif new.state not in ('QUEUED', 'RUNNING') or new.material is null
     or not exists (select from job_pool where id = new.pool_id and station_id = new.station_id)
     or exists (select from print_job where pool_id = new.pool_id and id <> new.id and material is distinct from new.material)
  then
    raise exception 'job % does not fit the sheet %', new.code, new.pool_id using errcode = 'PR002';
  elsif tg_op = 'INSERT' or new.pool_id is distinct from old.pool_id then
    select * into piece from print_piece where line_id = new.line_id;
    if piece.line_id is not null and (not fits_press_sheet(piece)
       or exists (
         select from print_job j join print_piece p on p.line_id = j.line_id
         where j.pool_id = new.pool_id and j.id <> new.id
           and (p.sides <> piece.sides or p.finish is distinct from piece.finish or p.method <> piece.method))
       or (
         select sum((p.width_mm + 2 * p.bleed_mm) * (p.height_mm + 2 * p.bleed_mm)
             * ceil(j.quantity::numeric / (select sheets from job_pool where id = new.pool_id)))
         from (select line_id, quantity from print_job where pool_id = new.pool_id and id <> new.id
               union all select new.line_id, new.quantity) j
         join print_piece p on p.line_id = j.line_id) > 422 * 292)
    then
      raise exception 'job % does not fit the sheet %', new.code, new.pool_id using errcode = 'PR002';
    end if;
  end if;
  return new;
end
$$;
