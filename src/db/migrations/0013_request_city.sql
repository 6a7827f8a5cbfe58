-- Where a special request is to go: one of the cities we know (S346). What was typed before stays as it was typed.
alter table special_request add column city_id integer references city;
update special_request r set city_id = c.id
  from city c
  where r.city is not null and lower(btrim(r.city)) in (lower(c.name ->> 'en'), c.name ->> 'ar');
