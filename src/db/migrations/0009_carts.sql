-- Coupons, and the carts that the shop keeps for its customers.

create table coupon (
  id integer generated always as identity primary key,
  -- as compared: no spaces, Latin digits, capital letters
  code text not null unique check (code ~ '^\S{3,40}$' and code = upper(code)),
  kind text not null check (kind in ('PERCENT', 'FIXED', 'FREE_SHIPPING')),
  percent smallint check (percent between 1 and 100),
  amount halalas check (amount > 0),
  -- PERCENT: never more than this
  max_discount halalas check (max_discount > 0),
  -- the goods must come to this much before the discount
  min_subtotal halalas not null default 0,
  starts_at timestamptz,
  -- the first instant at which it counts no more
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  used_count integer not null default 0 check (used_count >= 0),
  per_customer_limit integer check (per_customer_limit between 1 and 1000),
  first_order_only boolean not null default false,
  exclude_offer_items boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check ((kind = 'PERCENT') = (percent is not null)),
  check ((kind = 'FIXED') = (amount is not null)),
  check (max_discount is null or kind = 'PERCENT'),
  check (starts_at < ends_at),
  check (used_count <= usage_limit)
);

-- What a coupon is only for, or not for: a category (with those below it) or a product.
create table coupon_target (
  id integer generated always as identity primary key,
  coupon_id integer not null references coupon on delete cascade,
  is_excluded boolean not null default false,
  category_id integer references category,
  product_id integer references product,
  check (num_nonnulls(category_id, product_id) = 1),
  unique nulls not distinct (coupon_id, category_id, product_id)
);
create index coupon_target_category on coupon_target (category_id);
create index coupon_target_product on coupon_target (product_id);

-- Whom a coupon is for; nobody here means everybody.
create table coupon_customer (
  coupon_id integer not null references coupon on delete cascade,
  customer_id uuid not null references customer on delete cascade,
  primary key (coupon_id, customer_id)
);
create index coupon_customer_customer on coupon_customer (customer_id);

-- Each use of a coupon by an order. A use that was given back stays, with the time.
create table coupon_use (
  order_id uuid primary key,
  coupon_id integer not null references coupon,
  customer_id uuid not null,
  -- which of this customer's uses it is: two at once cannot both be the last one allowed
  nth smallint not null check (nth between 1 and 30000),
  taken_at timestamptz not null default now(),
  released_at timestamptz
);
create unique index coupon_use_counting on coupon_use (coupon_id, customer_id, nth) where released_at is null;

-- The cart of a customer, as their browsers last told it. One value that is replaced whole: `version` goes up with each
-- change, and a change that starts from another version is refused.
create table cart (
  customer_id uuid primary key references customer on delete cascade,
  version integer not null default 1 check (version > 0),
  items jsonb not null default '[]'
    check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 100),
  saved jsonb not null default '[]'
    check (jsonb_typeof(saved) = 'array' and jsonb_array_length(saved) <= 100),
  coupon_code text check (char_length(coupon_code) between 1 and 64),
  urgent boolean not null default false,
  updated_at timestamptz not null default now()
);
