-- The colour of what is printed on, where a product is not white; a choice of its feature "colour" replaces it. Null: white, or by that feature.
alter table product
  add column print_ground text,
  add constraint product_print_ground check (print_ground ~ '^#[0-9a-f]{6}$') not valid;
