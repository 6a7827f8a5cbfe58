-- P5: no number of a card where texts of customers, gateways and jobs are kept (the digits alone; Luhn is for the scanner). Ids have
-- groups of digits too, but go on with a hyphen.
select 'attempt' as place, id::text from payment_attempt where source_token ~ '^\d{12,19}$'
union all
select 'outbox', id::text from outbox_message where body_text ~ '\m[3-6]\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\M(?!-)'
