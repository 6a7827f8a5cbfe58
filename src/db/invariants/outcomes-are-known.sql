-- P4: no attempt stays without a known outcome for longer than a quarter of an hour.
select id, state, sent_at from payment_attempt
where state in ('SENT', 'UNKNOWN') and sent_at < now() - interval '15 minutes'
