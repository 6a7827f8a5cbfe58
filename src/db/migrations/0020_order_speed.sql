-- Orders that are paid and wait for their invoice: written with the money, removed with the invoice, both by triggers, so
-- that none can be forgotten. Invoices are issued several at a time, right after the payments they are for.
create table invoice_due (
  order_id uuid primary key,
  since timestamptz not null default now()
);
create index invoice_due_since on invoice_due (since);

create function note_invoice_due() returns trigger language plpgsql as $$
begin
  insert into invoice_due (order_id) values (new.order_id);
  return null;
end
$$;
create trigger payment_invoice_due after insert on payment for each row
  when (new.purpose = 'ORDER' and new.captured > 0) execute function note_invoice_due();

create function note_invoice_issued() returns trigger language plpgsql as $$
begin
  delete from invoice_due where order_id = new.order_id;
  return null;
end
$$;
create trigger invoice_issued after insert on invoice for each row
  when (new.kind = 'INVOICE') execute function note_invoice_issued();

-- The order is named before it is read: an expression over the row that fired the trigger was worked out anew for every
-- order there is, whenever a plan read the table from end to end.
create or replace function check_order_paid() returns trigger language plpgsql as $$
declare
  named constant uuid := case tg_table_name when 'payment' then to_jsonb(new) ->> 'order_id' else to_jsonb(new) ->> 'id' end;
  target customer_order;
  paid halalas;
begin
  select * into target from customer_order where id = named;
  select captured into paid from payment where order_id = named and purpose = 'ORDER';
  if (target.opened_at is not null) <> (paid is not null) or paid <> target.total then
    raise exception 'order % and what was paid for it do not agree', target.number using errcode = 'check_violation';
  end if;
  return null;
end
$$;
