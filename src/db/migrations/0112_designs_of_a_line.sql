-- Several designs in one line share its pieces and its price; files may be single sides of a design. Each file is judged by a
-- check of what its line ordered, and by no other.

-- As the customer ordered them, in the order of artwork_ids: {design, face, pieces} each; empty when nothing was said.
alter table order_line
  add column artwork_parts jsonb not null default '[]' check (
    jsonb_typeof(artwork_parts) = 'array'
    and jsonb_array_length(artwork_parts) in (0, jsonb_array_length(artwork_ids)));

drop trigger line_artwork_frozen on line_artwork;
drop trigger line_artwork_followed on line_artwork;

alter table line_artwork
  -- from 0: files of one design are printed together
  add column design smallint not null default 0 check (design between 0 and 9),
  -- the side it is; null when it has all sides
  add column face text check (face in ('front', 'back', 'inside', 'left', 'right', 'lid', 'sleeve')),
  -- made of its design; null where all files share the quantity of the line, as nothing was said
  add column pieces integer check (pieces >= 0),
  -- of the specification that it was last checked for as a part of this line
  add column spec_digest text check (spec_digest ~ '^[0-9a-f]{64}$');

update line_artwork set design = position,
  spec_digest = (select spec_digest from artwork_check where version_id = line_artwork.version_id
                 order by created_at desc limit 1);

create trigger line_artwork_frozen before insert or delete or update of version_id, design, face, pieces on line_artwork
  for each row execute function guard_line_artwork();
create trigger line_artwork_followed after insert or delete or update of version_id, design, face on line_artwork
  for each row execute function follow_line_artwork();

-- Another version or another side is checked anew.
create function forget_line_check() returns trigger language plpgsql as $$
begin
  if (new.version_id, new.face) is distinct from (old.version_id, old.face) and new.spec_digest = old.spec_digest then
    new.spec_digest := null;
  end if;
  return new;
end
$$;
create trigger line_artwork_unchecked before update of version_id, face on line_artwork
  for each row execute function forget_line_check();

-- The pieces of all designs together are those of the line.
create function check_line_pieces() returns trigger language plpgsql as $$
declare
  line constant bigint := case when tg_op = 'DELETE' then old.line_id else new.line_id end;
begin
  if exists (
    with designs as (
      select design, max(pieces) as most, min(pieces) as least, bool_or(pieces is null) as is_open
      from line_artwork where line_id = line group by design)
    select from designs
    having bool_or(not is_open) and (bool_or(is_open or most <> least)
      or sum(most) <> (select quantity from order_line where id = line))) then
    raise exception 'the designs of line % do not share its pieces', line using errcode = 'check_violation',
      constraint = 'line_artwork_pieces';
  end if;
  return null;
end
$$;
create constraint trigger line_artwork_pieces after insert or delete or update of design, pieces on line_artwork
  deferrable initially deferred for each row execute function check_line_pieces();

create or replace function take_line_artwork() returns trigger language plpgsql as $$
declare
  wanted integer := jsonb_array_length(new.artwork_ids);
  taken integer;
begin
  insert into line_artwork (line_id, position, version_id, design, face, pieces)
  select new.id, listed.place - 1, v.id, coalesce((part.of ->> 'design')::int, listed.place - 1), part.of ->> 'face',
    (part.of ->> 'pieces')::int
  from jsonb_array_elements_text(new.artwork_ids) with ordinality listed (id, place)
  cross join lateral (select new.artwork_parts -> (listed.place - 1)::int) part (of)
  join artwork_version v on v.id = listed.id::uuid and v.state not in ('DELETED', 'REFUSED')
  join artwork a on a.id = v.artwork_id
  join customer_order o on o.id = new.order_id and o.customer_id = a.customer_id;
  get diagnostics taken = row_count;
  if taken <> wanted then
    raise exception 'a line names a file that is not its customer''s' using errcode = 'foreign_key_violation',
      constraint = 'order_line_artwork_owned';
  end if;
  return null;
end $$;

-- What the newest check of each file of a line says, for what this line ordered; nothing while there is no such check.
create or replace function line_verdicts(line bigint) returns table (verdict text, is_confirmed boolean) language sql stable
  begin atomic
    select c.verdict, c.confirmed_at is not null
    from line_artwork a
    left join lateral (select verdict, confirmed_at from artwork_check
                       where version_id = a.version_id and spec_digest = a.spec_digest
                       order by created_at desc limit 1) c on true
    where a.line_id = line order by a.position;
  end;

create function settle_checked_line() returns trigger language plpgsql as $$
begin
  perform settle_line(new.line_id);
  return null;
end
$$;
create trigger line_artwork_checked after update of spec_digest on line_artwork
  for each row when (old.spec_digest is distinct from new.spec_digest) execute function settle_checked_line();
