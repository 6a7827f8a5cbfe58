-- Files of builds whose names have a hash in them. A page of an older version may still ask for those of its build, so they
-- are in the storage until some time after they have retired. Empty: they are of the build that runs.
create table built_asset (
  address text primary key check (address ~ '^/[\w./-]{1,200}$'),
  retired_at timestamptz
);
create index built_asset_retired on built_asset (retired_at) where retired_at is not null;
