-- M4, P3: an approved attempt has its money, and no money is without one.
select a.id, a.state from payment_attempt a left join payment p on p.attempt_id = a.id
where (a.state = 'APPROVED') <> (p.id is not null)
