alter domain print_faces validate constraint print_faces_check;
alter table line_artwork validate constraint line_artwork_face_check;
