-- Orders as the office lists them: a read model beside them, so that lists cost shoppers nothing (docs/decisions/0085).

-- What staff adds to an order; no row until they do.
create table order_desk (
  order_id uuid primary key references customer_order,
  assignee_id uuid references staff,
  -- why nothing happens to it for now
  hold_reason text check (char_length(hold_reason) between 1 and 300),
  held_at timestamptz,
  -- of contact and address, which several people may correct
  version integer not null default 1 check (version > 0),
  check ((hold_reason is null) = (held_at is null))
);
create index order_desk_assignee on order_desk (assignee_id) where assignee_id is not null;

-- Orders of which something changed that is no move, oldest first. Rows are only added, and removed when long listed.
create table order_touch (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  at timestamptz not null default now()
);

-- None of these fires where an order is placed or paid: such orders are found by order_event.
create function touch_order() returns trigger language plpgsql as $$
begin
  insert into order_touch (order_id) values ((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end
$$;
create trigger customer_order_touched
  after update of cancel_requested_at, ready_by, customer_id, contact_name, contact_phone, contact_email, company_name,
    vat_number, po_number, address, hold_expires_at on customer_order
  for each row execute function touch_order('id');
create trigger payment_attempt_touched after update of state on payment_attempt for each row
  when (new.state in ('UNKNOWN', 'DECLINED', 'CANCELLED', 'EXPIRED')
    or (new.provider = 'BANK' and new.state = 'REQUIRES_ACTION')
    or (old.state = 'UNKNOWN' and new.state <> 'APPROVED'))
  execute function touch_order('order_id');
create trigger refund_touched after insert or update of state on refund
  for each row execute function touch_order('order_id');
create trigger invoice_touched after insert on invoice
  for each row execute function touch_order('order_id');
create function touch_order_of_receipt() returns trigger language plpgsql as $$
begin
  insert into order_touch (order_id) select order_id from payment_attempt where id = new.attempt_id;
  return null;
end
$$;
create trigger bank_receipt_touched after insert on bank_receipt
  for each row execute function touch_order_of_receipt();

create index refund_order on refund (order_id);

create table order_listing (
  order_id uuid primary key references customer_order,
  number integer not null unique,
  placed_at timestamptz not null,
  moved_at timestamptz not null,
  ready_by date not null,
  total halalas not null,
  status text not null,
  payment text not null check
    (payment in ('UNPAID', 'TRANSFER', 'UNKNOWN', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'FREE')),
  -- of the attempt that paid, else of the newest
  method text,
  provider text,
  fulfilment text not null,
  city_id integer,
  urgent boolean not null,
  assignee_id uuid,
  held_at timestamptz,
  cancel_requested_at timestamptz,
  -- receipts of a transfer that is waited for
  receipts smallint not null,
  received_at timestamptz,
  -- from when on somebody has to look
  payment_trouble_at timestamptz,
  refund_trouble_at timestamptz,
  refund_to_send_at timestamptz,
  refund_to_approve_at timestamptz,
  invoice_trouble_at timestamptz,
  -- the newest of its moves that is in here
  last_event bigint not null
);
create index order_listing_placed on order_listing (placed_at, number);
create index order_listing_moved on order_listing (moved_at, number);
create index order_listing_ready on order_listing (ready_by, number);
create index order_listing_total on order_listing (total, number);
create index order_listing_status on order_listing (status, placed_at, number);
create index order_listing_payment on order_listing (payment, placed_at, number);
create index order_listing_method on order_listing (method, placed_at, number);
create index order_listing_provider on order_listing (provider, placed_at, number);
create index order_listing_fulfilment on order_listing (fulfilment, placed_at, number);
create index order_listing_city on order_listing (city_id, placed_at, number);
create index order_listing_open on order_listing (ready_by, number) where status in ('PENDING', 'PROCESSING');
create index order_listing_assigned on order_listing (assignee_id, placed_at, number) where assignee_id is not null;
create index order_listing_held on order_listing (held_at) where held_at is not null;
create index order_listing_cancel on order_listing (cancel_requested_at) where cancel_requested_at is not null;
create index order_listing_received on order_listing (received_at) where receipts > 0;
create index order_listing_payment_trouble on order_listing (payment_trouble_at) where payment_trouble_at is not null;
create index order_listing_refund_trouble on order_listing (refund_trouble_at) where refund_trouble_at is not null;
create index order_listing_to_send on order_listing (refund_to_send_at) where refund_to_send_at is not null;
create index order_listing_to_approve on order_listing (refund_to_approve_at) where refund_to_approve_at is not null;
create index order_listing_invoice_trouble on order_listing (invoice_trouble_at) where invoice_trouble_at is not null;
-- Two filters are often of one mind: rejected orders are refunded, old ones are completed.
create statistics order_listing_filters (dependencies, mcv) on status, payment, method, provider, fulfilment
  from order_listing;

-- What an order is found by: words and digits. Apart, so that the rows that lists walk through stay narrow.
create table order_terms (
  order_id uuid primary key references order_listing,
  terms tsvector not null
);
create index order_terms_terms on order_terms using gin (terms) with (fastupdate = off);

-- How far the listing follows. Ids are given before they are committed, so the ends of the two logs are read again until
-- every transaction that was open at the time has ended.
create table order_listing_progress (
  is_only boolean primary key default true check (is_only),
  settled_event bigint not null default 0,
  settled_touch bigint not null default 0,
  seen_event bigint not null default 0,
  seen_touch bigint not null default 0,
  -- the first transaction that was not yet there when the ends were seen
  seen_before xid8 not null default '0'
);
insert into order_listing_progress default values;

-- The words of a text in the form in which they are searched. Twin of domain/text/normalise.ts.
create function searched_form(text_value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(normalize(translate(regexp_replace(lower(normalize(text_value, NFKD)),
    '[\u0300-\u036F\u064B-\u065F\u0670\u0640\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF''’ʼ]', '', 'g'),
    'ٱىیېةہھەکگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ايييههههكك01234567890123456789'), NFC), '\s+', ' ', 'g'))
$$;
