-- M4: money that pays no order goes back, all of it; so does that of orders that were cancelled or rejected.
select p.id, p.captured, p.refunded from payment p join customer_order o on o.id = p.order_id
where (p.purpose = 'SURPLUS' or o.status in ('CANCELLED', 'REJECTED')) and p.refunded <> p.captured
