-- What the gateway says of a saved card (docs/decisions/0057). Cards saved before were never asked about: they are, soon.
alter table saved_card
  add column status text not null default 'ACTIVE' check (status in ('ACTIVE', 'EXPIRED', 'INACTIVE')),
  add column checked_at timestamptz;
create index saved_card_checked on saved_card (checked_at nulls first);
