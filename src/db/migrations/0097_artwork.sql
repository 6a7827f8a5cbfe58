-- Artwork: what customers sent to be printed, each state of it as a version whose bytes never change, and what checks of a
-- version said.

-- The file that one part of an order line is printed from, through all its versions. An owner is a customer, or the name of
-- a browser (only its hash) until its visitor signs in; neither when the customer's account has ended.
create table artwork (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid references customer on delete set null,
  browser_hash bytea check (octet_length(browser_hash) = 32),
  created_at timestamptz not null default now(),
  check (customer_id is null or browser_hash is null)
);
create index artwork_customer on artwork (customer_id, created_at);
create index artwork_browser on artwork (browser_hash, created_at);

-- RECEIVED: its bytes are here. OPENING: a process reads it, until the lease runs out. OPENED: facts are known. REFUSED: of a
-- kind that is not printed from. NEEDS_PERSON: only a person can say. DELETED: its bytes are gone.
create table artwork_version (
  id uuid primary key default gen_random_uuid(),
  artwork_id uuid not null references artwork on delete cascade,
  number smallint not null check (number > 0),
  source text not null check (source in ('UPLOAD', 'FIX', 'STAFF', 'DESIGN')),
  -- the version that this one was made from by a fix
  parent_id uuid references artwork_version on delete cascade,
  fixes text[] not null default '{}',
  -- a label to show, never a path
  label text not null check (char_length(label) between 1 and 255),
  byte_length bigint not null check (byte_length between 1 and 524288000),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- in the private storage; versions of one owner with the same bytes share it
  storage_key text,
  state text not null default 'RECEIVED'
    check (state in ('RECEIVED', 'OPENING', 'OPENED', 'REFUSED', 'NEEDS_PERSON', 'DELETED')),
  failures smallint not null default 0 check (failures between 0 and 2),
  leased_until timestamptz,
  kind text check (kind in ('PDF', 'AI', 'JPEG', 'PNG', 'WEBP', 'TIFF', 'SVG', 'PSD', 'EPS')),
  -- what it was refused as
  refused_format text,
  page_count integer check (page_count > 0),
  -- FileFacts of src/domain/preflight/file-facts.ts
  facts jsonb check (jsonb_typeof(facts) = 'object'),
  -- the lines of text as they were read
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  -- when it goes unless an order needs it
  delete_after timestamptz not null,
  deleted_at timestamptz,
  unique (artwork_id, number),
  check ((state = 'DELETED') = (deleted_at is not null)),
  check ((state = 'DELETED') = (storage_key is null)),
  check (state <> 'OPENED' or (facts is not null and kind is not null and page_count is not null)),
  check (state <> 'REFUSED' or refused_format is not null),
  check (state <> 'OPENING' or leased_until is not null),
  check ((source = 'FIX') = (parent_id is not null))
);
create index artwork_version_waiting on artwork_version (created_at) where state in ('RECEIVED', 'OPENING');
create index artwork_version_bytes on artwork_version (sha256) where storage_key is not null;
create index artwork_version_file on artwork_version (storage_key);
create index artwork_version_delete on artwork_version (delete_after) where state <> 'DELETED';
create index artwork_version_parent on artwork_version (parent_id);

create function check_artwork_version() returns trigger language plpgsql as $$
begin
  if (new.id, new.artwork_id, new.number, new.source, new.parent_id, new.fixes, new.byte_length, new.sha256, new.created_at)
    is distinct from
    (old.id, old.artwork_id, old.number, old.source, old.parent_id, old.fixes, old.byte_length, old.sha256, old.created_at)
  then
    raise exception 'a version of artwork does not change' using errcode = 'restrict_violation';
  end if;
  if old.state = 'DELETED' then
    raise exception 'a deleted version stays deleted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger artwork_version_stays before update on artwork_version
  for each row execute function check_artwork_version();

-- Pictures of its pages, for eyes only.
create table artwork_picture (
  version_id uuid not null references artwork_version on delete cascade,
  page smallint not null check (page > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  storage_key text not null unique,
  primary key (version_id, page)
);

-- What the rules say of a version for one print specification; another size asks again without another upload.
create table artwork_check (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references artwork_version on delete cascade,
  -- SHA-256 of the specification, in hexadecimal
  spec_digest text not null check (spec_digest ~ '^[0-9a-f]{64}$'),
  spec jsonb not null check (jsonb_typeof(spec) = 'object'),
  rules_version integer not null check (rules_version > 0),
  verdict text not null check (verdict in ('CLEAN', 'TO_CONFIRM', 'TO_CHANGE', 'NEEDS_PERSON')),
  findings jsonb not null check (jsonb_typeof(findings) = 'array'),
  created_at timestamptz not null default now(),
  -- when the customer accepted what may disappoint, and said that the text was read right
  confirmed_at timestamptz,
  unique (version_id, spec_digest, rules_version)
);

-- Which version each file of an order line is now. It may change until the line is signed off.
create table line_artwork (
  line_id bigint not null references order_line on delete cascade,
  position smallint not null check (position between 0 and 9),
  version_id uuid not null references artwork_version,
  set_at timestamptz not null default now(),
  set_by text not null default 'CUSTOMER' check (set_by in ('CUSTOMER', 'STAFF', 'SYSTEM')),
  primary key (line_id, position)
);
create index line_artwork_version on line_artwork (version_id);

-- A line is printed from files of the customer who orders it. Costs nothing for a line without files.
create function take_line_artwork() returns trigger language plpgsql as $$
declare
  wanted integer := jsonb_array_length(new.artwork_ids);
  taken integer;
begin
  insert into line_artwork (line_id, position, version_id)
  select new.id, listed.place - 1, v.id
  from jsonb_array_elements_text(new.artwork_ids) with ordinality listed (id, place)
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
create trigger order_line_artwork after insert on order_line
  for each row when (new.artwork_ids <> '[]'::jsonb) execute function take_line_artwork();

-- Who opened which original: written once, the owner reads it.
create table artwork_access (
  id bigint generated always as identity primary key,
  version_id uuid not null references artwork_version on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('CUSTOMER', 'STAFF', 'LINK')),
  staff_id uuid references staff,
  check ((actor = 'STAFF') = (staff_id is not null))
);
create index artwork_access_version on artwork_access (version_id, at);
