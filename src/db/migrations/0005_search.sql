-- Search inside PostgreSQL. Every text here is normalised (src/domain/text): never shown.

-- What a product is found by. Three sets of words, each inside the next, so that a hit in the name comes before a hit in
-- what the product is filed under, and that before a hit in its texts. No positions: words are enough.
create table product_search (
  product_id integer primary key references product_listing on delete cascade,
  -- order among equal hits: popularity, doubled (and one more) for what is in stock
  rank bigint not null,
  -- how popular, told by search_size.top_ranks: 4 for one product in 256, 3 for one in 64 ... 1 for one in 4, 0 for the rest
  level smallint not null default 0,
  category_id integer not null,
  code_key text collate "C" not null,
  -- the keys of the name's words with a space between, cut short
  name_en text not null,
  name_ar text not null,
  -- what the English name is about: its words before a comma or a word like "with"; Arabic names begin with it
  head_en text not null,
  -- words of the name
  names tsvector not null,
  -- and of its categories, keywords and attributes
  heads tsvector not null,
  -- and of its summary, description, contents and features
  words tsvector not null,
  -- Hits are read by the thousand and need only the columns before `heads`. PostgreSQL moves long columns out of a row
  -- when the row is longer than 2 kB: these spaces make every row so, and take 40 bytes when compressed.
  padding text not null default repeat(' ', 2100)
)
with (toast_tuple_target = 512);
alter table product_search alter column words set storage external;
alter table product_search alter column heads set storage external;

create index product_search_words on product_search using gin (names, heads, words) with (gin_pending_list_limit = 16384);
create index product_search_rank on product_search (rank, product_id);
create index product_search_code on product_search (code_key);
create index product_search_name_en on product_search (name_en);
create index product_search_name_ar on product_search (name_ar);
-- The most popular products apart, so that the best hits of a common word are found without reading all of them.
create index product_search_top_1 on product_search using gin (names, heads, words) where level >= 1;
create index product_search_top_2 on product_search using gin (names, heads, words) where level >= 2;
create index product_search_top_3 on product_search using gin (names, heads, words) where level >= 3;
create index product_search_top_4 on product_search using gin (names, heads, words) where level >= 4;
-- One product in 256, by chance: tells how many hits a broad search has, without counting them.
create index product_search_sample on product_search using gin (words) where (hashint4(product_id) & 255) = 0;

-- How many products can be found; one row.
create table search_size (
  only_row boolean primary key default true check (only_row),
  product_count integer not null check (product_count >= 0),
  -- the ranks from which on products are of level 1, 2, 3 and 4; empty while levels are not worth it
  top_ranks bigint[] not null default '{}'
);
insert into search_size (product_count) values (0);

-- A word, and the word without one of its letters in every way. Two words one slip apart share one of these.
create function without_a_letter(word text) returns text[]
  language sql immutable parallel safe
  return array(select distinct left(word, n - 1) || substr(word, n + 1) from generate_series(1, length(word) + 1) n);

-- Every word of the index, with the number of products that have it in their names, heads and words.
create table search_word (
  word text collate "C" primary key,
  -- as people write it; null for what is never offered as a correction: stems, numbers, words written as one (+tshirt)
  shown text,
  name_count integer not null,
  head_count integer not null,
  product_count integer not null,
  near text[] generated always as (case when shown is not null then without_a_letter(word) end) stored
) with (fillfactor = 70);
create index search_word_near on search_word using gin (near) where shown is not null;
create index search_word_trigram on search_word using gin (word gin_trgm_ops) where shown is not null;

-- Words of names and of what products are filed under that look like another, most alike first: for what is more than
-- one slip away.
create function similar_words(typed text)
  returns table (word text, shown text, names integer, heads integer)
  language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.2
  as $$
    select w.word, w.shown, w.name_count, w.head_count
    from search_word w
    where w.shown is not null and w.head_count > 0 and w.word % typed
    order by similarity(w.word, typed) desc, w.head_count desc
    limit 40
  $$;

-- Keeps the counts right with every product written. Large imports count once, at the end
-- (set local matbaa.count_words = 'later').
create function count_search_words() returns trigger language plpgsql as $$
declare
  sign integer := tg_argv[0]::integer;
begin
  if current_setting('matbaa.count_words', true) = 'later' then
    return null;
  end if;
  insert into search_word as counted (word, name_count, head_count, product_count)
  select word, sign * sum(in_name), sign * sum(in_head), sign * sum(in_word)
  from (
    select unnest(tsvector_to_array(names)) word, 1 in_name, 0 in_head, 0 in_word from docs
    union all
    select unnest(tsvector_to_array(heads)), 0, 1, 0 from docs
    union all
    select unnest(tsvector_to_array(words)), 0, 0, 1 from docs
  ) found
  group by word
  order by word
  on conflict (word) do update set
    name_count = counted.name_count + excluded.name_count,
    head_count = counted.head_count + excluded.head_count,
    product_count = counted.product_count + excluded.product_count;
  update search_size set product_count = product_count + sign * (select count(*) from docs);
  return null;
end $$;

create trigger count_words_written after insert on product_search
  referencing new table as docs for each statement execute function count_search_words('1');
create trigger count_words_taken after delete on product_search
  referencing old table as docs for each statement execute function count_search_words('-1');
create trigger count_words_before after update on product_search
  referencing old table as docs for each statement execute function count_search_words('-1');
create trigger count_words_after after update on product_search
  referencing new table as docs for each statement execute function count_search_words('1');

-- Phrases that mean the same to a shopper share a topic. `phrase` is for people; `phrase_key` are the keys of its words
-- with a space between, as searched.
create table search_synonym (
  topic text not null,
  phrase text not null,
  phrase_key text not null,
  primary key (topic, phrase_key)
);
create index search_synonym_phrase on search_synonym (phrase_key);
insert into search_synonym (topic, phrase, phrase_key) values
  ('business-card', 'business card', 'business card'),
  ('business-card', 'visiting card', 'visiting card'),
  ('business-card', 'name card', 'name card'),
  ('business-card', 'calling card', 'calling card'),
  ('business-card', 'بطاقة أعمال', 'بطاق اعمال'),
  ('business-card', 'بطاقة عمل', 'بطاق عمل'),
  ('business-card', 'كرت عمل', 'كرت عمل'),
  ('business-card', 'كرت شخصي', 'كرت شخصي'),
  ('business-card', 'كروت شخصية', 'كروت شخصي'),
  ('business-card', 'بطاقة شخصية', 'بطاق شخصي'),
  ('business-card', 'بزنس كارد', 'بزنس كارد'),
  ('card', 'card', 'card'),
  ('card', 'كرت', 'كرت'),
  ('card', 'كروت', 'كروت'),
  ('card', 'كارت', 'كارت'),
  ('card', 'كارد', 'كارد'),
  ('card', 'بطاقة', 'بطاق'),
  ('greeting-card', 'greeting card', 'greeting card'),
  ('greeting-card', 'بطاقة تهنئة', 'بطاق تهني'),
  ('greeting-card', 'كرت تهنئة', 'كرت تهني'),
  ('greeting-card', 'كرت معايدة', 'كرت معايد'),
  ('greeting-card', 'بطاقة معايدة', 'بطاق معايد'),
  ('sticker', 'sticker', 'sticker'),
  ('sticker', 'label', 'label'),
  ('sticker', 'ملصق', 'ملصق'),
  ('sticker', 'ستيكر', 'ستيكر'),
  ('sticker', 'استيكر', 'استيكر'),
  ('sticker', 'ستكر', 'ستكر'),
  ('sticker', 'ليبل', 'ليبل'),
  ('t-shirt', 'tshirt', 'tshirt'),
  ('t-shirt', 't shirt', 't shirt'),
  ('t-shirt', 'tee', 'tee'),
  ('t-shirt', 'تيشيرت', 'تيشيرت'),
  ('t-shirt', 'تي شيرت', 'تي شيرت'),
  ('t-shirt', 'تشيرت', 'تشيرت'),
  ('t-shirt', 'شيرت', 'شيرت'),
  ('shirt', 'shirt', 'shirt'),
  ('shirt', 'قميص', 'قميص'),
  ('shirt', 'قمصان', 'قمصان'),
  ('sign', 'sign', 'sign'),
  ('sign', 'signage', 'signage'),
  ('sign', 'signboard', 'signboard'),
  ('sign', 'لوحة', 'لوح'),
  ('sign', 'ألواح', 'الواح'),
  ('sign', 'يافطة', 'يافط'),
  ('sign', 'لافتة', 'لافت'),
  ('banner', 'banner', 'banner'),
  ('banner', 'بنر', 'بنر'),
  ('banner', 'بانر', 'بانر'),
  ('roll-up', 'rollup', 'rollup'),
  ('roll-up', 'roll up', 'roll up'),
  ('roll-up', 'pull up banner', 'pull up banner'),
  ('roll-up', 'رولاب', 'رولاب'),
  ('roll-up', 'رول أب', 'رول اب'),
  ('mug', 'mug', 'mug'),
  ('mug', 'cup', 'cup'),
  ('mug', 'مج', 'مج'),
  ('mug', 'مق', 'مق'),
  ('mug', 'كوب', 'كوب'),
  ('mug', 'أكواب', 'اكواب'),
  ('mug', 'كاسة', 'كاس'),
  ('flyer', 'flyer', 'flyer'),
  ('flyer', 'flier', 'flier'),
  ('flyer', 'leaflet', 'leaflet'),
  ('flyer', 'handbill', 'handbill'),
  ('flyer', 'فلاير', 'فلاير'),
  ('flyer', 'منشور', 'منشور'),
  ('flyer', 'منشورات دعائية', 'منشور دعايي'),
  ('brochure', 'brochure', 'brochure'),
  ('brochure', 'pamphlet', 'pamphlet'),
  ('brochure', 'booklet', 'booklet'),
  ('brochure', 'بروشور', 'بروشور'),
  ('brochure', 'مطوية', 'مطوي'),
  ('brochure', 'كتيب', 'كتيب'),
  ('box', 'box', 'box'),
  ('box', 'علبة', 'علب'),
  ('box', 'صندوق', 'صندوق'),
  ('box', 'صناديق', 'صناديق'),
  ('box', 'بوكس', 'بوكس'),
  ('bag', 'bag', 'bag'),
  ('bag', 'كيس', 'كيس'),
  ('bag', 'أكياس', 'اكياس'),
  ('bag', 'شنطة', 'شنط'),
  ('bag', 'حقيبة', 'حقيب'),
  ('bag', 'حقائب', 'حقايب'),
  ('notebook', 'notebook', 'notebook'),
  ('notebook', 'note book', 'note book'),
  ('notebook', 'notepad', 'notepad'),
  ('notebook', 'دفتر', 'دفتر'),
  ('notebook', 'دفاتر', 'دفاتر'),
  ('notebook', 'نوتة', 'نوت'),
  ('notebook', 'نوت بوك', 'نوت بوك'),
  ('notebook', 'مفكرة', 'مفكر'),
  ('calendar', 'calendar', 'calendar'),
  ('calendar', 'تقويم', 'تقويم'),
  ('calendar', 'تقاويم', 'تقاويم'),
  ('calendar', 'رزنامة', 'رزنام'),
  ('calendar', 'كالندر', 'كالندر'),
  ('stamp', 'stamp', 'stamp'),
  ('stamp', 'ختم', 'ختم'),
  ('stamp', 'أختام', 'اختام'),
  ('envelope', 'envelope', 'envelope'),
  ('envelope', 'ظرف', 'ظرف'),
  ('envelope', 'ظروف', 'ظروف'),
  ('envelope', 'مغلف', 'مغلف'),
  ('pen', 'pen', 'pen'),
  ('pen', 'قلم', 'قلم'),
  ('pen', 'أقلام', 'اقلام'),
  ('shield', 'trophy', 'trophy'),
  ('shield', 'award', 'award'),
  ('shield', 'plaque', 'plaque'),
  ('shield', 'درع', 'درع'),
  ('shield', 'دروع', 'دروع'),
  ('letterhead', 'letterhead', 'letterhead'),
  ('letterhead', 'letter head', 'letter head'),
  ('letterhead', 'ورق رسمي', 'ورق رسمي'),
  ('letterhead', 'ليتر هيد', 'ليتر هيد'),
  ('letterhead', 'ليترهيد', 'ليترهيد'),
  ('poster', 'poster', 'poster'),
  ('poster', 'بوستر', 'بوستر'),
  ('poster', 'ملصق جداري', 'ملصق جداري'),
  ('menu', 'menu', 'menu'),
  ('menu', 'منيو', 'منيو'),
  ('menu', 'قائمة طعام', 'قايم طعام'),
  ('cap', 'cap', 'cap'),
  ('cap', 'hat', 'hat'),
  ('cap', 'كاب', 'كاب'),
  ('cap', 'قبعة', 'قبع'),
  ('cap', 'طاقية', 'طاقي'),
  ('gift', 'gift', 'gift'),
  ('gift', 'giveaway', 'giveaway'),
  ('gift', 'هدية', 'هدي'),
  ('gift', 'هدايا', 'هدايا'),
  ('gift', 'توزيعات', 'توزيع'),
  ('invoice', 'invoice book', 'invoice book'),
  ('invoice', 'receipt book', 'receipt book'),
  ('invoice', 'دفتر فواتير', 'دفتر فواتير'),
  ('invoice', 'دفتر سندات', 'دفتر سند'),
  ('invoice', 'سند قبض', 'سند قبض'),
  ('id-card', 'id card', 'id card'),
  ('id-card', 'staff card', 'staff card'),
  ('id-card', 'بطاقة تعريف', 'بطاق تعريف'),
  ('id-card', 'بطاقة موظف', 'بطاق موظف'),
  ('id-card', 'بطاقة هوية', 'بطاق هوي'),
  ('lanyard', 'lanyard', 'lanyard'),
  ('lanyard', 'تعليقة بطاقة', 'تعليق بطاق'),
  ('lanyard', 'شريط تعليق', 'شريط تعليق'),
  ('folder', 'folder', 'folder'),
  ('folder', 'فولدر', 'فولدر'),
  ('folder', 'حافظة أوراق', 'حافظ اوراق'),
  ('folder', 'ملف تعريفي', 'ملف تعريفي'),
  ('paper', 'paper', 'paper'),
  ('paper', 'ورق', 'ورق'),
  ('paper', 'أوراق', 'اوراق'),
  ('keychain', 'keychain', 'keychain'),
  ('keychain', 'key chain', 'key chain'),
  ('keychain', 'key ring', 'key ring'),
  ('keychain', 'ميدالية', 'ميدالي'),
  ('keychain', 'تعليقة مفاتيح', 'تعليق مفاتيح'),
  ('cup', 'paper cup', 'paper cup'),
  ('cup', 'أكواب ورقية', 'اكواب ورقي'),
  ('cup', 'كوب ورقي', 'كوب ورقي'),
  ('umbrella', 'umbrella', 'umbrella'),
  ('umbrella', 'مظلة', 'مظل'),
  ('umbrella', 'شمسية', 'شمسي'),
  ('wedding-card', 'wedding card', 'wedding card'),
  ('wedding-card', 'wedding invitation', 'wedding invitation'),
  ('wedding-card', 'بطاقة زفاف', 'بطاق زفاف'),
  ('wedding-card', 'كرت زواج', 'كرت زواج'),
  ('wedding-card', 'كروت زواج', 'كروت زواج'),
  ('wedding-card', 'دعوة زواج', 'دعو زواج'),
  ('wedding-card', 'دعوة زفاف', 'دعو زفاف'),
  ('foam-board', 'foam board', 'foam board'),
  ('foam-board', 'foamboard', 'foamboard'),
  ('foam-board', 'فوم بورد', 'فوم بورد');

-- What a category is found by.
create table search_category (
  category_id integer primary key references category on delete cascade,
  -- the keys of the name's words, in their order
  name_en text[] not null,
  name_ar text[] not null,
  words tsvector not null
);

-- How well a category is what is searched: its own name before that of the category it lies in, words as searched before
-- words that mean so.
create function category_points(query tsquery, whole tsquery) returns table (category_id integer, points integer)
  language sql stable parallel safe as $$
    with named as materialized (
      select s.category_id, s.words @@ whole as is_whole from search_category s where s.words @@ query
    )
    select id, max(found.points) from (
      select named.category_id, case when is_whole then 40 else 20 end from named
      union all
      select c.id, case when is_whole then 25 else 10 end from named join category c on c.parent_id = named.category_id
    ) found (id, points)
    group by id
  $$;

-- Whether a name with all words is about what is searched (`name_key`: the keys of the words searched): Arabic names begin
-- with it, English ones end with it (before "with ...").
create function name_points(name_en text, head_en text, name_ar text, name_key text) returns integer
  language sql immutable parallel safe as $$
    select case when starts_with(name_ar || ' ', name_key || ' ') then 15 else 0 end
      + case when right(' ' || head_en, length(name_key) + 1) = ' ' || name_key then 10 else 0 end
      + case when starts_with(name_en || ' ', name_key || ' ') then 5 else 0 end
  $$;

-- The products that match `query` or have one of `codes`, each with how well (`tier`): 200 by its code, 100 by exactly its
-- name, 40 for whole words of the name (and more when it is about them), 20 for words of the name that begin so or mean so,
-- 10 for what it is filed under, 0 for words elsewhere; points of the category are added. Join it with product_listing to
-- filter, count or sort otherwise. `whole` is `query` without synonyms and beginnings of words; `name_key` the keys of the
-- words searched. For broad words it is long: thousands of rows.
-- The values are selected so that every search has the same plan, which is then made only once.
create function search_hits(query tsquery, whole tsquery, name_key text, codes text[])
  returns table (product_id integer, tier integer, rank bigint)
  language sql stable parallel safe as $$
    select s.product_id,
      case
        when s.code_key = any (codes) then 200
        when s.names @@ query then
          case
            when s.name_en = name_key or s.name_ar = name_key then 100
            when s.names @@ whole then 40 + name_points(s.name_en, s.head_en, s.name_ar, name_key)
            else 20
          end
        when s.product_id in (select head.product_id from product_search head where head.heads @@ (select query)) then 10
        else 0
      end + coalesce(c.points, 0),
      s.rank
    from product_search s
    left join category_points((select query), (select whole)) c on c.category_id = s.category_id
    where s.words @@ (select query) or s.code_key = any (array(select unnest(codes)))
  $$;
