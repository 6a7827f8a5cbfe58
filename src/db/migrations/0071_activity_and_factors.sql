-- The activity is read newest first, by person, by action, by both, and by thing; a page is a walk along one index.
drop index staff_change_staff;
drop index staff_change_action;
drop index staff_change_at;
create index staff_change_at on staff_change (at, id);
create index staff_change_staff on staff_change (staff_id, at, id);
create index staff_change_action on staff_change (action, at, id);
create index staff_change_staff_action on staff_change (staff_id, action, at, id);

-- An active person can always come in: by a passkey, by a password with an authenticator, or by a link that is open.
create function check_factor_remains() returns trigger language plpgsql as $$
begin
  -- Two factors that are removed at once wait for each other here.
  perform from staff where id = old.staff_id for no key update;
  if exists (
    select from staff
    where staff.id = old.staff_id and staff.status = 'ACTIVE'
      and not exists (select from staff_passkey where staff_id = staff.id)
      and not (staff.password_hash is not null and exists (select from staff_totp where staff_id = staff.id))
      and not exists (
        select from staff_invitation
        where staff_id = staff.id and used_at is null and revoked_at is null and expires_at > now())
  ) then
    raise exception 'staff % would have no factor left', old.staff_id using errcode = 'ST006';
  end if;
  return null;
end
$$;
create constraint trigger staff_totp_remains after delete on staff_totp
  deferrable initially deferred for each row execute function check_factor_remains();
create constraint trigger staff_passkey_remains after delete on staff_passkey
  deferrable initially deferred for each row execute function check_factor_remains();
