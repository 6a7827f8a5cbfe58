-- What visitors send, and what the shop sends back.
create table contact_message (
  id integer generated always as identity primary key,
  reference text not null unique check (reference ~ '^C-[0-9A-Z]{8}$'),
  full_name text not null check (char_length(full_name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (char_length(phone) between 10 and 20),
  message text not null check (char_length(message) between 1 and 5000),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now()
);

create table special_request (
  id integer generated always as identity primary key,
  reference text not null unique check (reference ~ '^R-[0-9A-Z]{8}$'),
  status text not null default 'NEW' check (status in ('NEW', 'QUOTED', 'ACCEPTED', 'ORDERED', 'DECLINED', 'EXPIRED')),
  full_name text not null check (char_length(full_name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (char_length(phone) between 10 and 20),
  company_name text check (char_length(company_name) between 1 and 160),
  category_id integer references category on delete set null,
  product_type text check (char_length(product_type) between 1 and 160),
  quantity integer check (quantity between 1 and 100000000),
  size text check (char_length(size) between 1 and 160),
  needed_by date,
  budget halalas,
  description text not null check (char_length(description) between 1 and 5000),
  install_required boolean not null default false,
  city text check (char_length(city) between 1 and 120),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now()
);

-- Stored privately; the storage key never contains the visitor's file name.
create table special_request_attachment (
  id integer generated always as identity primary key,
  special_request_id integer not null references special_request on delete cascade,
  storage_key text not null unique,
  file_name text not null check (char_length(file_name) between 1 and 255),
  media_type text not null,
  byte_size bigint not null check (byte_size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
create index special_request_attachment_request on special_request_attachment (special_request_id);

create table newsletter_subscriber (
  id integer generated always as identity primary key,
  email text not null check (char_length(email) between 3 and 254),
  -- the address as compared: lower-cased
  email_key text not null unique,
  language text not null check (language in ('en', 'ar')),
  status text not null default 'SUBSCRIBED' check (status in ('SUBSCRIBED', 'UNSUBSCRIBED')),
  token text not null unique check (char_length(token) >= 32),
  source text not null default 'footer' check (source in ('footer', 'blog', 'signup', 'checkout')),
  consent_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  check ((status = 'UNSUBSCRIBED') = (unsubscribed_at is not null))
);

-- Mail to be sent once. Without a mail server it stays here and the demo shows it.
create table outbox_message (
  id integer generated always as identity primary key,
  -- one message per cause, however often the cause is retried
  dedupe_key text not null unique,
  recipient text not null,
  template text not null,
  language text not null check (language in ('en', 'ar')),
  subject text not null,
  body_text text not null,
  body_html text not null,
  headers jsonb not null default '{}',
  status text not null default 'PENDING' check (status in ('PENDING', 'SENT', 'FAILED')),
  attempts smallint not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'SENT') = (sent_at is not null))
);
create index outbox_message_newest on outbox_message (created_at desc, id desc);
