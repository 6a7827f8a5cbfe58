-- no transaction
-- One product in 16 and one in 64, by chance, beside the one in 256 that there is: facets of a search with very many hits are counted by these.
drop index concurrently if exists product_search_sample_16;
create index concurrently product_search_sample_16 on product_search using gin (words) where (hashint4(product_id) & 15) = 0;
drop index concurrently if exists product_search_sample_64;
create index concurrently product_search_sample_64 on product_search using gin (words) where (hashint4(product_id) & 63) = 0;
