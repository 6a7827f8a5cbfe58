-- Money that came by bank transfer goes back by bank transfer: staff sends it and records the bank's reference.
alter table payment
  -- the account a transfer came from, as the bank's statement names it
  add column sender_iban text check (sender_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add check (sender_iban is null or provider = 'BANK');

insert into refund_move values ('PENDING', 'AWAITING_TRANSFER'), ('AWAITING_TRANSFER', 'DONE');

alter table refund
  drop constraint refund_state_check,
  add constraint refund_state_check check
    (state in ('PENDING', 'SENT', 'UNKNOWN', 'AWAITING_TRANSFER', 'DONE', 'DECLINED')),
  -- where it was sent to, and under which reference of the bank
  add column iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add column bank_reference text check (char_length(bank_reference) between 1 and 60),
  add check ((bank_reference is null) = (iban is null)),
  add check (bank_reference is null or state = 'DONE');
-- One transfer is recorded once.
create unique index refund_bank_reference on refund (bank_reference);
create index refund_awaiting_transfer on refund (created_at) where state = 'AWAITING_TRANSFER';

-- Refunds of transfers that were handed to gateways again and again, none of which knows banks.
update refund r set state = 'PENDING' from payment p
where p.id = r.payment_id and p.provider = 'BANK' and r.state = 'SENT';

-- Only a transfer is awaited for a transfer, and it is done only with the bank's reference.
create function check_refund_way() returns trigger language plpgsql as $$
declare
  is_bank constant boolean := (select provider = 'BANK' from payment where id = new.payment_id);
begin
  if is_bank and (new.state in ('SENT', 'UNKNOWN') or (new.state = 'DONE' and new.bank_reference is null))
     or not is_bank and (new.state = 'AWAITING_TRANSFER' or new.bank_reference is not null) then
    raise exception 'refund % cannot be % the way it was paid', new.id, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger refund_way before insert or update on refund for each row execute function check_refund_way();
