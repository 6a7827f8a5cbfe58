-- O2: every move is one of the table, begins where the last one ended, and the last one is where the order stands.
select e.order_id, e.from_status, e.to_status from (
  select *, lag(to_status) over (partition by order_id order by id) as previous,
    row_number() over (partition by order_id order by id desc) as from_end
  from order_event) e join customer_order o on o.id = e.order_id
where e.from_status is distinct from e.previous
   or (e.from_status is not null and not exists (
     select from order_move m where m.from_status = e.from_status and m.to_status = e.to_status))
   or (e.from_end = 1 and e.to_status <> o.status)
