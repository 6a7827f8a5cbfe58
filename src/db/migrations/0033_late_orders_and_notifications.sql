-- The day an order was promised for when it was placed, once another one had to be promised, and why.
alter table customer_order
  add column agreed_by date,
  add column late_reason text check (char_length(late_reason) between 1 and 500),
  -- when the customer was reminded that it is not paid
  add column reminded_at timestamptz,
  add check ((agreed_by is null) = (late_reason is null)),
  add check (agreed_by is null or ready_by > agreed_by);

-- The day that was agreed stays, and another one is promised only as a delay.
create function check_promised_day() returns trigger language plpgsql as $$
begin
  if new.agreed_by is distinct from coalesce(old.agreed_by, case when new.ready_by <> old.ready_by then old.ready_by end) then
    raise exception 'the day that was agreed for order % cannot change', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger customer_order_promised before update of ready_by, agreed_by on customer_order
  for each row execute function check_promised_day();

create index customer_order_abandoned on customer_order (placed_at) where status = 'EXPIRED' and reminded_at is null;

-- Messages about an order are also a list in its customer's account: which order, what happened, and since when it is read.
alter table outbox_message
  add column order_id uuid references customer_order,
  add column order_news text check (char_length(order_news) between 1 and 40),
  add column read_at timestamptz,
  add check ((order_id is null) = (order_news is null));
update outbox_message m set order_id = o.id, order_news = split_part(m.dedupe_key, ':', 3), read_at = now()
from customer_order o
where m.template = 'order-news' and m.channel = 'EMAIL' and m.dedupe_key like 'order:%' and o.id::text = split_part(m.dedupe_key, ':', 2);
create index outbox_message_order on outbox_message (order_id, id desc) where order_id is not null;
