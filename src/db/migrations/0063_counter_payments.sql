-- Money that is taken at the counter, in cash or by a card terminal: recorded by staff, and refunded there.
alter table payment_attempt
  drop constraint payment_attempt_provider_check,
  add constraint payment_attempt_provider_check check
    (provider in ('MOYASAR', 'TABBY', 'TAMARA', 'BANK', 'COUNTER', 'NONE')),
  drop constraint payment_attempt_method_check,
  add constraint payment_attempt_method_check check (method in
    ('CARD', 'SAVED_CARD', 'APPLE_PAY', 'STC_PAY', 'TABBY', 'TAMARA', 'BANK_TRANSFER', 'CASH', 'TERMINAL')),
  add constraint payment_attempt_counter check ((provider = 'COUNTER') = (method in ('CASH', 'TERMINAL')) or amount = 0);

alter table payment
  -- who took it at the counter
  add column staff_id uuid references staff,
  add constraint payment_counter check ((provider = 'COUNTER') = (staff_id is not null));

-- Refunds of such money are given at the counter and recorded: the number of the cash receipt, or the terminal's slip.
do $$
declare
  name text;
begin
  for name in select conname from pg_constraint where conrelid = 'refund'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%(bank_reference IS NULL) = (iban IS NULL)%'
  loop
    execute format('alter table refund drop constraint %I', name);
  end loop;
end
$$;
alter table refund add constraint refund_account check (iban is null or bank_reference is not null);

create or replace function check_refund_way() returns trigger language plpgsql as $$
declare
  way constant text := (select provider from payment where id = new.payment_id);
  is_by_hand constant boolean := way in ('BANK', 'COUNTER');
begin
  if is_by_hand and (new.state in ('SENT', 'UNKNOWN') or (new.state = 'DONE' and new.bank_reference is null))
     or not is_by_hand and (new.state = 'AWAITING_TRANSFER' or new.bank_reference is not null)
     or way = 'BANK' and new.bank_reference is not null and new.iban is null
     or way <> 'BANK' and new.iban is not null then
    raise exception 'refund % cannot be % the way it was paid', new.id, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
