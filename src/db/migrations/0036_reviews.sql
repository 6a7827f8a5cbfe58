-- Reviews of products by customers who have received them.

create table review (
  id uuid primary key default gen_random_uuid(),
  -- what staff calls it by
  number integer not null generated always as identity unique,
  product_id integer not null references product on delete cascade,
  -- what was bought: each line of an order has one review at most
  order_line_id bigint unique references order_line,
  customer_id uuid references customer on delete cascade,
  -- belongs to the demo catalogue, which no customer has bought from
  is_demo boolean not null default false,
  -- as it is shown: a first name and an initial
  author_name text not null check (char_length(author_name) between 1 and 70),
  rating smallint not null check (rating between 1 and 5),
  body text not null check (char_length(body) between 1 and 4000),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  -- counts the author's changes: staff approves what it has read, not what was written afterwards
  revision integer not null default 1 check (revision > 0),
  rejection text check (rejection in ('NOT_ABOUT_PRODUCT', 'OFFENSIVE', 'PERSONAL_DATA', 'ADVERTISING', 'PHOTOS')),
  reply text check (char_length(reply) between 1 and 4000),
  replied_at timestamptz,
  written_at timestamptz not null default now(),
  moderated_at timestamptz,
  check ((order_line_id is null) = is_demo),
  check ((customer_id is null) = is_demo),
  check ((status = 'REJECTED') = (rejection is not null)),
  check ((status = 'PENDING') = (moderated_at is null)),
  check ((reply is null) = (replied_at is null))
);
create index review_shown on review (product_id, written_at desc) where status = 'APPROVED';
create index review_waiting on review (number) where status = 'PENDING';
create index review_customer on review (customer_id);

-- Only what was delivered to its author is reviewed, and a review stays with what it is about.
create function check_review_bought() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.product_id, new.order_line_id, new.customer_id, new.is_demo)
       is distinct from (old.product_id, old.order_line_id, old.customer_id, old.is_demo) then
      raise exception 'review % cannot become one of something else', old.number using errcode = 'restrict_violation';
    end if;
  elsif not new.is_demo and not exists (
    select from order_line l join customer_order o on o.id = l.order_id
    where l.id = new.order_line_id and l.product_id = new.product_id and o.customer_id = new.customer_id
      and o.status in ('DELIVERED', 'COMPLETED')) then
    raise exception 'only a delivered product is reviewed by its buyer'
      using errcode = 'check_violation', constraint = 'review_bought';
  end if;
  return new;
end
$$;
create trigger review_bought before insert or update on review for each row execute function check_review_bought();

-- Re-encoded pictures in the private storage: a large one and a small one. Shown while their review is.
create table review_photo (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references review on delete cascade,
  -- five at most; twin of MOST_PHOTOS in src/domain/reviews/review.ts
  position smallint not null check (position between 0 and 4),
  storage_key text not null unique,
  thumbnail_key text not null unique,
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  unique (review_id, position)
);

-- Files of photos that are gone, however they went, are removed by the sweep of unclaimed files.
create function disown_review_photo() returns trigger language plpgsql as $$
begin
  insert into unclaimed_file (storage_key) values (old.storage_key), (old.thumbnail_key) on conflict do nothing;
  return null;
end
$$;
create trigger review_photo_gone after delete on review_photo
  for each row execute function disown_review_photo();

-- A page that shows the review is rendered again, whatever changed it: staff, its author, or the end of an account.
create function announce_review() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'DELETE' and new.status = 'APPROVED') or (tg_op <> 'INSERT' and old.status = 'APPROVED') then
    perform pg_notify('catalog_changed',
      json_build_array('product:' || case when tg_op = 'DELETE' then old.product_id else new.product_id end)::text);
  end if;
  return null;
end
$$;
create trigger review_announced after insert or update or delete on review
  for each row execute function announce_review();
