-- allowed: constraint-scan: a shop has some hundred sheets
-- The radius of rounded corners in millimetres; null: that of the usual punch. It is also that of a choice which rounds this sheet.
alter table print_sheet
  add corner_mm integer check (corner_mm between 1 and 1000),
  add check (2 * corner_mm <= least(width_mm, height_mm));
