-- A proof is the print proof from now on; a check that it is still the customer who uses a session is a reauthentication.
alter table session rename column proved_at to reauthenticated_at;

alter table one_time_code
  drop constraint one_time_code_purpose_check,
  drop constraint one_time_code_customer_check;
update one_time_code set purpose = 'reauthentication' where purpose = 'proof';
alter table one_time_code
  add constraint one_time_code_purpose_check
    check (purpose in ('sign-in', 'reset-password', 'change-identifier', 'reauthentication')),
  add constraint one_time_code_customer_check
    check ((purpose in ('change-identifier', 'reauthentication')) = (customer_id is not null));

alter table passkey_challenge
  drop constraint passkey_challenge_purpose_check,
  drop constraint passkey_challenge_customer_check;
update passkey_challenge set purpose = 'reauthentication' where purpose = 'proof';
alter table passkey_challenge
  add constraint passkey_challenge_purpose_check check (purpose in ('register', 'sign-in', 'reauthentication')),
  add constraint passkey_challenge_customer_check
    check ((purpose in ('register', 'reauthentication')) = (customer_id is not null));
