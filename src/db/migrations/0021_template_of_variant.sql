-- A template may be drawn for one variant of its product (a poster in A2), and is shown first when that is chosen.
alter table product_price add unique (id, product_id);
alter table template_file
  add column product_price_id integer,
  add foreign key (product_price_id, product_id) references product_price (id, product_id)
    on delete set null (product_price_id);
create index template_file_price on template_file (product_price_id) where product_price_id is not null;

-- Details say it by themselves when their product is next written; those there are have templates for all variants.
update product_detail
set detail_en = regexp_replace(detail_en, '("href":"/api/app/templates/\d+")\}', '\1,"priceId":null}', 'g'),
  detail_ar = regexp_replace(detail_ar, '("href":"/api/app/templates/\d+")\}', '\1,"priceId":null}', 'g')
where product_id in (select product_id from template_file);
