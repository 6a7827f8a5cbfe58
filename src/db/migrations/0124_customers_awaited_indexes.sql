-- no transaction
-- What the queues that wait for customers are counted and begun by (docs/decisions/0117).
drop index concurrently if exists order_listing_files_awaited;
create index concurrently order_listing_files_awaited on order_listing (files_awaited_at, number)
  where files_awaited_at is not null;
drop index concurrently if exists order_listing_proofs_awaited;
create index concurrently order_listing_proofs_awaited on order_listing (proofs_awaited_at, number)
  where proofs_awaited_at is not null;
drop index concurrently if exists order_listing_payment_awaited;
create index concurrently order_listing_payment_awaited on order_listing (payment, moved_at, number)
  where status = 'AWAITING_PAYMENT';
