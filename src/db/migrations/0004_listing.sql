-- Read models: what lists, pages and search read. Rebuilt with the catalogue, in the same transaction.

-- What lists filter and sort by. Narrow on purpose: counting reads thousands of these rows.
create table product_listing (
  product_id integer primary key references product on delete cascade,
  top_category_id integer not null,
  -- the product's own category; the top category again when it has no sub-category
  category_id integer not null,
  published_at timestamptz not null,
  popularity integer not null,
  -- the shown 'from' price: one piece in the least quantity sold, after the offer, halalas
  from_price bigint not null,
  offer_percent smallint not null,
  min_quantity integer not null,
  production_days smallint not null,
  in_stock boolean not null,
  urgent_allowed boolean not null,
  attribute_value_ids integer[] not null default '{}'
);
-- One index per order of a list, for the whole shop, a top category and a sub-category.
create index listing_newest on product_listing (published_at desc, product_id desc);
create index listing_newest_in_top on product_listing (top_category_id, published_at desc, product_id desc);
create index listing_newest_in_sub on product_listing (category_id, published_at desc, product_id desc);
create index listing_popular on product_listing (popularity desc, product_id desc);
create index listing_popular_in_top on product_listing (top_category_id, popularity desc, product_id desc);
create index listing_popular_in_sub on product_listing (category_id, popularity desc, product_id desc);
create index listing_price on product_listing (from_price, product_id);
create index listing_price_in_top on product_listing (top_category_id, from_price, product_id);
create index listing_price_in_sub on product_listing (category_id, from_price, product_id);
create index listing_offer on product_listing (offer_percent desc, product_id desc);
create index listing_offer_in_top on product_listing (top_category_id, offer_percent desc, product_id desc);
create index listing_offer_in_sub on product_listing (category_id, offer_percent desc, product_id desc);

-- The card as the API sends it, JSON, one per language. As a rule not compressed: a list reads 24 of them.
create table product_card (
  product_id integer primary key references product on delete cascade,
  card_en text not null,
  card_ar text not null
) with (toast_tuple_target = 8160);

-- The product as its page needs it, JSON, one per language. The character U+0001 stands where the remaining
-- quantity of a price goes, in order of position: stock is read when asked for, so selling rebuilds nothing.
create table product_detail (
  product_id integer primary key references product on delete cascade,
  detail_en text not null,
  detail_ar text not null
) with (toast_tuple_target = 8160);

-- What a list without filters counts: its products and, as JSON, what it can be filtered by (see facet counts in
-- services/catalog). Scope 0 is the whole shop, any other the category of that id.
create table listing_scope (
  scope_id integer primary key check (scope_id >= 0),
  product_count integer not null check (product_count >= 0),
  counts jsonb not null check (jsonb_typeof(counts) = 'object')
);
