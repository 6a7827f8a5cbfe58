-- M1: an order costs what its lines come to, with discount, urgency, shipping and VAT.
select o.number, o.total from customer_order o
join (select order_id, sum(line_total) as subtotal, sum(discount) as discount from order_line group by 1) l on l.order_id = o.id
where l.subtotal <> o.subtotal or l.discount <> o.discount
   or o.subtotal - o.discount + o.urgent_fee + o.shipping + case when o.prices_include_vat then 0 else o.vat end <> o.total
