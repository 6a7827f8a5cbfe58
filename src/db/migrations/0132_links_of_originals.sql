-- Links by which an original leaves: each for one version and for the browser that asked for it, for some minutes.
create table artwork_link (
  -- SHA-256 of its token, which is stored nowhere
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  version_id uuid not null references artwork_version on delete cascade,
  -- the hash of the browser's name
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- whose file it was when the link was made; null: the browser's
  customer_id uuid references customer on delete cascade,
  expires_at timestamptz not null
);
create index artwork_link_version on artwork_link (version_id);
create index artwork_link_customer on artwork_link (customer_id);
create index artwork_link_expired on artwork_link (expires_at);
