alter table feature_choice
  validate constraint feature_choice_print_ground,
  validate constraint feature_choice_print_inks;
alter table product validate constraint product_print_inks;
