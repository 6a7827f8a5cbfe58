-- As before, and planned once a connection again. A parameter that stands by itself is converted from its text for each row, so
-- that a plan for its value always looked cheaper than one for all values, and every search was planned: a millisecond.
-- Within a select, or a subquery that stays one (offset 0), it is converted once.
create or replace function search_hits(query tsquery, whole tsquery, name_key text, codes text[], thing tsquery, terms tsquery[])
  returns table (product_id integer, tier integer, rank bigint)
  language sql stable parallel safe as $$
    select s.product_id,
      case
        when s.code_key = any ((select codes)::text[]) then 200
        when s.names @@ (select query) and (s.name_en = (select name_key) or s.name_ar = (select name_key)) then 100
        when s.names @@ (select query) and s.names @@ (select whole)
          then 40 + name_points(s.name_en, s.head_en, s.name_ar, (select name_key))
        else
          case
            when s.product_id in (select head.product_id from product_search head where head.heads @@ (select whole)) then 22
            when s.names @@ (select query) then 20
            when s.product_id in (select head.product_id from product_search head where head.heads @@ (select query)) then 10
            else 0
          end
          + case when s.names @@ (select thing) then 1 else 0 end
          + (select 2 * count(*)::integer from unnest(given.list) term where s.names @@ term)
      end + coalesce(c.points, 0),
      s.rank
    from product_search s
    cross join (select terms offset 0) given (list)
    left join category_points((select query), (select whole)) c on c.category_id = s.category_id
    where s.words @@ (select query) or s.code_key = any (array(select unnest(codes)))
  $$;
