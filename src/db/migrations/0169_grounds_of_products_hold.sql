alter table product validate constraint product_print_ground;
