-- no transaction
-- Products of a category, and with all of them of the shop, in an order of chance that is always the same: the first of it are a sample
-- by which a long list is counted (services/catalog/listed-products.repository.ts).
drop index concurrently if exists listing_sample;
create index concurrently listing_sample on product_listing (top_category_id, category_id, hashint4(product_id));
