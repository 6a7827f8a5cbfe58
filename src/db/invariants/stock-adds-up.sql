-- What is counted as ordered is what is held and sold, and never less than nothing is left.
select p.id, p.remaining_quantity, p.ordered_quantity from product_price p
left join (select product_price_id, sum(quantity) as quantity from stock_reservation where state <> 'RELEASED' group by 1) r
  on r.product_price_id = p.id
where p.ordered_quantity <> coalesce(r.quantity, 0) or p.remaining_quantity < 0
