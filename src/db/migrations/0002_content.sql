-- What the shop says: slides, banners, clients, articles, pages.
create table slide (
  id integer generated always as identity primary key,
  code code not null unique,
  title localized_text not null,
  text localized_text,
  tab_label localized_text not null,
  action_label localized_text,
  -- a path inside the shop, without language prefix
  action_path text check (action_path ~ '^/[^/]'),
  price_from halalas,
  priced_per integer not null default 1 check (priced_per in (1, 10, 100, 1000)),
  image_id integer not null references image,
  image_alt localized_text,
  swatch text not null default 'magenta' check (swatch in ('cyan', 'magenta', 'yellow', 'key')),
  for_website boolean not null default true,
  position integer not null default 0,
  active boolean not null default true
);

create table banner (
  id integer generated always as identity primary key,
  code code not null unique,
  placement text not null check (placement in ('home-offer', 'home-need', 'list-promo')),
  title localized_text not null,
  text localized_text,
  tag localized_text,
  action_label localized_text,
  action_path text check (action_path ~ '^/[^/]'),
  offer_percent smallint check (offer_percent between 1 and 99),
  image_id integer references image,
  image_alt localized_text,
  -- product codes or links shown with the banner, in order
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  position integer not null default 0,
  active boolean not null default true
);

create table client_company (
  id integer generated always as identity primary key,
  code code not null unique,
  name localized_text not null,
  image_id integer references image,
  url text check (url ~ '^https://'),
  position integer not null default 0
);

create table blog_post (
  id integer generated always as identity primary key,
  code code not null unique,
  title localized_text not null,
  slug localized_text not null,
  excerpt localized_text not null,
  -- sanitised HTML
  body localized_text not null,
  image_id integer references image,
  image_alt localized_text,
  author localized_text not null,
  reading_minutes smallint not null check (reading_minutes between 1 and 120),
  published_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index blog_post_newest on blog_post (published_at desc, id desc);

create table blog_tag (
  id integer generated always as identity primary key,
  code code not null unique,
  name localized_text not null
);

create table blog_post_tag (
  blog_post_id integer not null references blog_post on delete cascade,
  blog_tag_id integer not null references blog_tag on delete cascade,
  primary key (blog_post_id, blog_tag_id)
);
create index blog_post_tag_tag on blog_post_tag (blog_tag_id, blog_post_id);

create table static_page (
  key text primary key check (key in ('about-us', 'privacy-policy', 'terms-and-condition', 'return-refund')),
  title localized_text not null,
  intro localized_text,
  updated_at timestamptz not null default now()
);

create table static_page_section (
  page_key text not null references static_page on delete cascade,
  position integer not null check (position >= 0),
  code code not null,
  title localized_text not null,
  -- sanitised HTML
  body localized_text not null,
  image_ids integer[] not null default '{}',
  primary key (page_key, position),
  unique (page_key, code)
);
