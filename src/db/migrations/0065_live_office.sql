-- What staff changes is announced to the browsers of the office by its kind and id, at the commit (docs/decisions/0097).
-- NOTIFY makes commits wait for each other: never where an order is placed or paid, also when staff takes the money.
create function announce_staff_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed',
    json_build_object('kind', new.subject_type, 'id', new.subject_id, 'by', new.staff_id)::text);
  return null;
end
$$;
create trigger staff_change_announced after insert on staff_change for each row
  when (new.action not in ('order.confirmTransfer', 'order.takePayment'))
  execute function announce_staff_change();

-- A session that ends, a person who is deactivated and a role that changes end open lines at once.
create function announce_office_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', '{"kind":"access"}');
  return null;
end
$$;
create trigger staff_session_announced after update of ended_at on staff_session for each row
  when (new.ended_at is not null) execute function announce_office_access();
create trigger staff_status_announced after update of status on staff for each row
  when (new.status <> old.status) execute function announce_office_access();
create trigger staff_role_of_announced after insert or update on staff_role_of for each statement
  execute function announce_office_access();
create trigger staff_role_announced after update of permissions on staff_role for each statement
  execute function announce_office_access();
