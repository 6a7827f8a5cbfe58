-- Tax invoices and credit notes, one chain of all. Each holds the hash of the one before it and the next number, so none
-- can be missing, altered or put in between.
create table invoice (
  counter bigint primary key check (counter > 0),
  -- names the document to the tax authority as well
  id uuid not null unique,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  number text not null generated always as (
    case kind when 'INVOICE' then 'INV' else 'CN' end || '-' || lpad(counter::text, greatest(6, length(counter::text)), '0')
  ) stored unique,
  -- orders are never deleted, and an invoice would outlive them
  order_id uuid not null,
  -- of a credit note: the invoice it takes back, or a part of it, and the refund that asked for it
  invoice_counter bigint,
  corrected_kind text generated always as (case kind when 'CREDIT_NOTE' then 'INVOICE' end) stored,
  refund_id uuid unique,
  issued_at timestamptz not null,
  taxable halalas not null,
  vat halalas not null,
  total halalas not null check (total > 0 or kind = 'INVOICE'),
  -- what it says, as it was issued (InvoiceContent)
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  previous_counter bigint,
  -- base64 of SHA-256
  previous_hash text not null,
  hash text not null unique check (hash ~ '^[A-Za-z0-9+/]{43}=$'),
  signature text not null,
  qr text not null,
  -- the whole document, signed (UBL 2.1)
  xml text not null,
  -- of an invoice: what its credit notes come to
  credited halalas not null default 0,
  -- whether the tax authority knows of it
  report_status text not null default 'PENDING' check (report_status in ('PENDING', 'SENDING', 'REPORTED', 'REJECTED')),
  report_attempts integer not null default 0 check (report_attempts >= 0),
  report_claimed_at timestamptz,
  reported_at timestamptz,
  report_answer jsonb,
  unique (counter, hash),
  unique (counter, kind),
  check (taxable + vat = total),
  check (credited <= total and (credited = 0 or kind = 'INVOICE')),
  check ((kind = 'CREDIT_NOTE') = (refund_id is not null) and (kind = 'CREDIT_NOTE') = (invoice_counter is not null)),
  check ((counter = 1) = (previous_counter is null)),
  check (previous_counter = counter - 1),
  check (counter > 1 or previous_hash = 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='),
  check ((report_status in ('REPORTED', 'REJECTED')) = (reported_at is not null)),
  foreign key (previous_counter, previous_hash) references invoice (counter, hash),
  foreign key (invoice_counter, corrected_kind) references invoice (counter, kind)
);
create unique index invoice_order on invoice (order_id) where kind = 'INVOICE';
create index invoice_corrections on invoice (order_id, counter);
create index invoice_to_report on invoice (counter) where report_status in ('PENDING', 'SENDING');

-- What was issued stays as it is. Only what comes after may be noted: credits, which grow, and reports, which end.
create function seal_invoice() returns trigger language plpgsql as $$
declare
  -- and two columns that follow from others, which are not computed yet
  noted text[] := array['credited', 'report_status', 'report_attempts', 'report_claimed_at', 'reported_at',
    'report_answer', 'number', 'corrected_kind'];
begin
  if to_jsonb(new) - noted is distinct from to_jsonb(old) - noted then
    raise exception 'invoice % is sealed', old.number using errcode = 'restrict_violation';
  end if;
  if new.credited < old.credited or (old.reported_at is not null and new.report_status <> old.report_status) then
    raise exception 'what is noted of invoice % cannot be taken back', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger invoice_seal before update on invoice for each row execute function seal_invoice();
create trigger invoice_keep before delete or truncate on invoice for each statement execute function refuse_change();

-- A credit note counts against its invoice at once; the check above stops it when there is not so much left.
create function credit_invoice() returns trigger language plpgsql as $$
begin
  update invoice set credited = credited + new.total where counter = new.invoice_counter;
  return null;
end
$$;
create trigger invoice_credit after insert on invoice for each row
  when (new.kind = 'CREDIT_NOTE') execute function credit_invoice();
