-- The webhook that `npm run shop -- gateways webhooks` has registered at each vendor. Tamara lists none: without the name it
-- gave, a webhook can neither be looked at nor changed.
create table gateway_webhook (
  vendor text primary key check (vendor ~ '^[A-Z][A-Z_]{1,29}$'),
  webhook_id text not null check (char_length(webhook_id) between 1 and 100),
  url text not null check (char_length(url) <= 255),
  registered_at timestamptz not null default now()
);
