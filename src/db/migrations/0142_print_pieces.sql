-- What a line is cut to and how it is finished, as far as it decides what it can share a sheet with. Written once, with the jobs of
-- its order. Without a row it is not known, and not compared.
create table print_piece (
  line_id bigint primary key references order_line,
  -- null where no size is known; the bleed is that of each side
  width_mm integer check (width_mm between 1 and 100000),
  height_mm integer check (height_mm between 1 and 100000),
  bleed_mm integer check (bleed_mm between 0 and 1000),
  -- that are printed
  sides smallint not null check (sides in (1, 2)),
  -- null: none
  finish localized_text,
  check ((width_mm is null) = (height_mm is null) and (width_mm is null) = (bleed_mm is null))
);
create trigger print_piece_once before update or delete or truncate on print_piece
  for each statement execute function refuse_change();

-- Whether a piece fits the sheet of the press, upright or turned. Twin of fitsSheet in src/domain/production/shared-sheet.ts.
create function fits_press_sheet(piece print_piece) returns boolean language sql immutable as $$
  select piece.width_mm is null
    or (piece.width_mm + 2 * piece.bleed_mm <= 422 and piece.height_mm + 2 * piece.bleed_mm <= 292)
    or (piece.width_mm + 2 * piece.bleed_mm <= 292 and piece.height_mm + 2 * piece.bleed_mm <= 422)
$$;

-- As before; and jobs of a sheet are printed on as many sides, finished alike, fit the sheet, and there is room for all of them.
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
           and (p.sides <> piece.sides or p.finish is distinct from piece.finish))
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
