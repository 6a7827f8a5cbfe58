-- What commands and jobs changed, the newest first: an index by person has no order among rows without one.
create index staff_change_no_person on staff_change (at, id) where staff_id is null;
