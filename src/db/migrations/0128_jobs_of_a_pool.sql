-- no transaction
-- Jobs of a sheet are looked up by it, and none is on one that there is not.
drop index concurrently if exists print_job_pooled_jobs;
create index concurrently print_job_pooled_jobs on print_job (pool_id) where pool_id is not null;
alter table print_job validate constraint print_job_pool;
