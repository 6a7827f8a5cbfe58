-- P4: nobody is left in the dark about a payment for longer than a quarter of an hour.
select id, state, sent_at from payment_attempt
where state in ('SENT', 'UNKNOWN') and sent_at < now() - interval '15 minutes'
