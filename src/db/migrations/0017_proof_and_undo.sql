-- When whoever uses a session has last proved who they are: by signing in, later by a code or a passkey. Nobody is
-- believed to have proved it before this column was there.
alter table session add column proved_at timestamptz not null default 'epoch';
alter table session alter column proved_at set default now();

alter table one_time_code
  drop constraint one_time_code_purpose_check,
  drop constraint one_time_code_check1,
  add constraint one_time_code_purpose_check
    check (purpose in ('sign-in', 'reset-password', 'change-identifier', 'proof')),
  add constraint one_time_code_customer_check
    check ((purpose in ('change-identifier', 'proof')) = (customer_id is not null));

alter table passkey_challenge
  drop constraint passkey_challenge_purpose_check,
  drop constraint passkey_challenge_check,
  add constraint passkey_challenge_purpose_check check (purpose in ('register', 'sign-in', 'proof')),
  add constraint passkey_challenge_customer_check
    check ((purpose in ('register', 'proof')) = (customer_id is not null));

-- What was replaced by another e-mail address or number, until its owner may take that back no more. The row goes with
-- the use of its link.
create table identifier_undo (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  value_key text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index identifier_undo_customer on identifier_undo (customer_id);
create index identifier_undo_expiry on identifier_undo (expires_at);
