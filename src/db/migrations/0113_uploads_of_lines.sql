-- A line may be ordered while its file is still on the way: the file joins it by itself when it has arrived whole.

-- As the customer ordered it: uploads that had not arrived.
alter table order_line
  add column artwork_uploads jsonb not null default '[]' check (
    jsonb_typeof(artwork_uploads) = 'array' and jsonb_array_length(artwork_uploads) <= 10);

-- What lines still wait for. An upload that is given up, or becomes a file, is another table's row: no reference.
create table line_upload (
  line_id bigint not null references order_line on delete cascade,
  -- the file that it becomes bears the same id
  upload_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (line_id, upload_id)
);
create index line_upload_upload on line_upload (upload_id);

create function take_line_uploads() returns trigger language plpgsql as $$
begin
  insert into line_upload (line_id, upload_id)
  select distinct new.id, id::uuid from jsonb_array_elements_text(new.artwork_uploads) id;
  return null;
end $$;
create trigger order_line_uploads after insert on order_line
  for each row when (new.artwork_uploads <> '[]'::jsonb) execute function take_line_uploads();
