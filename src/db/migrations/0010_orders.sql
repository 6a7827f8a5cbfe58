-- Orders: what was bought, at which price, and every move since. What must never be wrong is a constraint here.

-- Every legal move of an order. Twin of ORDER_MOVES in src/domain/orders/order-status.ts.
create table order_move (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_move values
  ('AWAITING_PAYMENT', 'PENDING'), ('AWAITING_PAYMENT', 'EXPIRED'), ('EXPIRED', 'PENDING'),
  ('PENDING', 'PROCESSING'), ('PENDING', 'REJECTED'), ('PENDING', 'CANCELLED'),
  ('PROCESSING', 'CANCELLED'), ('PROCESSING', 'REJECTED'), ('PROCESSING', 'ON_THE_WAY'),
  ('ON_THE_WAY', 'PROCESSING'), ('ON_THE_WAY', 'DELIVERED'), ('DELIVERED', 'COMPLETED');

create table customer_order (
  id uuid primary key default gen_random_uuid(),
  -- what people say on the phone
  number integer not null generated always as identity (start with 10001) unique,
  -- null when the account has ended; what the law wants kept of the order stays
  customer_id uuid references customer on delete set null,
  -- names the cart it was made of
  cart_key uuid not null,
  status text not null check (status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY', 'DELIVERED',
    'COMPLETED', 'CANCELLED', 'REJECTED', 'EXPIRED')),
  -- the last move; all of them are in order_event
  moved_by text not null check (moved_by in ('CUSTOMER', 'STAFF', 'SYSTEM')),
  move_reason text check (char_length(move_reason) between 1 and 500),
  moved_at timestamptz not null default now(),
  -- the language the customer is written to in
  language text not null check (language in ('en', 'ar')),
  contact_name text not null check (char_length(contact_name) between 1 and 130),
  contact_phone text not null check (contact_phone ~ '^\+9665\d{8}$'),
  contact_email text not null check (char_length(contact_email) between 3 and 254),
  company_name text,
  vat_number text,
  cr_number text,
  po_number text check (char_length(po_number) between 1 and 60),
  notes text check (char_length(notes) between 1 and 1000),
  fulfilment text not null check (fulfilment in ('DELIVERY', 'PICKUP')),
  -- as it was; later changes of the address change no order
  address jsonb check (jsonb_typeof(address) = 'object'),
  urgent boolean not null,
  ready_by date not null,
  coupon_code text,
  currency text not null default 'SAR' check (currency = 'SAR'),
  prices_include_vat boolean not null default true,
  subtotal halalas not null,
  discount halalas not null,
  urgent_fee halalas not null,
  shipping halalas not null,
  taxable halalas not null,
  vat halalas not null,
  total halalas not null,
  -- until when goods and coupon wait for the money, by the database's clock
  hold_expires_at timestamptz not null,
  is_hold_extended boolean not null default false,
  carrier text check (char_length(carrier) between 1 and 60),
  tracking_number text check (char_length(tracking_number) between 1 and 60),
  tracking_url text check (tracking_url ~ '^https://' and char_length(tracking_url) <= 500),
  cancel_requested_at timestamptz,
  cancel_request text check (char_length(cancel_request) between 1 and 500),
  placed_at timestamptz not null default now(),
  -- when it was paid
  opened_at timestamptz,
  delivered_at timestamptz,
  closed_at timestamptz,
  check (taxable + vat = total),
  check (subtotal - discount + urgent_fee + shipping + case when prices_include_vat then 0 else vat end = total),
  check (discount <= subtotal),
  check (discount = 0 or not urgent),
  check (urgent_fee = 0 or urgent),
  check ((fulfilment = 'PICKUP') = (address is null)),
  check ((status in ('AWAITING_PAYMENT', 'EXPIRED')) = (opened_at is null)),
  check ((status in ('DELIVERED', 'COMPLETED')) = (delivered_at is not null)),
  check ((status in ('COMPLETED', 'CANCELLED', 'REJECTED')) = (closed_at is not null)),
  check ((cancel_requested_at is null) = (cancel_request is null))
);
-- One cart becomes one order, however often and from however many tabs it is sent.
create unique index customer_order_cart on customer_order (customer_id, cart_key)
  where status not in ('EXPIRED', 'CANCELLED', 'REJECTED');
create index customer_order_newest on customer_order (customer_id, placed_at desc);
create index customer_order_hold on customer_order (hold_expires_at) where status = 'AWAITING_PAYMENT';
create index customer_order_delivered on customer_order (delivered_at) where status = 'DELIVERED';

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order,
  from_status text,
  to_status text not null,
  moved_by text not null,
  reason text,
  recorded_at timestamptz not null default now()
);
create index order_event_order on order_event (order_id, id);
create trigger order_event_once before update or delete or truncate on order_event
  for each statement execute function refuse_change();

-- An order moves only as the table says, and what was agreed stays as it was.
create function check_order_change() returns trigger language plpgsql as $$
begin
  if new.status <> old.status
     and not exists (select from order_move where from_status = old.status and to_status = new.status) then
    raise exception 'order % cannot go from % to %', old.number, old.status, new.status using errcode = 'check_violation';
  end if;
  if (new.number, new.cart_key, new.placed_at, new.currency, new.prices_include_vat, new.subtotal, new.discount,
      new.urgent_fee, new.shipping, new.taxable, new.vat, new.total, new.urgent, new.fulfilment)
     is distinct from
     (old.number, old.cart_key, old.placed_at, old.currency, old.prices_include_vat, old.subtotal, old.discount,
      old.urgent_fee, old.shipping, old.taxable, old.vat, old.total, old.urgent, old.fulfilment)
     or (new.customer_id is distinct from old.customer_id and new.customer_id is not null) then
    raise exception 'what was agreed in order % cannot change', old.number using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status then new.moved_at := now(); end if;
  return new;
end
$$;
create trigger customer_order_change before update on customer_order
  for each row execute function check_order_change();

-- No move without its row of history, and no history without a move.
create function record_order_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into order_event (order_id, from_status, to_status, moved_by, reason)
    values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, new.moved_by, new.move_reason);
  end if;
  return null;
end
$$;
create trigger customer_order_event after insert or update of status on customer_order
  for each row execute function record_order_event();

-- What was bought, in both languages and at the price of that moment.
create table order_line (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order,
  position smallint not null check (position >= 0),
  product_id integer references product on delete set null,
  product_price_id integer references product_price on delete set null,
  product_code text not null,
  name localized_text not null,
  -- which variant, where there are several
  variant localized_text,
  -- the choices as people read them, [{ name, choices: [name], value }], names in both languages
  features jsonb not null default '[]' check (jsonb_typeof(features) = 'array'),
  -- the same as ids, to order it again
  configuration jsonb not null default '[]' check (jsonb_typeof(configuration) = 'array'),
  image_key text,
  quantity integer not null check (quantity between 1 and 10000000),
  offer_percent smallint not null check (offer_percent between 0 and 99),
  unit halalas not null,
  setup halalas not null,
  line_total halalas not null,
  discount halalas not null,
  vat halalas not null,
  production_days smallint not null check (production_days >= 0),
  design_mode text not null check (design_mode in ('UPLOAD', 'EDITOR', 'DESIGN_FOR_ME', 'LATER')),
  artwork_ids jsonb not null default '[]' check (jsonb_typeof(artwork_ids) = 'array'),
  notes text check (char_length(notes) between 1 and 1000),
  production_started_at timestamptz,
  proof_approved_at timestamptz,
  unique (order_id, position),
  check (line_total = unit * quantity + setup),
  check (discount <= line_total)
);

create function freeze_order_line() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['production_started_at', 'proof_approved_at', 'product_id', 'product_price_id'];
begin
  if tg_op = 'DELETE' or to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change then
    raise exception 'a line of an order cannot change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger order_line_frozen before update or delete on order_line
  for each row execute function freeze_order_line();

-- The lines add up to the order (M1).
create function check_order_sums() returns trigger language plpgsql as $$
declare
  sums record;
begin
  select count(*) as lines, sum(line_total) as subtotal, sum(discount) as discount, sum(vat) as vat
  into sums from order_line where order_id = new.id;
  if sums.lines = 0 or sums.subtotal <> new.subtotal or sums.discount <> new.discount or sums.vat > new.vat then
    raise exception 'the lines of order % do not add up to it', new.number using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger customer_order_sums after insert on customer_order
  deferrable initially deferred for each row execute function check_order_sums();

-- What is left to sell (remaining_quantity) goes down when goods are held for an order, and this goes up.
alter table product_price
  add column ordered_quantity bigint not null default 0 check (ordered_quantity >= 0);

-- Goods held for an order, sold, or put back. One row for all lines of a product price.
create table stock_reservation (
  order_id uuid not null references customer_order,
  product_price_id integer not null,
  quantity integer not null check (quantity > 0),
  state text not null default 'HELD' check (state in ('HELD', 'SOLD', 'RELEASED')),
  primary key (order_id, product_price_id)
);
create index stock_reservation_price on stock_reservation (product_price_id) where state <> 'RELEASED';

-- A request to buy, known by the key its sender gave it: sent again, it is answered again and not done again.
create table idempotency_key (
  customer_id uuid not null references customer on delete cascade,
  key text not null check (char_length(key) between 8 and 255),
  route text not null,
  body_hash bytea not null check (octet_length(body_hash) = 32),
  order_id uuid references customer_order,
  created_at timestamptz not null default now(),
  primary key (customer_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
