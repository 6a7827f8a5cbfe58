-- Which previews a customer ticked who approved a line alone: each face of each file of it.

alter table sign_off add column faces jsonb check (jsonb_typeof(faces) = 'array');

-- No approval without what was agreed to, and none by the customer alone without the faces that were seen.
create or replace function check_sign_off() returns trigger language plpgsql as $$
begin
  if exists (select from print_proof where id = new.id and state = 'APPROVED')
     and not exists (select from sign_off where proof_id = new.id and (new.kind <> 'SELF' or faces is not null)) then
    raise exception 'proof % has no complete sign-off', new.number using errcode = 'check_violation';
  end if;
  return null;
end
$$;
