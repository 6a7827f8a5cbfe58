-- The clip of a pen is a face of its own, beside its barrel.
alter domain print_faces drop constraint print_faces_check;
alter domain print_faces add constraint print_faces_check check (
  value <@ array['front', 'back', 'inside', 'left', 'right', 'lid', 'sleeve', 'clip'] and cardinality(value) between 1 and 8
) not valid;
alter table line_artwork
  drop constraint line_artwork_face_check,
  add constraint line_artwork_face_check check (face in ('front', 'back', 'inside', 'left', 'right', 'lid', 'sleeve', 'clip')) not valid;
