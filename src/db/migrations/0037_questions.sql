-- Questions of customers about products, shown with the answer of the shop.

create table product_question (
  id uuid primary key default gen_random_uuid(),
  -- what staff calls it by
  number integer not null generated always as identity unique,
  product_id integer not null references product on delete cascade,
  customer_id uuid references customer on delete cascade,
  -- belongs to the demo catalogue, which no customer has asked about
  is_demo boolean not null default false,
  -- as it is shown: a first name and an initial
  author_name text not null check (char_length(author_name) between 1 and 70),
  -- the language the answer is written and sent in
  language text not null check (language in ('en', 'ar')),
  body text not null check (char_length(body) between 1 and 2000),
  status text not null default 'PENDING' check (status in ('PENDING', 'ANSWERED', 'REJECTED')),
  answer text check (char_length(answer) between 1 and 4000),
  asked_at timestamptz not null default now(),
  moderated_at timestamptz,
  check ((customer_id is null) = is_demo),
  check ((status = 'ANSWERED') = (answer is not null)),
  check ((status = 'PENDING') = (moderated_at is null))
);
create index product_question_shown on product_question (product_id, asked_at desc) where status = 'ANSWERED';
create index product_question_waiting on product_question (number) where status = 'PENDING';
create index product_question_customer on product_question (customer_id);

create function announce_question() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'DELETE' and new.status = 'ANSWERED') or (tg_op <> 'INSERT' and old.status = 'ANSWERED') then
    perform pg_notify('catalog_changed',
      json_build_array('product:' || case when tg_op = 'DELETE' then old.product_id else new.product_id end)::text);
  end if;
  return null;
end
$$;
create trigger product_question_announced after insert or update or delete on product_question
  for each row execute function announce_question();
