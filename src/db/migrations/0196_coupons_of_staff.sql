-- Coupons are edited in the office. Each edit counts the version up, so that an older one is not saved over it.
alter table coupon add column version integer not null default 1 check (version > 0);
