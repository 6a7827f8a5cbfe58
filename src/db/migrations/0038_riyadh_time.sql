-- Moments are answered in Riyadh time everywhere. New texts of products say them so; those there are, are converted.
create function pg_temp.in_riyadh(answer text, field text) returns text language sql immutable as $$
  select regexp_replace(
    answer,
    '"' || field || '":"[^"]+Z"',
    '"' || field || '":"' || to_char(
      substring(answer from '"' || field || '":"([^"]+)Z"')::timestamp + interval '3 hours',
      'YYYY-MM-DD"T"HH24:MI:SS'
    ) || '+03:00"'
  )
$$;
update product_card
set card_en = pg_temp.in_riyadh(card_en, 'publishedAt'), card_ar = pg_temp.in_riyadh(card_ar, 'publishedAt')
where card_en ~ '"publishedAt":"[^"]+Z"';
update product_detail
set detail_en = pg_temp.in_riyadh(pg_temp.in_riyadh(detail_en, 'publishedAt'), 'updatedAt'),
  detail_ar = pg_temp.in_riyadh(pg_temp.in_riyadh(detail_ar, 'publishedAt'), 'updatedAt')
where detail_en ~ '"publishedAt":"[^"]+Z"';
drop function pg_temp.in_riyadh;
