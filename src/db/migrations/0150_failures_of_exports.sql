-- How often making a file has failed since its last part: one that always fails is given up and hinders no other.
alter table export_file add column failures smallint not null default 0;
