-- no transaction
-- Jobs of a sheet are looked up by it.
drop index concurrently if exists print_job_pooled_jobs;
create index concurrently print_job_pooled_jobs on print_job (pool_id) where pool_id is not null;
