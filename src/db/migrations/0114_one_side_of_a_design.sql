-- no transaction
-- No side is twice in one design, and a file with all sides is a design of its own.
create unique index concurrently line_artwork_side on line_artwork (line_id, design, face) nulls not distinct;
