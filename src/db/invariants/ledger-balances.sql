-- M3: entries of one cause add up to nothing, and the gateways' accounts are what came less what went back.
select cause_id::text as what, sum(amount) as amount from ledger_entry group by cause_id having sum(amount) <> 0
union all
select 'gateways', sum(amount) from ledger_entry where account like 'gateway:%'
having coalesce(sum(amount), 0) <> (select coalesce(sum(captured), 0) from payment)
  - (select coalesce(sum(amount), 0) from refund where state = 'DONE')
