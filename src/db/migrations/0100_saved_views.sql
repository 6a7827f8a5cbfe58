-- Lists that people come back to: filters, order and columns under a name, for themselves or for everyone.
create table staff_view (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  list text not null check (list in ('orders', 'staff', 'activity')),
  name text not null check (char_length(name) between 1 and 60),
  -- as it stands in the address of the list
  query text not null check (char_length(query) <= 1000),
  is_shared boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  unique (staff_id, list, name)
);
create index staff_view_shared on staff_view (list, name) where is_shared;
