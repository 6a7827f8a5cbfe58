-- Files that customers send, piece by piece, so that one that breaks off goes on where it was.

-- An owner is a customer, or the name of a browser (only its hash) until its visitor signs in.
create table artwork_upload (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid references customer on delete cascade,
  browser_hash bytea check (octet_length(browser_hash) = 32),
  -- a label to show, never a path
  label text not null check (char_length(label) between 1 and 255),
  byte_length bigint not null check (byte_length between 1 and 524288000),
  byte_offset bigint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((customer_id is null) <> (browser_hash is null)),
  check (byte_offset between 0 and byte_length),
  check (expires_at <= created_at + interval '24 hours 5 minutes')
);
create index artwork_upload_customer on artwork_upload (customer_id, created_at);
create index artwork_upload_browser on artwork_upload (browser_hash, created_at);
create index artwork_upload_expiry on artwork_upload (expires_at);

-- The pieces received so far, each an object of the private storage. Together they are the file up to its offset.
create table artwork_upload_part (
  upload_id uuid not null references artwork_upload on delete cascade,
  byte_start bigint not null check (byte_start >= 0),
  byte_length bigint not null check (byte_length > 0),
  storage_key text not null unique,
  primary key (upload_id, byte_start)
);

-- The offset only grows, and what was announced does not change.
create function check_artwork_upload() returns trigger language plpgsql as $$
begin
  if new.byte_offset < old.byte_offset then raise exception 'an upload does not shrink'; end if;
  if (new.byte_length, new.label, new.created_at) is distinct from (old.byte_length, old.label, old.created_at) then
    raise exception 'what was announced of an upload does not change';
  end if;
  return new;
end $$;
create trigger artwork_upload_grows before update on artwork_upload for each row execute function check_artwork_upload();
