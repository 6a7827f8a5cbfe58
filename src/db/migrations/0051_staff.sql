-- Staff: who works in the office, what they may do, how they sign in, and what they did. Apart from customers.

create table staff (
  id uuid primary key default gen_random_uuid(),
  -- as it is written to, and as it is compared
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null unique check (email_key = lower(email)),
  name text not null check (char_length(name) between 1 and 100),
  language text not null default 'ar' check (language in ('en', 'ar')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark', 'contrast')),
  status text not null default 'INVITED' check (status in ('INVITED', 'ACTIVE', 'INACTIVE')),
  -- argon2id; null for accounts that sign in by passkey alone
  password_hash text check (password_hash like '$argon2id$%'),
  -- who set the status: null when a command or the person themselves did
  status_by uuid references staff,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  deactivated_at timestamptz,
  check (status <> 'ACTIVE' or activated_at is not null),
  check ((status = 'INACTIVE') = (deactivated_at is not null))
);

-- What staff may do: twin of domain/staff/permissions.ts.
create table staff_permission (name text primary key check (name ~ '^[a-z]+\.[a-zA-Z]+$'));

-- A set of permissions. Those with a code are built in.
create table staff_role (
  id uuid primary key default gen_random_uuid(),
  code text unique check (code ~ '^[a-z]+$'),
  name localized_text not null,
  permissions text[] not null check (cardinality(permissions) > 0 and array_position(permissions, null) is null),
  -- who wrote the permissions: null for built-in ones and commands
  changed_by uuid references staff,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (code is null or (changed_by is null and deleted_at is null))
);

-- Who has which role. Rows stay: one that ended says who ended it.
create table staff_role_of (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff,
  role_id uuid not null references staff_role,
  -- null when a command did
  granted_by uuid references staff,
  granted_at timestamptz not null default now(),
  revoked_by uuid references staff,
  revoked_at timestamptz check (revoked_at >= granted_at),
  check (revoked_by is null or revoked_at is not null)
);
create unique index staff_role_of_now on staff_role_of (staff_id, role_id) where revoked_at is null;
create index staff_role_of_role on staff_role_of (role_id) where revoked_at is null;

-- The permissions a person has now: of all their roles, while they are active.
create function staff_permissions(who uuid) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct permission), '{}')
  from staff
  join staff_role_of held on held.staff_id = staff.id and held.revoked_at is null
  join staff_role role on role.id = held.role_id and role.deleted_at is null
  cross join unnest(role.permissions) permission
  where staff.id = who and staff.status = 'ACTIVE'
$$;

-- Changes of rights happen one after the other, so that each is judged by what the one before it left.
create function lock_staff_rights() returns void language sql as $$ select pg_advisory_xact_lock(7283015) $$;

-- Refuses a change that its author may not make: of their own rights, or of rights that they lack.
create function check_granter(author uuid, whose uuid, permissions text[]) returns void language plpgsql as $$
begin
  if author is null then return; end if;
  if author = whose then
    raise exception 'staff % cannot change their own rights', author using errcode = 'ST001';
  end if;
  if not permissions <@ staff_permissions(author) then
    raise exception 'staff % lacks some of these permissions', author using errcode = 'ST002';
  end if;
end
$$;

create function check_role_of() returns trigger language plpgsql as $$
declare
  role staff_role;
begin
  perform lock_staff_rights();
  select * into role from staff_role where id = new.role_id;
  if tg_op = 'INSERT' then
    if role.deleted_at is not null or new.revoked_at is not null then
      raise exception 'this role cannot be granted' using errcode = 'restrict_violation';
    end if;
    perform check_granter(new.granted_by, new.staff_id, role.permissions);
    return new;
  end if;
  if old.revoked_at is not null or new.revoked_at is null
     or (new.id, new.staff_id, new.role_id, new.granted_by, new.granted_at)
        is distinct from (old.id, old.staff_id, old.role_id, old.granted_by, old.granted_at) then
    raise exception 'a granted role can only be revoked' using errcode = 'restrict_violation';
  end if;
  perform check_granter(new.revoked_by, new.staff_id, role.permissions);
  return new;
end
$$;
create trigger staff_role_of_granted before insert or update on staff_role_of
  for each row execute function check_role_of();
create trigger staff_role_of_stays before delete or truncate on staff_role_of
  for each statement execute function refuse_change();

create function check_role() returns trigger language plpgsql as $$
begin
  perform lock_staff_rights();
  if tg_op = 'UPDATE' and old.code is not null then
    raise exception 'role % is built in', old.code using errcode = 'restrict_violation';
  end if;
  if exists (select from unnest(new.permissions) permission
             where permission not in (select name from staff_permission)) then
    raise exception 'there is no such permission' using errcode = 'check_violation';
  end if;
  if new.code is not null then return new; end if;
  if tg_op = 'INSERT' and (select count(*) from staff_role where code is null and deleted_at is null) >= 20 then
    raise exception 'there are 20 roles already' using errcode = 'ST004';
  end if;
  if new.deleted_at is not null and exists (
    select from staff_role_of where role_id = new.id and revoked_at is null
  ) then
    raise exception 'this role is in use' using errcode = 'ST005';
  end if;
  perform check_granter(new.changed_by, null, new.permissions);
  if tg_op = 'UPDATE' then
    -- The rights that a change takes away count as much as those that it gives.
    perform check_granter(new.changed_by, null, old.permissions);
    if exists (select from staff_role_of
               where role_id = new.id and staff_id = new.changed_by and revoked_at is null) then
      raise exception 'staff % cannot change their own rights', new.changed_by using errcode = 'ST001';
    end if;
  end if;
  return new;
end
$$;
create trigger staff_role_check before insert or update on staff_role for each row execute function check_role();
create trigger staff_role_stays before delete or truncate on staff_role
  for each statement execute function refuse_change();

create function check_staff_status() returns trigger language plpgsql as $$
begin
  perform lock_staff_rights();
  perform check_granter(new.status_by, new.id, (
    select coalesce(array_agg(distinct permission), '{}')
    from staff_role_of held join staff_role role on role.id = held.role_id cross join unnest(role.permissions) permission
    where held.staff_id = new.id and held.revoked_at is null));
  return new;
end
$$;
create trigger staff_status_check before update of status, status_by on staff
  for each row when (old.status <> new.status) execute function check_staff_status();
create trigger staff_stays before delete or truncate on staff for each statement execute function refuse_change();

-- Once a shop has an active owner it has one for good.
create function check_owner_remains() returns trigger language plpgsql as $$
begin
  if not exists (
    select from staff
    join staff_role_of held on held.staff_id = staff.id and held.revoked_at is null
    join staff_role role on role.id = held.role_id and role.code = 'owner'
    where staff.status = 'ACTIVE'
  ) then
    raise exception 'an active owner must remain' using errcode = 'ST003';
  end if;
  return null;
end
$$;
create constraint trigger staff_owner_remains after update of status on staff
  deferrable initially deferred for each row
  when (old.status = 'ACTIVE' and new.status <> 'ACTIVE') execute function check_owner_remains();
create constraint trigger staff_owner_role_remains after update of revoked_at on staff_role_of
  deferrable initially deferred for each row execute function check_owner_remains();

-- An invitation is used once, within 72 hours. Only the hash of its link is here.
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- null when a command did
  invited_by uuid references staff,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  check (expires_at <= created_at + interval '72 hours'),
  check (used_at is null or revoked_at is null)
);
create unique index staff_invitation_open on staff_invitation (staff_id) where used_at is null and revoked_at is null;

-- The secret of an authenticator app (RFC 6238), encrypted with a key of the process. A step counts once.
create table staff_totp (
  staff_id uuid primary key references staff,
  secret bytea not null,
  last_step bigint not null check (last_step >= 0),
  created_at timestamptz not null default now()
);
create function check_totp_step() returns trigger language plpgsql as $$
begin
  if new.secret = old.secret and new.last_step <= old.last_step then
    raise exception 'this step was used' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger staff_totp_step before update on staff_totp for each row execute function check_totp_step();

-- Ten for each account; each opens it once, in the place of the authenticator.
create table staff_recovery_code (
  staff_id uuid not null references staff,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  -- as the device names it, base64url
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) between 16 and 1400),
  -- DER (SubjectPublicKeyInfo)
  public_key bytea not null check (octet_length(public_key) between 32 and 1024),
  -- COSE: ES256 or RS256
  algorithm integer not null check (algorithm in (-7, -257)),
  sign_count bigint not null check (sign_count between 0 and 4294967295),
  user_agent text not null check (char_length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

-- One side of a dialogue that has a second: a password was right, a passkey or an authenticator is asked for.
create table staff_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('SECOND_FACTOR', 'SIGN_IN', 'FRESH', 'ADD_PASSKEY', 'ADD_TOTP', 'INVITED')),
  -- null where a passkey is to say who it is
  staff_id uuid references staff,
  -- what a passkey signs, or the encrypted secret of a new authenticator
  challenge bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '30 minutes'),
  check ((purpose = 'SIGN_IN') = (staff_id is null)),
  check ((purpose = 'SECOND_FACTOR') = (challenge is null))
);
create index staff_challenge_expiry on staff_challenge (expires_at);

-- A browser that is signed in to the office: 12 hours at most, 60 minutes without a call.
create table staff_session (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  -- of the cookie, which is random
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  method text not null check (method in ('TOTP', 'RECOVERY_CODE', 'PASSKEY')),
  user_agent text not null check (char_length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- when its person last showed a second factor
  fresh_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '12 hours')
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;
create index staff_session_expiry on staff_session (expires_at);
create function check_staff_session() returns trigger language plpgsql as $$
begin
  if new.staff_id <> old.staff_id or new.token_hash <> old.token_hash or new.expires_at > old.expires_at
     or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
    raise exception 'a session cannot change hands' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger staff_session_identity before update on staff_session
  for each row execute function check_staff_session();

-- What staff did, written in the transaction that did it. Who is null where no person signed in: commands, imports, jobs.
create table staff_change (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id uuid references staff,
  session_id uuid,
  via text not null check (via in ('OFFICE', 'COMMAND', 'IMPORT', 'SYSTEM')),
  action text not null check (action ~ '^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$'),
  subject_type text not null check (subject_type ~ '^[a-z][a-zA-Z]*$'),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  -- only what changed; null where there was nothing, or nothing is left
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  reason text check (char_length(reason) between 1 and 1000),
  -- the change that this one takes back
  undoes bigint unique references staff_change,
  -- when personal data in it was removed, because its owner asked for that
  erased_at timestamptz,
  check ((via = 'OFFICE') = (staff_id is not null)),
  check (session_id is null or staff_id is not null)
);
create index staff_change_staff on staff_change (staff_id, id);
create index staff_change_subject on staff_change (subject_type, subject_id, id);
create index staff_change_action on staff_change (action, id);
create index staff_change_at on staff_change (at);

-- Rows are written once. Only what they say of a person can be taken out.
create function check_staff_change() returns trigger language plpgsql as $$
begin
  if new.erased_at is null or new.before is not null or new.after is not null or new.reason is not null
     or (new.id, new.at, new.staff_id, new.session_id, new.via, new.action, new.subject_type, new.subject_id, new.undoes)
        is distinct from
        (old.id, old.at, old.staff_id, old.session_id, old.via, old.action, old.subject_type, old.subject_id, old.undoes)
  then
    raise exception 'update of staff_change is refused: its rows are written once' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger staff_change_once before update on staff_change for each row execute function check_staff_change();
create trigger staff_change_stays before delete or truncate on staff_change
  for each statement execute function refuse_change();

insert into staff_permission (name) values
  ('orders.view'), ('orders.edit'), ('orders.handOver'), ('orders.decide'), ('orders.export'), ('contact.view'),
  ('money.view'), ('money.counter'), ('money.decide'), ('money.unlimited'), ('invoices.view'),
  ('invoices.decide'), ('production.view'), ('production.edit'), ('production.pack'), ('production.decide'),
  ('artwork.view'), ('artwork.edit'), ('artwork.decide'), ('quotations.view'), ('quotations.edit'),
  ('quotations.decide'), ('customers.view'), ('customers.edit'), ('customers.decide'), ('customers.export'),
  ('messages.view'), ('messages.edit'), ('messages.decide'), ('catalogue.view'), ('catalogue.edit'),
  ('catalogue.decide'), ('prices.view'), ('prices.decide'), ('content.decide'), ('delivery.view'),
  ('delivery.edit'), ('delivery.decide'), ('company.view'), ('company.edit'), ('company.decide'),
  ('reports.sales'), ('reports.money'), ('reports.products'), ('reports.onTime'), ('reports.quotations'),
  ('staff.view'), ('staff.edit'), ('staff.decide'), ('activity.view'), ('activity.money'), ('system.view'),
  ('system.decide');

insert into staff_role (code, name, permissions) values
  ('owner', '{"en":"Owner","ar":"المالك"}', (select array_agg(name) from staff_permission)),
  ('manager', '{"en":"Manager","ar":"مدير"}', (select array_agg(name) from staff_permission where name not in (
    'money.unlimited', 'invoices.decide', 'customers.decide', 'company.edit', 'company.decide', 'staff.decide',
    'system.decide'))),
  ('sales', '{"en":"Sales","ar":"المبيعات"}', array[
    'orders.view', 'orders.edit', 'contact.view', 'money.view', 'money.counter', 'invoices.view',
    'production.view', 'artwork.view', 'artwork.edit', 'quotations.view', 'quotations.edit', 'customers.view',
    'customers.edit', 'messages.view', 'messages.edit', 'catalogue.view', 'prices.view', 'delivery.view',
    'reports.quotations']),
  ('prepress', '{"en":"Prepress","ar":"تجهيز الطباعة"}', array[
    'orders.view', 'production.view', 'artwork.view', 'artwork.edit', 'artwork.decide', 'quotations.view',
    'messages.view', 'catalogue.view', 'delivery.view']),
  ('production', '{"en":"Production","ar":"الإنتاج"}', array[
    'orders.view', 'production.view', 'production.edit', 'artwork.view', 'catalogue.view', 'delivery.view',
    'reports.onTime']),
  ('fulfilment', '{"en":"Fulfilment","ar":"التسليم"}', array[
    'orders.view', 'orders.handOver', 'contact.view', 'production.view', 'production.pack', 'delivery.view',
    'delivery.edit']),
  ('finance', '{"en":"Finance","ar":"المالية"}', array[
    'orders.view', 'contact.view', 'money.view', 'money.counter', 'money.decide', 'money.unlimited',
    'invoices.view', 'invoices.decide', 'quotations.view', 'customers.view', 'catalogue.view', 'prices.view',
    'delivery.view', 'company.view', 'company.edit', 'reports.sales', 'reports.money', 'reports.products',
    'reports.onTime', 'reports.quotations', 'activity.money']),
  ('content', '{"en":"Content","ar":"المحتوى"}', array[
    'catalogue.view', 'catalogue.edit', 'content.decide', 'reports.products']),
  ('viewer', '{"en":"Viewer","ar":"اطلاع فقط"}', array[
    'orders.view', 'production.view', 'catalogue.view', 'reports.sales']);
