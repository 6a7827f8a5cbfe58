-- Goods are held for orders that wait, sold for those that are paid, and free for those that ended.
select o.number, o.status, r.state from stock_reservation r join customer_order o on o.id = r.order_id
where r.state <> case
  when o.status = 'AWAITING_PAYMENT' then 'HELD'
  when o.status in ('EXPIRED', 'CANCELLED', 'REJECTED') then 'RELEASED'
  else 'SOLD' end
