-- P1: an order is open exactly when it is paid, to the halala.
select o.number, o.status, o.total, p.captured from customer_order o
left join payment p on p.order_id = o.id and p.purpose = 'ORDER'
where (o.opened_at is not null) <> (p.id is not null) or p.captured <> o.total
