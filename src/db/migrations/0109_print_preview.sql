-- On pictures of which kind of blank product the artwork of a product is shown; null: it is shown flat.
alter table product add print_preview text check (print_preview ~ '^[a-z]+(-[a-z]+)*$');
