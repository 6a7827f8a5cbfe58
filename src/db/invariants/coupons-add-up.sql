-- A coupon is used as often as its uses say, never more than allowed; ended orders have given theirs back.
select c.code, c.used_count::text as what from coupon c
left join (select coupon_id, count(*) as uses from coupon_use where released_at is null group by 1) u on u.coupon_id = c.id
where c.used_count <> coalesce(u.uses, 0) or c.used_count > c.usage_limit
union all
select o.number::text, o.status from coupon_use u join customer_order o on o.id = u.order_id
where (u.released_at is null) <> (o.status not in ('EXPIRED', 'CANCELLED', 'REJECTED'))
union all
select o.number::text, 'without a use' from customer_order o
where o.coupon_code is not null and not exists (select from coupon_use u where u.order_id = o.id)
