-- A provider may refuse to hear that the goods have left. It is asked again less and less often, and one alarm is raised.
alter table payment
  add column capture_tries smallint not null default 0 check (capture_tries >= 0),
  add column capture_next_at timestamptz,
  add column capture_refused_at timestamptz;

create or replace function check_payment() returns trigger language plpgsql as $$
declare
  movable constant text[] := array['refunded', 'capture_due', 'capture_tries', 'capture_next_at', 'capture_refused_at'];
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - movable is distinct from to_jsonb(old) - movable then
      raise exception 'money that came cannot change' using errcode = 'restrict_violation';
    end if;
  elsif not exists (select from payment_attempt a where a.id = new.attempt_id and a.state = 'APPROVED'
    and a.order_id = new.order_id and a.provider = new.provider and a.currency = new.currency) then
    raise exception 'money without an approved attempt' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create index payment_due_capture on payment (capture_next_at nulls first) where capture_due;
