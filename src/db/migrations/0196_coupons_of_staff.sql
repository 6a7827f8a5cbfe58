-- Coupons are edited in the office. Each edit counts the version up, so that an older one is not saved over it. It is a table
-- of its own: the version before reads all columns of coupon in a prepared statement, which another column would break.
create table coupon_version (
  coupon_id integer primary key references coupon on delete cascade,
  -- a coupon that was never edited has version 1 and no row
  version integer not null check (version > 1)
);
