-- What was paid has its invoice, or waits for it: never both, and not for long.
select p.order_id, d.since, i.counter from payment p
left join invoice_due d on d.order_id = p.order_id
left join invoice i on i.order_id = p.order_id and i.kind = 'INVOICE'
where p.purpose = 'ORDER' and p.captured > 0
  and ((d.order_id is null) = (i.counter is null) or d.since < now() - interval '15 minutes')
