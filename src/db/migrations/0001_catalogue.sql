-- The catalogue: what the shop sells, in both languages.
create extension if not exists pg_trgm;

-- A text in the shop's languages. At least one is present; none is blank; no other key.
create domain localized_text as jsonb
  check (
    jsonb_typeof(value) = 'object'
    and value - 'en' - 'ar' = '{}'::jsonb
    and value <> '{}'::jsonb
    and (not value ? 'en' or (jsonb_typeof(value -> 'en') = 'string' and btrim(value ->> 'en') <> ''))
    and (not value ? 'ar' or (jsonb_typeof(value -> 'ar') = 'string' and btrim(value ->> 'ar') <> ''))
  );

-- The text in a language; where it is missing, English, then whatever there is.
create function localized(text_value localized_text, language text) returns text
  language sql immutable parallel safe
  return coalesce(text_value ->> language, text_value ->> 'en', text_value ->> 'ar');

-- Halalas: never negative, far below what JavaScript counts exactly.
create domain halalas as bigint check (value between 0 and 10000000000000);
-- A stable word a person or a file uses to name a thing.
create domain code as text check (length(value) <= 64 and value ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$');

create table setting (
  key text primary key check (key ~ '^[a-z][a-zA-Z0-9.]{1,63}$'),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table image (
  id integer generated always as identity primary key,
  -- sha-256 of the original's bytes, hex; the first 16 digits name the image in addresses
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  address_key text generated always as (left(sha256, 16)) stored unique,
  storage_key text not null unique,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml')),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz not null default now()
);

create table image_variant (
  image_id integer not null references image on delete cascade,
  width integer not null check (width > 0),
  format text not null check (format in ('avif', 'webp')),
  storage_key text not null unique,
  byte_size bigint not null check (byte_size > 0),
  primary key (image_id, width, format)
);

-- Two levels, held by the foreign key: a parent is always of level 1.
create table category (
  id integer generated always as identity primary key,
  code code not null unique,
  parent_id integer,
  level smallint not null generated always as (case when parent_id is null then 1 else 2 end) stored,
  parent_level smallint generated always as (case when parent_id is null then null else 1 end) stored,
  name localized_text not null,
  slug localized_text not null,
  description localized_text,
  image_id integer references image,
  tint text not null default 'stone' check (tint in ('sand', 'sky', 'blush', 'butter', 'mint', 'stone')),
  position integer not null default 0,
  unique (id, level),
  foreign key (parent_id, parent_level) references category (id, level)
);
create index category_parent on category (parent_id, position, id);

-- What products share and lists filter by: material, size, finish, colour ...
create table attribute (
  id integer generated always as identity primary key,
  code code not null unique,
  name localized_text not null,
  position integer not null default 0
);

create table attribute_value (
  id integer generated always as identity primary key,
  attribute_id integer not null references attribute on delete cascade,
  code code not null,
  name localized_text not null,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0,
  unique (attribute_id, code)
);

create table product (
  id integer generated always as identity primary key,
  code code not null unique,
  category_id integer not null references category,
  name localized_text not null,
  slug localized_text not null,
  summary localized_text,
  -- sanitised HTML
  description localized_text,
  -- what the customer gets, one line each
  included localized_text,
  keywords localized_text,
  min_quantity integer not null default 1 check (min_quantity between 1 and 1000000),
  quantity_step integer not null default 1 check (quantity_step between 1 and 1000000),
  -- prices are shown per this many pieces
  priced_per integer not null default 1 check (priced_per in (1, 10, 100, 1000)),
  urgent_allowed boolean not null default true,
  production_days smallint not null default 3 check (production_days between 0 and 90),
  -- true size in millimetres, for the ruler; null where it makes no sense
  width_mm integer check (width_mm between 1 and 100000),
  height_mm integer check (height_mm between 1 and 100000),
  popularity integer not null default 0 check (popularity >= 0),
  published boolean not null default true,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((width_mm is null) = (height_mm is null))
);
create index product_category on product (category_id);

create table product_image (
  product_id integer not null references product on delete cascade,
  position integer not null check (position >= 0),
  image_id integer not null references image,
  alt localized_text,
  primary key (product_id, position)
);
create index product_image_image on product_image (image_id);

-- The sellable variant. Stock belongs to it, whatever the choices of a line.
create table product_price (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  code code not null,
  -- what tells this variant from its siblings; null when there is only one
  name localized_text,
  position integer not null default 0,
  -- unit price; equal to the first ladder row when there is a ladder
  price halalas not null,
  offer_percent smallint not null default 0 check (offer_percent between 0 and 99),
  setup_fee halalas not null default 0,
  -- null: made to order, never runs out
  remaining_quantity integer check (remaining_quantity >= 0),
  unique (product_id, code),
  unique (product_id, position)
);

-- Unit prices by quantity. Rows above the first; the first row is product_price.price at the minimum quantity.
create table price_ladder_row (
  product_price_id integer not null references product_price on delete cascade,
  min_quantity integer not null check (min_quantity between 2 and 10000000),
  unit_price halalas not null,
  primary key (product_price_id, min_quantity)
);

create table feature (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  code code not null,
  attribute_id integer references attribute,
  name localized_text not null,
  help localized_text,
  control text not null
    check (control in ('SELECT', 'RADIO', 'SWATCH', 'CHECKBOX', 'TEXT', 'NUMBER', 'DIMENSIONS', 'COLOR', 'DATE', 'FILE')),
  required boolean not null default false,
  position integer not null default 0,
  -- TEXT: characters; NUMBER: the number; DIMENSIONS: millimetres of each side; DATE: working days from today
  min_value integer,
  max_value integer,
  -- CHECKBOX: how many may be ticked
  max_choices smallint check (max_choices > 0),
  unique (product_id, code),
  unique (id, product_id),
  check (min_value is null or max_value is null or min_value <= max_value)
);

create table feature_choice (
  id integer generated always as identity primary key,
  feature_id integer not null,
  product_id integer not null,
  code code not null,
  name localized_text not null,
  note localized_text,
  -- added to the unit price; for DIMENSIONS the price of a square metre
  price halalas not null default 0,
  attribute_value_id integer references attribute_value,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  image_id integer references image,
  width_mm integer check (width_mm between 1 and 100000),
  height_mm integer check (height_mm between 1 and 100000),
  is_default boolean not null default false,
  position integer not null default 0,
  unique (feature_id, code),
  -- for the foreign keys below, and to find the choices of a product
  unique (product_id, id),
  check ((width_mm is null) = (height_mm is null)),
  foreign key (feature_id, product_id) references feature (id, product_id) on delete cascade
);

-- A feature is shown only when one of these choices (of the same product) is taken.
create table feature_condition (
  feature_id integer not null,
  choice_id integer not null,
  product_id integer not null,
  primary key (feature_id, choice_id),
  foreign key (feature_id, product_id) references feature (id, product_id) on delete cascade,
  foreign key (choice_id, product_id) references feature_choice (id, product_id) on delete cascade
);

-- Two choices (of the same product) that cannot be taken together, with the reason shown.
create table choice_exclusion (
  choice_id integer not null,
  other_choice_id integer not null,
  product_id integer not null,
  reason localized_text,
  primary key (choice_id, other_choice_id),
  check (choice_id < other_choice_id),
  foreign key (choice_id, product_id) references feature_choice (id, product_id) on delete cascade,
  foreign key (other_choice_id, product_id) references feature_choice (id, product_id) on delete cascade
);

-- Print templates to download.
create table template_file (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  name localized_text not null,
  file_name text not null check (file_name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$'),
  media_type text not null,
  storage_key text not null,
  byte_size bigint not null check (byte_size > 0),
  position integer not null default 0,
  unique (product_id, file_name)
);

create table related_product (
  product_id integer not null references product on delete cascade,
  related_id integer not null references product on delete cascade,
  position integer not null default 0,
  primary key (product_id, related_id),
  check (product_id <> related_id)
);

-- The first ladder step lies above the minimum quantity, and more pieces never cost more each.
create function check_price_ladder() returns trigger language plpgsql as $$
declare
  broken integer;
  target integer := coalesce(new.product_price_id, old.product_price_id);
begin
  select count(*) into broken
  from (
    select r.min_quantity, r.unit_price::bigint as unit_price, p.min_quantity as product_minimum,
           lag(r.unit_price::bigint, 1, pp.price::bigint) over (order by r.min_quantity) as previous_price
    from price_ladder_row r
    join product_price pp on pp.id = r.product_price_id
    join product p on p.id = pp.product_id
    where r.product_price_id = target
  ) rows
  where rows.unit_price > rows.previous_price or rows.min_quantity <= rows.product_minimum;
  if broken > 0 then
    raise exception 'price ladder of product_price % is not descending above the minimum quantity', target
      using errcode = 'check_violation', constraint = 'price_ladder_descends';
  end if;
  return null;
end $$;

create constraint trigger price_ladder_descends
  after insert or update on price_ladder_row
  deferrable initially deferred
  for each row execute function check_price_ladder();
