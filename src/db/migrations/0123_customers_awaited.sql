-- Since when an order waits for its customer, as Today counts it: for files and what is said about them, and for answers to proofs.
alter table order_listing
  add column files_awaited_at timestamptz,
  add column proofs_awaited_at timestamptz;

create function touch_order_of_wait() returns trigger language plpgsql as $$
begin
  insert into order_touch (order_id) select order_id from order_line where id = new.line_id;
  return null;
end
$$;
create trigger customer_wait_touched after insert or update of until on customer_wait
  for each row execute function touch_order_of_wait();

insert into order_touch (order_id)
select distinct order_id from order_line where id in (select line_id from customer_wait where until is null);
