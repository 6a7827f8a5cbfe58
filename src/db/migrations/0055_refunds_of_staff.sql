-- Refunds that staff asks for say who it was and why; above a sum a second person approves (docs/decisions/0086).
insert into refund_move values ('TO_APPROVE', 'PENDING'), ('TO_APPROVE', 'DECLINED');

alter table refund
  drop constraint refund_state_check,
  add constraint refund_state_check check
    (state in ('TO_APPROVE', 'PENDING', 'SENT', 'UNKNOWN', 'AWAITING_TRANSFER', 'DONE', 'DECLINED')),
  add column staff_id uuid references staff,
  add column note text check (char_length(note) between 1 and 500),
  add column needs_approval boolean not null default false,
  -- the second person, whatever they decided
  add column decided_by uuid references staff,
  add column decided_at timestamptz,
  -- who recorded that it was sent by bank
  add column confirmed_by uuid references staff,
  add check (staff_id is null or requested_by = 'STAFF'),
  add check (not needs_approval or staff_id is not null),
  -- one's own refund is approved by somebody else
  add constraint refund_second_person check (decided_by <> staff_id),
  add check ((decided_by is null) = (decided_at is null)),
  add check (state <> 'TO_APPROVE' or (needs_approval and decided_by is null)),
  add check (not needs_approval or state = 'TO_APPROVE' or decided_by is not null);
create index refund_to_approve on refund (created_at) where state = 'TO_APPROVE';
create index refund_staff on refund (staff_id, created_at) where staff_id is not null;
