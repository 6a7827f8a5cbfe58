-- What a set of judged searches has shown (docs/decisions/0062).

-- A cup is asked for by other words than a mug: "mug" brought paper cups. Mugs are called كوب in Arabic, so that both
-- still find them.
update search_synonym set topic = 'cups'
where topic = 'mug' and phrase_key in ('cup', 'كوب', 'اكواب', 'كاس');
insert into search_synonym (topic, phrase, phrase_key) values
  -- plurals that no rule of endings finds, and words beside those of the names
  ('book', 'كتاب', 'كتاب'),
  ('book', 'كتب', 'كتب'),
  ('bottle', 'bottle', 'bottle'),
  ('bottle', 'قارورة', 'قارور'),
  ('bottle', 'قوارير', 'قوارير'),
  ('bottle', 'مطارة', 'مطار'),
  ('carton', 'carton', 'carton'),
  ('carton', 'كرتون', 'كرتون'),
  ('carton', 'كراتين', 'كراتين'),
  ('badge', 'badge', 'badge'),
  ('badge', 'شارة', 'شار'),
  ('badge', 'باج', 'باج'),
  ('badge', 'دبوس', 'دبوس'),
  ('badge', 'دبابيس', 'دبابيس'),
  ('box', 'علب', 'علب'),
  ('tag', 'tag', 'tag'),
  ('tag', 'تاق', 'تاق'),
  ('tag', 'تيكت', 'تيكت'),
  ('staff', 'staff', 'staff'),
  ('staff', 'employee', 'employee'),
  ('staff', 'موظف', 'موظف'),
  ('staff', 'موظفين', 'موظفين'),
  ('house', 'house', 'house'),
  ('house', 'بيت', 'بيت'),
  ('house', 'منزل', 'منزل'),
  ('house', 'فيلا', 'فيلا'),
  ('shop-sign', 'shop sign', 'shop sign'),
  ('shop-sign', 'storefront', 'storefront'),
  ('shop-sign', 'لوحة محل', 'لوح محل'),
  ('shop-sign', 'واجهة محل', 'واجه محل'),
  ('shipping', 'shipping', 'shipping'),
  ('shipping', 'mailer', 'mailer'),
  ('shipping', 'شحن', 'شحن'),
  ('finjan', 'finjan', 'finjan'),
  ('finjan', 'فنجال', 'فنجال'),
  ('finjan', 'فنجان', 'فنجان'),
  ('finjan', 'فناجيل', 'فناجيل'),
  ('finjan', 'فناجين', 'فناجين'),
  ('stand', 'stand', 'stand'),
  ('stand', 'ستاند', 'ستاند'),
  ('stand', 'استاند', 'استاند'),
  ('stand', 'حامل', 'حامل'),
  ('roll-up', 'roll up banner', 'roll up banner'),
  ('roll-up', 'rollup banner', 'rollup banner'),
  ('roll-up', 'بنر رول أب', 'بنر رول اب'),
  ('roll-up', 'بنر رولاب', 'بنر رولاب'),
  ('luxury', 'luxury', 'luxury'),
  ('luxury', 'premium', 'premium'),
  ('luxury', 'فاخر', 'فاخر'),
  ('luxury', 'فخم', 'فخم'),
  ('glass', 'glass', 'glass'),
  ('glass', 'زجاج', 'زجاج'),
  ('glass', 'قزاز', 'قزاز'),
  -- Arabic written with Latin letters and digits
  ('cups', 'koob', 'koob'),
  ('stamp', 'khatm', 'khatm'),
  ('bag', 'shanta', 'shanta'),
  ('flag', '3alam', '3alam'),
  ('banner', 'banar', 'banar'),
  ('card', 'kart', 'kart'),
  ('card', 'kroot', 'kroot'),
  ('card', 'krout', 'krout'),
  ('gift', 'hadaya', 'hadaya'),
  ('wedding', 'zawaj', 'zawaj'),
  ('wedding', '3ers', '3ers'),
  ('invitation', 'invitation', 'invitation'),
  ('invitation', 'دعوة', 'دعو'),
  ('invitation', 'da3wa', 'da3wa'),
  ('invitation', 'da3wat', 'da3wat'),
  ('sign', 'lo7a', 'lo7a'),
  ('sign', 'law7a', 'law7a'),
  ('calendar', 'taqweem', 'taqweem'),
  ('notebook', 'daftar', 'daftar')
on conflict do nothing;

-- As before, with two things more. A product that is filed under what was searched as it stands comes before one whose
-- name only means so, begins so or shares its stem (كتابة for كتاب). Of those that are not named by all words, the ones whose names have
-- `thing`, what is asked for, come first, then those with more of the `terms`.
drop function search_hits(tsquery, tsquery, text, text[]);
create function search_hits(query tsquery, whole tsquery, name_key text, codes text[], thing tsquery, terms tsquery[])
  returns table (product_id integer, tier integer, rank bigint)
  language sql stable parallel safe as $$
    select s.product_id,
      case
        when s.code_key = any (codes) then 200
        when s.names @@ query and (s.name_en = name_key or s.name_ar = name_key) then 100
        when s.names @@ query and s.names @@ whole then 40 + name_points(s.name_en, s.head_en, s.name_ar, name_key)
        else
          case
            when s.product_id in (select head.product_id from product_search head where head.heads @@ (select whole)) then 22
            when s.names @@ query then 20
            when s.product_id in (select head.product_id from product_search head where head.heads @@ (select query)) then 10
            else 0
          end
          + case when s.names @@ thing then 1 else 0 end
          + (select 2 * count(*)::integer from unnest(terms) term where s.names @@ term)
      end + coalesce(c.points, 0),
      s.rank
    from product_search s
    left join category_points((select query), (select whole)) c on c.category_id = s.category_id
    where s.words @@ (select query) or s.code_key = any (array(select unnest(codes)))
  $$;
