-- allowed: constraint-scan: the table has a few hundred rows
-- Chunks that several parts share have their names joined by "~".
alter table built_asset drop constraint built_asset_address_check;
alter table built_asset add constraint built_asset_address_check check (address ~ '^/[\w./~-]{1,250}$');
