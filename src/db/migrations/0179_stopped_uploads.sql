-- When a customer was informed that an upload of theirs stopped on its way: once.
alter table artwork_upload add column announced_at timestamptz;
