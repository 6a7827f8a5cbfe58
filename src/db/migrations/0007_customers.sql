-- Customers: who they are, how they sign in, where their goods go, and what they agreed to.

-- For tables whose rows are written once.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: its rows are written once', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end
$$;

-- Where goods are brought to. The rows come in the next file.
create table region (
  id integer primary key,
  -- ISO 3166-2
  code text not null unique check (code ~ '^SA-\d\d$'),
  name localized_text not null
);

create table city (
  id integer primary key,
  region_id integer not null references region,
  code code not null unique,
  name localized_text not null,
  unique (id, region_id)
);
create index city_region on city (region_id);

create table district (
  id integer primary key,
  city_id integer not null references city,
  name localized_text not null,
  unique (id, city_id)
);
create index district_city on district (city_id);

-- What shipping costs, VAT included: to a district, to a city, or with neither to anywhere else.
create table shipping_tariff (
  id integer generated always as identity primary key,
  city_id integer references city,
  district_id integer,
  price halalas not null,
  unique nulls not distinct (city_id, district_id),
  check (district_id is null or city_id is not null),
  foreign key (district_id, city_id) references district (id, city_id)
);

create table customer (
  id uuid primary key default gen_random_uuid(),
  first_name text not null default '' check (char_length(first_name) <= 60),
  last_name text not null default '' check (char_length(last_name) <= 60),
  birth_date date check (birth_date >= '1900-01-01'),
  gender text check (gender in ('MALE', 'FEMALE')),
  -- the language the shop writes to them in
  language text not null check (language in ('en', 'ar')),
  company_name text check (char_length(company_name) between 1 and 160),
  vat_number text check (vat_number ~ '^3\d{13}3$'),
  cr_number text check (cr_number ~ '^\d{10}$'),
  password_hash text check (password_hash ~ '^\$argon2id\$'),
  -- the identity at Google: its `sub`, never its e-mail address
  google_sub text unique check (char_length(google_sub) between 1 and 255),
  created_at timestamptz not null default now()
);

-- What somebody signs in with. One not verified yet is only noted, so many may have noted the same.
create table customer_identifier (
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  -- as it is written to
  value text not null,
  -- as it is compared: an e-mail address in lower case
  value_key text not null,
  verified_at timestamptz,
  primary key (customer_id, kind),
  check (kind <> 'email' or (char_length(value) between 3 and 254 and value_key = lower(value))),
  check (kind <> 'phone' or (value ~ '^\+9665\d{8}$' and value_key = value))
);
create unique index customer_identifier_owner on customer_identifier (kind, value_key) where verified_at is not null;

-- Nobody may be left without a way in.
create function check_way_in() returns trigger language plpgsql as $$
declare
  who uuid := coalesce(to_jsonb(old) ->> 'customer_id', to_jsonb(new) ->> 'id');
begin
  if exists (select from customer where id = who)
     and not exists (select from customer_identifier where customer_id = who and verified_at is not null) then
    raise exception 'customer % has no verified identifier', who using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger customer_way_in after insert on customer
  deferrable initially deferred for each row execute function check_way_in();
create constraint trigger customer_identifier_way_in after update or delete on customer_identifier
  deferrable initially deferred for each row execute function check_way_in();

-- A one-time code on its way: at most one for a purpose, an identifier and a browser, kept as a keyed hash.
create table one_time_code (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('sign-in', 'reset-password', 'change-identifier')),
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  value_key text not null,
  -- the second identifier named at sign-up, by which the code may be shown too
  other_key text,
  -- the browser that asked; only it may answer
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  mac bytea not null check (octet_length(mac) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  -- whose identifier is changed
  customer_id uuid references customer on delete cascade,
  -- what a new customer filled in
  sign_up jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (purpose, kind, value_key, browser_hash),
  check (expires_at <= created_at + interval '5 minutes'),
  check ((purpose = 'change-identifier') = (customer_id is not null)),
  check (sign_up is null or purpose = 'sign-in')
);
create index one_time_code_browser on one_time_code (browser_hash);
create index one_time_code_expiry on one_time_code (expires_at);

-- A device somebody is signed in on: a family of refresh tokens, of which the number of the newest is kept.
create table session (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  -- tokens are keyed hashes of this and of their number: neither the table nor the shop's secret alone makes one
  token_seed bytea not null check (octet_length(token_seed) = 32),
  generation integer not null default 0 check (generation >= 0),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  user_agent text not null check (char_length(user_agent) <= 400),
  method text not null check (method in ('code', 'password', 'google', 'passkey')),
  created_at timestamptz not null default now(),
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '180 days')
);
create index session_customer on session (customer_id);
create index session_browser on session (browser_hash);
create index session_expiry on session (expires_at);

-- A session stays with whom it began, and what has ended stays ended.
create function check_session() returns trigger language plpgsql as $$
begin
  if new.customer_id <> old.customer_id or new.token_seed <> old.token_seed or new.generation < old.generation
     or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'a session cannot change hands' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger session_identity before update on session for each row execute function check_session();

-- A key of a device by which somebody signs in (WebAuthn). Only the public half is here.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  -- as the device names it, base64url
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) between 16 and 1400),
  -- DER (SubjectPublicKeyInfo)
  public_key bytea not null check (octet_length(public_key) between 32 and 1024),
  -- COSE: ES256 or RS256
  algorithm integer not null check (algorithm in (-7, -257)),
  sign_count bigint not null check (sign_count between 0 and 4294967295),
  user_agent text not null check (char_length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_customer on passkey (customer_id);

-- What a device is asked to sign: once, by one browser, within five minutes.
create table passkey_challenge (
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  purpose text not null check (purpose in ('register', 'sign-in')),
  challenge bytea not null check (octet_length(challenge) = 32),
  customer_id uuid references customer on delete cascade,
  expires_at timestamptz not null,
  primary key (browser_hash, purpose),
  check ((purpose = 'register') = (customer_id is not null))
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

create table address (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  phone text not null check (phone ~ '^\+9665\d{8}$'),
  region_id integer not null,
  city_id integer not null,
  -- null in cities whose districts are not known
  district_id integer,
  neighbourhood text check (char_length(neighbourhood) between 1 and 120),
  street text not null check (char_length(street) between 1 and 120),
  building text not null check (building ~ '^\d{1,4}$'),
  details text check (char_length(details) between 1 and 500),
  short_address text check (short_address ~ '^[A-Z]{4}\d{4}$'),
  postal_code text check (postal_code ~ '^\d{5}$'),
  additional_number text check (additional_number ~ '^\d{4}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  check (right(short_address, 4) = lpad(building, 4, '0')),
  foreign key (city_id, region_id) references city (id, region_id),
  foreign key (district_id, city_id) references district (id, city_id)
);
create index address_customer on address (customer_id);
create unique index address_default on address (customer_id) where is_default;

create table wishlist_item (
  customer_id uuid not null references customer on delete cascade,
  product_price_id integer not null references product_price on delete cascade,
  added_at timestamptz not null default now(),
  primary key (customer_id, product_price_id)
);
create index wishlist_item_price on wishlist_item (product_price_id);

-- Every yes and every no, with the text it was said to. The newest of a kind holds.
create table consent (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('terms', 'blog-updates', 'marketing')),
  granted boolean not null,
  text_version text not null check (text_version <> ''),
  source text not null check (source in ('signup', 'google', 'profile')),
  recorded_at timestamptz not null default now()
);
create index consent_newest on consent (customer_id, kind, id desc);
create trigger consent_once before update on consent for each statement execute function refuse_change();

-- An account its owner has deleted, until nothing brings it back any more.
create table deletion_request (
  customer_id uuid primary key references customer on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  check (due_at = requested_at + interval '720 hours')
);
create index deletion_request_due on deletion_request (due_at);

-- Who came in, what changed hands, what was deleted. Rows outlive the customer and name nobody: ids and keyed hashes.
-- Each row's hash holds the one before it, so that none can be altered or taken out unnoticed.
create table audit_entry (
  id bigint primary key,
  event text not null check (event ~ '^[a-z]+(-[a-z]+)*$'),
  customer_id uuid,
  session_id uuid,
  network_hash text,
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  recorded_at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null unique
);
create index audit_entry_customer on audit_entry (customer_id);

create function audit_hash(entry audit_entry) returns bytea language sql stable
  return sha256(entry.previous_hash || convert_to(concat_ws('|', entry.id, entry.event, entry.customer_id,
    entry.session_id, entry.network_hash, entry.facts, extract(epoch from entry.recorded_at)), 'UTF8'));

create function chain_audit() returns trigger language plpgsql as $$
declare
  last audit_entry;
begin
  -- One at a time: each needs the one before it.
  perform pg_advisory_xact_lock(7283002);
  select * into last from audit_entry order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.recorded_at := clock_timestamp();
  new.previous_hash := coalesce(last.hash, ''::bytea);
  new.hash := audit_hash(new);
  return new;
end
$$;
create trigger audit_chain before insert on audit_entry for each row execute function chain_audit();
create trigger audit_once before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- Text messages leave by the same outbox. One that nobody should get is written all the same and withheld, so that
-- asking for a code takes as long for a stranger as for a customer.
alter table outbox_message
  add column channel text not null default 'EMAIL' check (channel in ('EMAIL', 'SMS')),
  -- what it says is worth nothing after this, so it is not sent any more
  add column expires_at timestamptz,
  -- holds a code: blanked when it has left
  add column is_secret boolean not null default false,
  drop constraint outbox_message_status_check,
  add constraint outbox_message_status_check
    check (status in ('PENDING', 'SENDING', 'SENT', 'FAILED', 'WITHHELD')),
  add constraint outbox_message_blanked
    check (not is_secret or status not in ('SENT', 'FAILED', 'WITHHELD') or (body_text = '' and body_html = '' and subject = ''));
