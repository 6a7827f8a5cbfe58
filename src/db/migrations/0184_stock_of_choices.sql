-- The colour of a material that is chosen: black board, kraft, cotton. Null: the choice says nothing of it, or by the feature "colour".
-- Inks: whether the colour beneath is seen through them, by a product and by a choice. Null: by the print method.
alter table feature_choice
  add column print_ground text,
  add column print_inks text,
  add constraint feature_choice_print_ground check (print_ground ~ '^#[0-9a-f]{6}$') not valid,
  add constraint feature_choice_print_inks check (print_inks in ('OPAQUE', 'TRANSPARENT')) not valid;
alter table product
  add column print_inks text,
  add constraint product_print_inks check (print_inks in ('OPAQUE', 'TRANSPARENT')) not valid;
