-- Cards name the product price that their price is of, so that it can be liked. New cards say it by themselves; those
-- there are get the variant that can be had for the least money, until their product is next written.
update product_card c
set card_en = '{"productPrice":' || cheapest.id || ',' || substr(card_en, 2),
  card_ar = '{"productPrice":' || cheapest.id || ',' || substr(card_ar, 2)
from (
  select product.id as product_id, coalesce('"' || price.id || '"', 'null') as id
  from product
  left join lateral (
    select pp.id
    from product_price pp
    where pp.product_id = product.id
    order by coalesce(pp.remaining_quantity, product.min_quantity) >= product.min_quantity desc,
      pp.price * (100 - pp.offer_percent), pp.position
    limit 1
  ) price on true
) cheapest
where cheapest.product_id = c.product_id;
