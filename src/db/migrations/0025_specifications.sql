-- Rows of the table of facts on a product's page, "name: value" line by line in each language.
alter table product add column specifications localized_text;

-- Details get theirs when their product is next written; those there are have none.
update product_detail
set detail_en = '{"specifications":[],' || substr(detail_en, 2), detail_ar = '{"specifications":[],' || substr(detail_ar, 2);
