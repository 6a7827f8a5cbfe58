-- How often a customer was reminded of a proof that waits for an answer.
alter table print_proof add reminders smallint not null default 0 check (reminders between 0 and 3);
