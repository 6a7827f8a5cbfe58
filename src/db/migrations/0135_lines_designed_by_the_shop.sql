-- Lines that the shop designs from the beginning stand at the artwork desk as well, where a person takes one.
alter table line_production add designer_id uuid;

-- Whether a line waits for the shop to design it.
create function is_to_be_designed(line line_production) returns boolean language sql immutable
  return line.design_asked_at is not null and line.state in ('AWAITING_ARTWORK', 'NEEDS_CHANGES');

create or replace function await_artwork() returns trigger language plpgsql as $$
begin
  insert into line_production (line_id, state, policy, design_asked_at)
  select l.id, 'AWAITING_ARTWORK', case when l.design_mode = 'DESIGN_FOR_ME' then 'STAFF' else p.print_proof end,
    case when l.design_mode = 'DESIGN_FOR_ME' then now() end
  from order_line l join product p on p.id = l.product_id
  where l.order_id = new.id and l.design_mode in ('LATER', 'DESIGN_FOR_ME') and p.print_method is not null
    and l.production_started_at is null
  on conflict (line_id) do update set design_asked_at = excluded.design_asked_at
    where line_production.design_asked_at is null and excluded.design_asked_at is not null;
  return null;
end
$$;

-- Such lines of orders that are being made already.
insert into line_production (line_id, state, policy, design_asked_at)
select l.id, 'AWAITING_ARTWORK', 'STAFF', now()
from order_line l join product p on p.id = l.product_id join customer_order o on o.id = l.order_id
where l.design_mode = 'DESIGN_FOR_ME' and p.print_method is not null and l.production_started_at is null
  and o.status in ('PENDING', 'PROCESSING')
on conflict (line_id) do update set design_asked_at = excluded.design_asked_at
  where line_production.design_asked_at is null;

alter table line_production
  add constraint line_production_designer foreign key (designer_id) references staff not valid,
  add constraint line_production_designed check (designer_id is null or design_asked_at is not null) not valid;
