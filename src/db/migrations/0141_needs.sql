-- The oldest migration that a version must have to live with this one; null where the version before can (0162).
alter table schema_migration add column needs text;
