-- Money that came by bank transfer goes back by one, with the bank's reference and the account; money of the counter goes
-- back there, with the number of its slip; no other money does either.
select r.id, p.provider, r.state, r.bank_reference from refund r join payment p on p.id = r.payment_id
where (p.provider in ('BANK', 'COUNTER')
    and (r.state in ('SENT', 'UNKNOWN') or (r.state = 'DONE' and r.bank_reference is null)))
   or (p.provider not in ('BANK', 'COUNTER') and (r.state = 'AWAITING_TRANSFER' or r.bank_reference is not null))
   or (p.provider <> 'BANK' and r.iban is not null)
