-- no transaction
-- Files that were not checked for their lines yet.
create index concurrently line_artwork_unchecked on line_artwork (set_at) where spec_digest is null;
