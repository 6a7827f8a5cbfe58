-- What a printer needs to know of a product: from it and the choices of a line follows what a file must look like.

-- A drawn sheet: the measures of a print template, in millimetres of the finished product.
create table print_sheet (
  id integer generated always as identity primary key,
  code code not null unique,
  name localized_text not null,
  width_mm integer not null check (width_mm between 1 and 100000),
  height_mm integer not null check (height_mm between 1 and 100000),
  shape text not null default 'RECTANGLE' check (shape in ('RECTANGLE', 'ROUNDED', 'ROUND', 'DIE')),
  bleed_mm integer not null default 3 check (bleed_mm between 0 and 1000),
  safe_mm integer not null default 4 check (safe_mm between 0 and 1000),
  -- folds from the left and from the bottom, holes as [x, y, diameter] from there
  creases_x jsonb not null default '[]' check (jsonb_typeof(creases_x) = 'array'),
  creases_y jsonb not null default '[]' check (jsonb_typeof(creases_y) = 'array'),
  holes jsonb not null default '[]' check (jsonb_typeof(holes) = 'array'),
  -- a template of a large product is drawn at a tenth
  scale smallint not null default 1 check (scale in (1, 10)),
  position integer not null default 0,
  check (2 * safe_mm < least(width_mm, height_mm)),
  check (shape <> 'ROUND' or width_mm = height_mm)
);

create domain print_method as text
  check (value in ('COATED', 'UNCOATED', 'LARGE', 'TEXTILE', 'OBJECT', 'STAMP', 'ENGRAVED'));

create domain print_faces as text[]
  check (value <@ array['front', 'back', 'inside', 'left', 'right', 'lid', 'sleeve'] and cardinality(value) between 1 and 7);

alter table product
  -- null: nothing of it is printed from a file of the customer
  add print_method print_method,
  add print_sheet_id integer references print_sheet,
  add print_faces print_faces,
  add print_proof text not null default 'SELF' check (print_proof in ('NONE', 'SELF', 'STAFF')),
  -- of a booklet; null where every page is a face
  add pages_min smallint check (pages_min between 1 and 2000),
  add pages_max smallint check (pages_max <= 2000),
  add pages_multiple smallint check (pages_multiple in (1, 2, 4)),
  add check (print_method is null or print_faces is not null),
  add check ((pages_min is null) = (pages_max is null) and (pages_min is null) = (pages_multiple is null)),
  add check (pages_max >= pages_min);

alter table product_price add print_sheet_id integer references print_sheet;

-- What files of a FILE feature are: artwork is checked and printed, a document (a list of names, a licence) is read.
alter table feature add file_purpose text check (file_purpose in ('ARTWORK', 'DOCUMENT')),
  add check (file_purpose is null or control = 'FILE');

alter table feature_choice
  add print_sheet_id integer references print_sheet,
  add print_method print_method,
  add print_shape text check (print_shape in ('RECTANGLE', 'ROUNDED', 'ROUND', 'DIE')),
  add print_layer text check (print_layer in ('Foil', 'Gloss', 'White', 'Cut')),
  add print_faces print_faces,
  add print_pages smallint check (print_pages between 1 and 2000);
