-- M2: nothing goes back that did not come, and what is promised is what refunds say.
select p.id, p.captured, p.refunded from payment p
left join (select payment_id, sum(amount) as amount from refund where state <> 'DECLINED' group by 1) r on r.payment_id = p.id
where p.refunded <> coalesce(r.amount, 0) or p.refunded > p.captured
