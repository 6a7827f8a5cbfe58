-- When files go: of private goods soon after delivery, of customers only after a notice.

-- identity cards, contracts: what is on them is no one else's business
alter table product add column print_private boolean not null default false;
-- when its deletion was announced to its customer; another order takes that back
alter table artwork_version add column notified_at timestamptz;

-- When a version goes by itself: of a customer two years after the last order, or at its own time when that is later.
create function artwork_goes_at(version artwork_version) returns timestamptz language sql stable
  return (select greatest(version.delete_after, (
      select max(o.placed_at) + interval '24 months' from customer_order o where o.customer_id = a.customer_id))
    from artwork a where a.id = version.artwork_id);

-- Whether a version was printed for private goods alone, all of them delivered before an instant.
create function artwork_was_private(version uuid, delivered_before timestamptz) returns boolean language sql stable
  return coalesce((
    select bool_and((p.print_private or p.print_method = 'STAMP') and o.delivered_at <= delivered_before)
    from line_artwork u join order_line l on l.id = u.line_id join customer_order o on o.id = l.order_id
    left join product p on p.id = l.product_id where u.version_id = version), false);
