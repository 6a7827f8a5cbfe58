-- How often each gateway refused a call, by day of Riyadh: what `npm run shop -- gateways check` shows of the last days.
-- Nothing of a person is in it: the call without ids, the status and the vendor's own code.
create table gateway_refusal (
  day date not null,
  vendor text not null check (vendor ~ '^[A-Z][A-Z_]{1,29}$'),
  call text not null check (char_length(call) <= 120),
  -- 0: there was no answer
  status integer not null check (status between 0 and 599),
  code text not null check (char_length(code) <= 80),
  times integer not null check (times > 0),
  last_at timestamptz not null default now(),
  primary key (day, vendor, call, status, code)
);
