-- Who of the staff moved an order, and what they say to each other about it.
alter table order_event add column staff_id uuid references staff;

-- The transaction of a staff's move says who it is (set_config 'office.staff'); any other move names no person.
create or replace function record_order_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into order_event (order_id, from_status, to_status, moved_by, reason, staff_id)
    values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, new.moved_by, new.move_reason,
      case when new.moved_by = 'STAFF' then nullif(current_setting('office.staff', true), '')::uuid end);
  end if;
  return null;
end
$$;

create table order_note (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order,
  staff_id uuid not null references staff,
  text text not null check (char_length(text) between 1 and 2000),
  -- who is asked to read it
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 20),
  created_at timestamptz not null default now()
);
create index order_note_order on order_note (order_id, id);
create trigger order_note_once before update or delete or truncate on order_note
  for each statement execute function refuse_change();
