-- Links by which a customer pays an order that staff took, without signing in. Only the hash of a link's token is stored.
create table payment_link (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references customer_order,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_by uuid not null references staff,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz
);
-- One open link an order: a new one ends those before it.
create unique index payment_link_open on payment_link (order_id) where revoked_at is null;

-- What a link leads to, and until when, is decided once.
create function check_payment_link() returns trigger language plpgsql as $$
begin
  if old.revoked_at is not null
     or (to_jsonb(old) - 'revoked_at') is distinct from (to_jsonb(new) - 'revoked_at') then
    raise exception 'payment link % cannot change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payment_link_once before update on payment_link for each row execute function check_payment_link();
