-- No file can be uploaded yet: ids that carts were sent with name nothing, and carts with them are refused from now on.
create function pg_temp.without_files(lines jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_set(line, '{artworkIds}', '[]') order by place), '[]')
  from jsonb_array_elements(lines) with ordinality as each (line, place)
$$;
update cart set items = pg_temp.without_files(items), saved = pg_temp.without_files(saved)
where items @? '$[*].artworkIds[*]' or saved @? '$[*].artworkIds[*]';
