-- The jobs of a line are of its pieces, and no order that has left or ended has one that is still to be made.
select l.id, l.quantity, sum(j.quantity) filter (where j.state <> 'CANCELLED') as pieces, o.status
from print_job j join order_line l on l.id = j.line_id join customer_order o on o.id = l.order_id
group by l.id, o.status
having sum(j.quantity) filter (where j.state <> 'CANCELLED') <> l.quantity
  or (o.status in ('ON_THE_WAY', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'REJECTED')
    and count(*) filter (where j.state in ('QUEUED', 'RUNNING', 'HELD', 'PROBLEM')) > 0)
  or (o.status in ('CANCELLED', 'REJECTED') and count(*) filter (where j.state <> 'CANCELLED') > 0)
