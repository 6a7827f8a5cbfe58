-- Pictures of products with their customers' artwork on them, made once and stored privately.

create table artwork_preview (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 over all that the picture shows: the shot, and each file with its place on it
  digest bytea not null unique check (octet_length(digest) = 32),
  -- the versions that are seen on it; it goes with the first of them that is deleted
  version_ids uuid[] not null check (cardinality(version_ids) between 1 and 10),
  storage_key text not null unique,
  byte_length integer not null check (byte_length > 0),
  created_at timestamptz not null default now()
);
create index artwork_preview_versions on artwork_preview using gin (version_ids);

-- What a line of an order is shown by while it is printed from these files.
create table line_preview (
  line_id bigint primary key references order_line on delete cascade,
  preview_id uuid not null references artwork_preview on delete cascade
);
create index line_preview_preview on line_preview (preview_id);

-- Other files are another picture.
create function forget_line_preview() returns trigger language plpgsql as $$
begin
  delete from line_preview where line_id = case when tg_op = 'DELETE' then old.line_id else new.line_id end;
  return null;
end
$$;
create trigger line_artwork_shown after insert or delete or update of version_id, design, face on line_artwork
  for each row execute function forget_line_preview();
