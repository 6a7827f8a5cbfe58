-- Faces after the first may be of another size: a mark on the chest and a print on the back. Null: that of the first.
alter table feature_choice add column print_second_sheet_id integer references print_sheet;
