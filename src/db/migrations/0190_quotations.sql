-- Special requests become quotations (docs/decisions/0199). A row is one version as it was sent: what it promises never changes.
create table quotation (
  id uuid primary key default gen_random_uuid(),
  special_request_id integer not null references special_request on delete cascade,
  version smallint not null check (version >= 1),
  status text not null default 'SENT'
    check (status in ('SENT', 'ACCEPTED', 'ORDERED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'REPLACED')),
  language text not null check (language in ('en', 'ar')),
  contact_name text not null check (char_length(contact_name) between 1 and 120),
  contact_phone text not null check (contact_phone ~ '^\+[0-9]{8,15}$'),
  contact_email text not null check (char_length(contact_email) between 3 and 254),
  -- null: picked up
  address jsonb check (jsonb_typeof(address) = 'object'),
  words text check (char_length(words) between 1 and 1000),
  production_days smallint not null check (production_days between 1 and 90),
  valid_until date not null,
  subtotal halalas not null,
  shipping halalas not null,
  taxable halalas not null,
  vat halalas not null,
  total halalas not null check (total > 0),
  order_id uuid unique references customer_order,
  sent_by uuid not null references staff,
  sent_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  decline_reason text check (char_length(decline_reason) between 1 and 500),
  reminded_at timestamptz,
  unique (special_request_id, version),
  check (subtotal + shipping = total),
  check (taxable + vat = total),
  check (address is not null or shipping = 0),
  check (status <> 'ORDERED' or order_id is not null),
  check (order_id is null or status in ('ORDERED', 'REPLACED'))
);
-- One version of a request stands at a time.
create unique index quotation_standing on quotation (special_request_id) where status in ('SENT', 'ACCEPTED', 'ORDERED');
create index quotation_ending on quotation (valid_until) where status in ('SENT', 'ACCEPTED');
create index quotation_sent_by on quotation (sent_by);

create table quotation_line (
  quotation_id uuid not null references quotation on delete cascade,
  position smallint not null check (position between 0 and 49),
  name text not null check (char_length(name) between 1 and 160),
  details text check (char_length(details) between 1 and 500),
  quantity integer not null check (quantity between 1 and 10000000),
  unit halalas not null,
  line_total halalas not null,
  vat halalas not null,
  primary key (quotation_id, position),
  check (line_total = unit * quantity),
  check (vat <= line_total)
);

-- Links that open a quotation without an account; only hashes of their tokens are stored.
create table quotation_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  quotation_id uuid not null references quotation on delete cascade,
  created_at timestamptz not null default now()
);
create index quotation_link_quotation on quotation_link (quotation_id);

-- What was sent stays as it was sent, and states go only one way.
create function seal_quotation() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['status', 'order_id', 'moved_at', 'decline_reason', 'reminded_at'];
begin
  if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change then
    raise exception 'a quotation that was sent cannot change' using errcode = 'restrict_violation';
  end if;
  if old.order_id is not null and new.order_id is distinct from old.order_id then
    raise exception 'a quotation becomes one order' using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status and (old.status || ' ' || new.status) <> all (array[
      'SENT ACCEPTED', 'SENT DECLINED', 'SENT EXPIRED', 'SENT WITHDRAWN', 'SENT REPLACED',
      'ACCEPTED ORDERED', 'ACCEPTED DECLINED', 'ACCEPTED EXPIRED', 'ACCEPTED WITHDRAWN',
      'ORDERED REPLACED', 'DECLINED REPLACED', 'EXPIRED REPLACED', 'WITHDRAWN REPLACED']) then
    raise exception 'a quotation does not go from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status then new.moved_at := now(); end if;
  return new;
end
$$;
create trigger quotation_sealed before update on quotation for each row execute function seal_quotation();

create function seal_quotation_line() returns trigger language plpgsql as $$
begin
  raise exception 'a line of a quotation that was sent cannot change' using errcode = 'restrict_violation';
end
$$;
create trigger quotation_line_sealed before update on quotation_line for each row execute function seal_quotation_line();

-- The request says how its newest version stands.
create function follow_quotation() returns trigger language plpgsql as $$
begin
  if new.status <> 'REPLACED' then
    update special_request set status = case new.status when 'SENT' then 'QUOTED' when 'WITHDRAWN' then 'NEW' else new.status end
    where id = new.special_request_id;
  end if;
  return null;
end
$$;
create trigger quotation_inserted after insert on quotation for each row execute function follow_quotation();
create trigger quotation_moved after update of status on quotation for each row
  when (old.status is distinct from new.status) execute function follow_quotation();

-- The sums of a version are those of its lines, checked when its transaction ends.
create function check_quotation_sums() returns trigger language plpgsql as $$
begin
  if not exists (
    select from quotation q
    where q.id = new.id and q.subtotal = (select coalesce(sum(line_total), -1) from quotation_line where quotation_id = q.id)
      and q.vat >= (select sum(vat) from quotation_line where quotation_id = q.id)
  ) then
    raise exception 'a quotation does not come to the sum of its lines' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger quotation_sums after insert on quotation deferrable initially deferred
  for each row execute function check_quotation_sums();
