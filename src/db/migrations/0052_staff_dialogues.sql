-- A dialogue of who has shown a password can ask a passkey too; one who came in says who they are in every other.
do $$
declare
  rule text;
begin
  for rule in
    select conname from pg_constraint
    where conrelid = 'staff_challenge'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%challenge IS NULL%'
  loop
    execute format('alter table staff_challenge drop constraint %I', rule);
  end loop;
end
$$;
alter table staff_challenge add constraint staff_challenge_asks check (purpose = 'SECOND_FACTOR' or challenge is not null);

-- A link opens an account with all its rights: nobody sends one to a person who has more of them.
create function check_staff_invitation() returns trigger language plpgsql as $$
begin
  perform lock_staff_rights();
  perform check_granter(new.invited_by, new.staff_id, (
    select coalesce(array_agg(distinct permission), '{}')
    from staff_role_of held join staff_role role on role.id = held.role_id cross join unnest(role.permissions) permission
    where held.staff_id = new.staff_id and held.revoked_at is null));
  return new;
end
$$;
create trigger staff_invitation_rights before insert on staff_invitation
  for each row execute function check_staff_invitation();

-- Used and revoked links stay as they are.
create function check_staff_invitation_once() returns trigger language plpgsql as $$
begin
  if old.used_at is not null or old.revoked_at is not null
     or (new.id, new.staff_id, new.token_hash, new.invited_by, new.expires_at)
        is distinct from (old.id, old.staff_id, old.token_hash, old.invited_by, old.expires_at) then
    raise exception 'a link is used once' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger staff_invitation_once before update on staff_invitation
  for each row execute function check_staff_invitation_once();

-- A recovery code is used once.
create function check_staff_recovery_code() returns trigger language plpgsql as $$
begin
  if old.used_at is not null then
    raise exception 'this code was used' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger staff_recovery_code_once before update on staff_recovery_code
  for each row execute function check_staff_recovery_code();
