-- What a refund of staff is for, and what its customer reads; one that was refused is tried again once; who asked for one
-- takes it back while it waits. A receipt that proves nothing is refused with a reason.
alter table refund
  -- why staff gives money back
  add column cause text check (cause in
    ('MISSING', 'DAMAGED', 'WRONG', 'LATE', 'CUSTOMER_ASKED', 'GOODWILL', 'OTHER')),
  -- of which lines and delivery it is: [{position, quantity, amount}], position null for delivery
  add column parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- the refused one in the place of which it is
  add column retries uuid unique references refund,
  add column withdrawn_at timestamptz,
  add check (cause is null or staff_id is not null),
  add check (withdrawn_at is null or (state = 'DECLINED' and needs_approval and decided_by is null));

-- Written anew: one that was withdrawn was never decided about.
do $$
declare
  name text;
begin
  for name in select conname from pg_constraint where conrelid = 'refund'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%decided_by IS NOT NULL%' and pg_get_constraintdef(oid) like '%TO_APPROVE%'
    and pg_get_constraintdef(oid) not like '%decided_by IS NULL%'
  loop
    execute format('alter table refund drop constraint %I', name);
  end loop;
end
$$;
alter table refund add constraint refund_decided check
  (not needs_approval or state = 'TO_APPROVE' or decided_by is not null or withdrawn_at is not null);

-- Only a refund that its gateway refused is tried again, with the same sum of the same payment.
create function check_refund_retry() returns trigger language plpgsql as $$
begin
  if not exists (select from refund before where before.id = new.retries and before.payment_id = new.payment_id
    and before.amount = new.amount and before.state = 'DECLINED' and before.last_error is not null) then
    raise exception 'refund % cannot be tried again', new.retries using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger refund_retry before insert on refund for each row when (new.retries is not null)
  execute function check_refund_retry();

alter table bank_receipt
  drop constraint bank_receipt_nth_check,
  add constraint bank_receipt_nth_check check (nth between 1 and 20),
  add column refused_at timestamptz,
  add column refused_by uuid references staff,
  add column refusal text check (char_length(refusal) between 1 and 300),
  add check ((refused_at is null) = (refused_by is null)),
  add check ((refused_at is null) = (refusal is null));

create function touch_order_of_refused() returns trigger language plpgsql as $$
begin
  insert into order_touch (order_id) select order_id from payment_attempt where id = new.attempt_id;
  return null;
end
$$;
create trigger bank_receipt_refused after update of refused_at on bank_receipt
  for each row execute function touch_order_of_refused();
