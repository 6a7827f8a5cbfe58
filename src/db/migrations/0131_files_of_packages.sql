-- What a package (ZIP) holds of which its owner chooses: places in its list, names and bytes.
alter table artwork_version add column entries jsonb not null default '[]' check (jsonb_typeof(entries) = 'array');
