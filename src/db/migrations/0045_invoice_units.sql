-- Units that issue documents (EGS in the words of the tax authority), each with a chain of its own; tax invoices that
-- are cleared before they are handed out, beside simplified ones that are reported; debit notes.
create table invoice_unit (
  id smallint primary key check (id between 1 and 99),
  -- of the tax authority; null: documents are stamped by the settings, or by the shop itself
  environment text check (environment in ('sandbox', 'simulation', 'production')),
  -- "1-solution|2-version|3-uuid": what the authority knows the unit by
  serial_number text unique,
  -- which documents its certificate is for: standard and simplified ones, or simplified ones only
  invoice_types text check (invoice_types in ('1100', '0100')),
  -- key, certificate and secret, encrypted; the pending ones passed the first step of onboarding only
  credentials bytea,
  pending_credentials bytea,
  expires_at timestamptz,
  -- grows with every certificate
  version integer not null default 0 check (version >= 0),
  -- when the authority refused the certificate or its secret; null after the next success or renewal
  login_refused_at timestamptz,
  check ((credentials is null) = (expires_at is null)),
  check ((credentials is null) = (version = 0)),
  check ((credentials is null and pending_credentials is null) or (environment is not null and serial_number is not null and invoice_types is not null))
);
insert into invoice_unit (id) values (1);

alter table invoice
  drop constraint invoice_previous_counter_previous_hash_fkey,
  drop constraint invoice_invoice_counter_corrected_kind_fkey,
  drop constraint invoice_counter_hash_key,
  drop constraint invoice_counter_kind_key,
  drop constraint invoice_pkey,
  drop constraint invoice_kind_check,
  drop constraint invoice_report_status_check,
  drop constraint invoice_check3,
  drop constraint invoice_check7,
  drop column number,
  drop column corrected_kind;
drop index invoice_order;
drop index invoice_to_report;

alter table invoice
  add unit smallint not null default 1 references invoice_unit,
  add form text not null default 'SIMPLIFIED' check (form in ('STANDARD', 'SIMPLIFIED')),
  -- the unit of the invoice that a note corrects
  add invoice_unit smallint,
  -- what asked for a debit note: it is issued once
  add request_id uuid unique,
  add needs_clearance boolean not null default false,
  -- stamped with a certificate that had expired: stamped again before it is sent and handed out
  add stamp_due boolean not null default false,
  -- the document and its QR code as the authority stamped and returned them
  add cleared_xml text,
  add cleared_qr text,
  add handed_out_at timestamptz;
update invoice set invoice_unit = 1 where kind = 'CREDIT_NOTE';

alter table invoice
  add constraint invoice_kind_check check (kind in ('INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE')),
  add corrected_kind text generated always as (case when kind <> 'INVOICE' then 'INVOICE' end) stored,
  -- the first unit's numbers stay as they were
  add number text not null generated always as (
    case kind when 'INVOICE' then 'INV' when 'CREDIT_NOTE' then 'CN' else 'DN' end || '-' ||
    case when unit = 1 then '' else unit::text || '-' end || lpad(counter::text, greatest(6, length(counter::text)), '0')
  ) stored unique,
  add primary key (unit, counter),
  add unique (unit, counter, hash),
  add unique (unit, counter, kind, form),
  add foreign key (unit, previous_counter, previous_hash) references invoice (unit, counter, hash),
  -- a note has the form of its invoice
  add foreign key (invoice_unit, invoice_counter, corrected_kind, form) references invoice (unit, counter, kind, form),
  add check ((kind = 'CREDIT_NOTE') = (refund_id is not null)),
  add check ((kind = 'DEBIT_NOTE') = (request_id is not null)),
  add check ((kind = 'INVOICE') = (invoice_counter is null) and (kind = 'INVOICE') = (invoice_unit is null)),
  -- NONE: the unit was not registered with the authority when it was issued
  add constraint invoice_report_status_check
    check (report_status in ('NONE', 'PENDING', 'SENDING', 'REPORTED', 'CLEARED', 'REJECTED')),
  add check ((report_status in ('REPORTED', 'CLEARED', 'REJECTED')) = (reported_at is not null)),
  add check (not needs_clearance or (form = 'STANDARD' and report_status <> 'NONE')),
  add check ((report_status = 'CLEARED') = (cleared_xml is not null) and (report_status = 'CLEARED') = (cleared_qr is not null)),
  add check (report_status <> 'CLEARED' or needs_clearance),
  add check (not stamp_due or report_status in ('PENDING', 'SENDING')),
  add is_final boolean not null generated always as (
    case when needs_clearance then report_status in ('REPORTED', 'CLEARED') else not stamp_due end) stored;
alter table invoice
  add check (handed_out_at is null or is_final);
-- One that the authority refused is replaced by another.
create unique index invoice_order on invoice (order_id) where kind = 'INVOICE' and report_status <> 'REJECTED';
create index invoice_to_report on invoice (unit, counter) where report_status in ('PENDING', 'SENDING');

create or replace function seal_invoice() returns trigger language plpgsql as $$
declare
  noted text[] := array['credited', 'report_status', 'report_attempts', 'report_claimed_at', 'reported_at',
    'report_answer', 'stamp_due', 'cleared_xml', 'cleared_qr', 'handed_out_at',
    -- these follow from others, and are not computed yet
    'number', 'corrected_kind', 'is_final'];
  -- a stamp is not part of what is hashed: an expired one may be replaced, once
  stamp text[] := array['xml', 'signature', 'qr'];
begin
  if old.stamp_due and not new.stamp_due then
    noted := noted || stamp;
  end if;
  if to_jsonb(new) - noted is distinct from to_jsonb(old) - noted then
    raise exception 'invoice % is sealed', old.number using errcode = 'restrict_violation';
  end if;
  if new.credited < old.credited
     or (old.reported_at is not null and new.report_status <> old.report_status)
     or (old.report_status = 'NONE' and new.report_status <> 'NONE')
     or (new.stamp_due and not old.stamp_due)
     or (old.cleared_xml is not null and (new.cleared_xml, new.cleared_qr) is distinct from (old.cleared_xml, old.cleared_qr))
     or (old.handed_out_at is not null and new.handed_out_at is distinct from old.handed_out_at) then
    raise exception 'what is noted of invoice % cannot be taken back', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace function credit_invoice() returns trigger language plpgsql as $$
begin
  update invoice set credited = credited + new.total where unit = new.invoice_unit and counter = new.invoice_counter;
  return null;
end
$$;
