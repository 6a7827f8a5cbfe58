-- How far the print of a choice runs beyond the cut: a canvas whose picture runs around its frame, and one with white edges. Null: as
-- far as its sheet says.
alter table feature_choice
  add column print_bleed_mm integer,
  add constraint feature_choice_print_bleed check (print_bleed_mm between 0 and 1000) not valid;
