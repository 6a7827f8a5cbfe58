-- Customers as the office finds them while one types: by words of their names, the end of a phone, the beginning of an
-- e-mail address.

-- The words of a customer's names, in the form in which they are searched. What it calls is found when it is made: an
-- index is built without a search path.
create function customer_words(first_name text, last_name text, company_name text) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array(
  select distinct word from regexp_split_to_table(
    searched_form(first_name || ' ' || last_name || ' ' || coalesce(company_name, '')),
    '[-–—/.,;:&()#"+_`~!?@|\\ ]+') word where word <> ''));
create index customer_by_words on customer using gin (customer_words(first_name, last_name, company_name))
  with (fastupdate = off);
create index customer_by_phone on customer_identifier (reverse(value_key) text_pattern_ops) where kind = 'phone';
create index customer_by_email on customer_identifier (value_key text_pattern_ops) where kind = 'email';
