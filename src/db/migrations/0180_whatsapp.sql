-- Text messages may go by WhatsApp first, by a template that Meta has approved, to customers who agreed to it (0189).
alter table outbox_message
  -- the template, what it is filled in with, and where its button leads; null: by text message alone
  add column whatsapp jsonb,
  -- WhatsApp's own number of the message
  add column carrier_message_id text,
  drop constraint outbox_message_channel_check,
  add constraint outbox_message_channel_check check (channel in ('EMAIL', 'SMS', 'WHATSAPP')) not valid,
  drop constraint outbox_message_status_check,
  -- ACCEPTED: WhatsApp has taken it, and has yet to say whether it arrived
  add constraint outbox_message_status_check
    check (status in ('PENDING', 'SENDING', 'ACCEPTED', 'SENT', 'FAILED', 'WITHHELD')) not valid,
  -- What waits is a text message: whether it goes by WhatsApp is decided when it leaves.
  add constraint outbox_message_whatsapp_leaves check (
    (status <> 'ACCEPTED' or channel = 'WHATSAPP') and
    (channel <> 'WHATSAPP' or status in ('SENT', 'FAILED') or (status in ('SENDING', 'ACCEPTED') and whatsapp is not null))
  ) not valid,
  add constraint outbox_message_whatsapp_once check (channel <> 'EMAIL' or (whatsapp is null and carrier_message_id is null)) not valid,
  add constraint outbox_message_whatsapp_blanked
    check (not is_secret or status not in ('SENT', 'FAILED', 'WITHHELD') or whatsapp is null) not valid;

-- A trigger, because a version that does not know the column settles such messages too.
create function blank_secret_template() returns trigger language plpgsql as $$
begin
  new.whatsapp := null;
  return new;
end $$;
create trigger outbox_template_blanked before insert or update on outbox_message for each row
  when (new.is_secret and new.whatsapp is not null and new.status in ('SENT', 'FAILED', 'WITHHELD'))
  execute function blank_secret_template();

-- Order news by WhatsApp, as Meta wants it: agreed to, with the time and the text.
alter table consent
  drop constraint consent_kind_check,
  add constraint consent_kind_check check (kind in ('terms', 'blog-updates', 'marketing', 'whatsapp')) not valid;
