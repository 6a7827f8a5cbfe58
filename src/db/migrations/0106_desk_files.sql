-- Files that the desk puts into a line: corrected ones, fixed copies, and older versions again. They stay the customer's, and
-- the rows name the person.
alter table artwork_version
  add column staff_id uuid references staff,
  add constraint artwork_version_of_staff check (source <> 'STAFF' or staff_id is not null);

alter table line_artwork
  add column staff_id uuid references staff,
  add constraint line_artwork_set_by_staff check ((set_by = 'STAFF') = (staff_id is not null));

create or replace function check_artwork_version() returns trigger language plpgsql as $$
begin
  if (new.id, new.artwork_id, new.number, new.source, new.parent_id, new.fixes, new.byte_length, new.sha256, new.created_at,
      new.staff_id)
    is distinct from
    (old.id, old.artwork_id, old.number, old.source, old.parent_id, old.fixes, old.byte_length, old.sha256, old.created_at,
      old.staff_id)
  then
    raise exception 'a version of artwork does not change' using errcode = 'restrict_violation';
  end if;
  if old.state = 'DELETED' then
    raise exception 'a deleted version stays deleted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
