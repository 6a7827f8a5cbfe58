-- When the newest piece of an upload arrived: an upload that is whole is finished by the shop only some time later, because its
-- browser does so at once. Null while nothing arrived, and for uploads before this column.
alter table artwork_upload add column received_at timestamptz;
