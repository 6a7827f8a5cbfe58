-- What each queue of Today is counted and begun by (docs/decisions/0117): since when its orders wait.
create index order_listing_to_accept on order_listing (moved_at, number) where status = 'PENDING' and held_at is null;
create index order_listing_on_the_way on order_listing (fulfilment, moved_at, number) where status = 'ON_THE_WAY';
create index order_listing_mine on order_listing (assignee_id, moved_at, number)
  where assignee_id is not null and status in ('AWAITING_PAYMENT', 'PENDING', 'PROCESSING', 'ON_THE_WAY');

-- What was promised by day is read from the index alone.
drop index order_listing_open;
create index order_listing_open on order_listing (ready_by, number) include (urgent)
  where status in ('PENDING', 'PROCESSING');

-- Few values each, and few combinations of them: the index is small, and any of its columns is looked up by skipping over
-- those before. Lists are counted by it.
create index order_listing_facets on order_listing (status, payment, method, provider, fulfilment, urgent, city_id);

-- How often values meet: of two that never do, no plan walks through every order.
drop statistics order_listing_filters;
create statistics order_listing_filters (dependencies, mcv)
  on status, payment, method, provider, fulfilment, urgent, city_id from order_listing;
