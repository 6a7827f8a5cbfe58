-- no transaction
drop index concurrently if exists special_request_status;
create index concurrently special_request_status on special_request (status, id desc);
