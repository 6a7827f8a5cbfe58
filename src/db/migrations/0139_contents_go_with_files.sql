-- What a customer said that a design shows goes with the design.
create function forget_contents() returns trigger language plpgsql as $$
begin
  new.contents := null;
  return new;
end
$$;
create trigger artwork_version_forgets before update of state on artwork_version
  for each row when (new.state = 'DELETED') execute function forget_contents();
