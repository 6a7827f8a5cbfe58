-- Receipts of a transfer are counted, so that a race cannot bring more than there may be.
alter table bank_receipt
  add column nth smallint not null check (nth between 1 and 5),
  add unique (attempt_id, nth);
drop index bank_receipt_attempt;

-- A further attempt to pay, known by the key of the request that asked for it.
alter table idempotency_key add column attempt_id uuid references payment_attempt;
