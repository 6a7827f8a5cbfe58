-- Money: how it was asked for, what came, and what went back. No card number is ever here: only what gateways give for it.

-- Every legal move of an attempt and of a refund. Twins of the tables in src/domain/payments.
create table attempt_move (from_state text not null, to_state text not null, primary key (from_state, to_state));
insert into attempt_move values
  ('CREATED', 'SENT'), ('CREATED', 'CANCELLED'), ('CREATED', 'EXPIRED'),
  ('SENT', 'REQUIRES_ACTION'), ('SENT', 'UNKNOWN'), ('SENT', 'APPROVED'), ('SENT', 'DECLINED'),
  ('REQUIRES_ACTION', 'UNKNOWN'), ('REQUIRES_ACTION', 'APPROVED'), ('REQUIRES_ACTION', 'DECLINED'),
  ('REQUIRES_ACTION', 'CANCELLED'), ('REQUIRES_ACTION', 'EXPIRED'),
  ('UNKNOWN', 'REQUIRES_ACTION'), ('UNKNOWN', 'APPROVED'), ('UNKNOWN', 'DECLINED'),
  ('DECLINED', 'APPROVED'), ('CANCELLED', 'APPROVED'), ('EXPIRED', 'APPROVED');

create table refund_move (from_state text not null, to_state text not null, primary key (from_state, to_state));
insert into refund_move values
  ('PENDING', 'SENT'), ('SENT', 'PENDING'), ('SENT', 'UNKNOWN'), ('SENT', 'DONE'), ('SENT', 'DECLINED'),
  ('UNKNOWN', 'PENDING'), ('UNKNOWN', 'DONE'), ('UNKNOWN', 'DECLINED');

-- The argument of the trigger is the table of moves.
create function check_state_change() returns trigger language plpgsql as $$
declare
  legal boolean;
begin
  if new.state = old.state then return new; end if;
  execute format('select exists (select from %I where from_state = $1 and to_state = $2)', tg_argv[0])
    into legal using old.state, new.state;
  if not legal then
    raise exception '% cannot go from % to %', tg_table_name, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create table saved_card (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  provider text not null check (provider = 'MOYASAR'),
  -- the gateway's name for the card: worth nothing without the shop's key
  token text not null check (token ~ '^token_[A-Za-z0-9_-]{1,200}$'),
  brand text not null check (brand in ('mada', 'visa', 'master', 'amex')),
  last_four text not null check (last_four ~ '^\d{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2100),
  holder text not null check (char_length(holder) between 1 and 120),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (customer_id, token)
);
create unique index saved_card_default on saved_card (customer_id) where is_default;

-- An attempt to pay an order. Its id is the name gateways know it by.
create table payment_attempt (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references customer_order,
  provider text not null check (provider in ('MOYASAR', 'TABBY', 'TAMARA', 'BANK', 'NONE')),
  method text not null check (method in ('CARD', 'SAVED_CARD', 'APPLE_PAY', 'STC_PAY', 'TABBY', 'TAMARA', 'BANK_TRANSFER')),
  amount halalas not null,
  currency text not null default 'SAR' check (currency = 'SAR'),
  state text not null default 'CREATED' check (state in ('CREATED', 'SENT', 'REQUIRES_ACTION', 'UNKNOWN', 'APPROVED',
    'DECLINED', 'CANCELLED', 'EXPIRED')),
  gateway_id text check (char_length(gateway_id) between 1 and 100),
  -- where the customer goes on
  action_url text check (char_length(action_url) <= 2000),
  -- what the gateway gave for the card
  source_token text check (char_length(source_token) between 1 and 10000),
  keeps_card boolean not null default false,
  decline_code text check (char_length(decline_code) between 1 and 60),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  checked_at timestamptz,
  settled_at timestamptz,
  unique (provider, gateway_id),
  check ((provider = 'NONE') = (amount = 0)),
  check (state <> 'DECLINED' or decline_code is not null)
);
create index payment_attempt_order on payment_attempt (order_id, created_at);
-- Nobody pays twice at a time: while one attempt may still take money, no other begins.
create unique index payment_attempt_in_flight on payment_attempt (order_id)
  where state in ('CREATED', 'SENT', 'REQUIRES_ACTION', 'UNKNOWN');
create index payment_attempt_open on payment_attempt (created_at)
  where state in ('CREATED', 'SENT', 'REQUIRES_ACTION', 'UNKNOWN');
create trigger payment_attempt_state before update of state on payment_attempt
  for each row execute function check_state_change('attempt_move');

create function freeze_attempt() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.provider, new.method, new.amount, new.currency) <>
     (old.order_id, old.provider, old.method, old.amount, old.currency)
     or (old.gateway_id is not null and new.gateway_id is distinct from old.gateway_id) then
    raise exception 'what an attempt asks for cannot change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payment_attempt_frozen before update on payment_attempt
  for each row execute function freeze_attempt();

-- Money that came. That for an order pays it exactly; any other is a surplus and goes back.
create table payment (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique references payment_attempt,
  order_id uuid not null references customer_order,
  purpose text not null check (purpose in ('ORDER', 'SURPLUS')),
  provider text not null,
  gateway_id text not null,
  captured halalas not null,
  -- given back, or promised to be
  refunded halalas not null default 0,
  currency text not null default 'SAR' check (currency = 'SAR'),
  card_brand text check (char_length(card_brand) <= 20),
  card_last_four text check (card_last_four ~ '^\d{4}$'),
  -- where the provider wants to hear that the goods have left: when it did
  capture_due boolean not null default false,
  received_at timestamptz not null default now(),
  unique (provider, gateway_id),
  check (refunded <= captured)
);
create unique index payment_of_order on payment (order_id) where purpose = 'ORDER';
create index payment_order on payment (order_id);

-- Giving money back: written before the gateway is asked.
create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  order_id uuid not null references customer_order,
  amount halalas not null check (amount > 0),
  state text not null default 'PENDING' check (state in ('PENDING', 'SENT', 'UNKNOWN', 'DONE', 'DECLINED')),
  reason text not null check (reason in ('CANCELLED', 'REJECTED', 'LATE', 'SURPLUS', 'WRONG_AMOUNT', 'STAFF')),
  requested_by text not null check (requested_by in ('CUSTOMER', 'STAFF', 'SYSTEM')),
  tries smallint not null default 0,
  last_error text check (char_length(last_error) <= 200),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  settled_at timestamptz,
  check ((state in ('DONE', 'DECLINED')) = (settled_at is not null))
);
create index refund_payment on refund (payment_id);
create index refund_open on refund (created_at) where state in ('PENDING', 'SENT', 'UNKNOWN');
-- One at a time with the gateway, so that what it says about the payment tells what came of it.
create unique index refund_in_flight on refund (payment_id) where state in ('SENT', 'UNKNOWN');
create trigger refund_state before update of state on refund
  for each row execute function check_state_change('refund_move');

-- What is promised back is the sum of the refunds that were not declined (M2).
create function check_refunds() returns trigger language plpgsql as $$
declare
  target uuid := coalesce(to_jsonb(new) ->> 'payment_id', to_jsonb(new) ->> 'id');
begin
  if (select refunded from payment where id = target)
     <> (select coalesce(sum(amount), 0) from refund where payment_id = target and state <> 'DECLINED') then
    raise exception 'the refunds of payment % do not add up', target using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger refund_sum after insert or update on refund
  deferrable initially deferred for each row execute function check_refunds();
create constraint trigger payment_refund_sum after insert or update on payment
  deferrable initially deferred for each row execute function check_refunds();

-- Money is what an approved attempt asked for, and stays what it is.
create function check_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - array['refunded', 'capture_due'] is distinct from to_jsonb(old) - array['refunded', 'capture_due'] then
      raise exception 'money that came cannot change' using errcode = 'restrict_violation';
    end if;
  elsif not exists (select from payment_attempt a where a.id = new.attempt_id and a.state = 'APPROVED'
    and a.order_id = new.order_id and a.provider = new.provider and a.currency = new.currency) then
    raise exception 'money without an approved attempt' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger payment_check before insert or update on payment for each row execute function check_payment();

-- An order is open exactly when it is paid, to the halala (P1).
create function check_order_paid() returns trigger language plpgsql as $$
declare
  target customer_order;
  paid halalas;
begin
  select * into target from customer_order where id = coalesce(to_jsonb(new) ->> 'order_id', to_jsonb(new) ->> 'id')::uuid;
  select captured into paid from payment where order_id = target.id and purpose = 'ORDER';
  if (target.opened_at is not null) <> (paid is not null) or paid <> target.total then
    raise exception 'order % and what was paid for it do not agree', target.number using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger customer_order_paid after insert or update of status on customer_order
  deferrable initially deferred for each row execute function check_order_paid();
create constraint trigger payment_pays after insert on payment
  deferrable initially deferred for each row execute function check_order_paid();

-- The books: entries of one cause add up to nothing, and none is ever changed (M3).
create table ledger_entry (
  id bigint generated always as identity primary key,
  -- the payment or the refund
  cause_id uuid not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  order_id uuid not null references customer_order,
  recorded_at timestamptz not null default now(),
  unique (cause_id, account)
);
create index ledger_entry_order on ledger_entry (order_id);
create trigger ledger_once before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();

create function book_payment() returns trigger language plpgsql as $$
begin
  if new.captured > 0 then
    insert into ledger_entry (cause_id, account, amount, order_id) values
      (new.id, 'gateway:' || new.provider, new.captured, new.order_id),
      (new.id, 'customers', -new.captured, new.order_id);
  end if;
  return null;
end
$$;
create trigger payment_booked after insert on payment for each row execute function book_payment();

create function book_refund() returns trigger language plpgsql as $$
begin
  insert into ledger_entry (cause_id, account, amount, order_id)
  select new.id, 'gateway:' || provider, -new.amount, new.order_id from payment where id = new.payment_id
  union all select new.id, 'customers', new.amount, new.order_id;
  return null;
end
$$;
create trigger refund_booked after update of state on refund
  for each row when (new.state = 'DONE' and old.state <> 'DONE') execute function book_refund();

-- What gateways have told, each event once.
create table webhook_event (
  provider text not null,
  event_id text not null check (char_length(event_id) between 1 and 200),
  type text not null check (char_length(type) between 1 and 60),
  gateway_id text check (char_length(gateway_id) <= 100),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index webhook_event_age on webhook_event (received_at);

-- What customers send to prove a transfer.
create table bank_receipt (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempt,
  storage_key text not null unique,
  media_type text not null,
  file_name text not null check (char_length(file_name) between 1 and 120),
  byte_size bigint not null check (byte_size > 0),
  uploaded_at timestamptz not null default now()
);
create index bank_receipt_attempt on bank_receipt (attempt_id);
