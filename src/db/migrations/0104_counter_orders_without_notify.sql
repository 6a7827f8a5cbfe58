-- An order that staff places is no different: it is found by order_event, and its commit waits for no other (docs/decisions/0097).
drop trigger staff_change_announced on staff_change;
create trigger staff_change_announced after insert on staff_change for each row
  when (new.action not in ('order.confirmTransfer', 'order.takePayment', 'order.place'))
  execute function announce_staff_change();
