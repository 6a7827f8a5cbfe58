-- O1: one cart is one live order.
select customer_id, cart_key, count(*) from customer_order
where status not in ('EXPIRED', 'CANCELLED', 'REJECTED') and customer_id is not null
group by 1, 2 having count(*) > 1
