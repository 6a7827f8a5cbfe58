-- A scanner for viruses may be away: what waits for it says since when, and goes on by itself.
alter table artwork_version add column scanner_away_at timestamptz;
