import { expect, test } from 'vitest'
import { findingsIn, statementsOf } from './migration-findings.ts'

const rulesIn = (sql: string): string[] => findingsIn(sql).map(({ rule }) => rule)

test.each([
  ['drop-table', 'drop table cart;'],
  ['drop-column', 'alter table cart drop column note;'],
  ['drop-column', 'alter table cart add column a int, drop note;'],
  ['rename', 'alter table cart rename column note to remark;'],
  ['rename', 'alter table cart rename to basket;'],
  ['drop-function', 'drop function price_of(integer);'],
  ['column-not-null', 'alter table cart add column weight integer not null;'],
  ['set-not-null', 'alter table cart alter column note set not null;'],
  ['alter-type', 'alter table customer_order alter column total type bigint;'],
  ['index-lock', 'create index order_city on customer_order (city);'],
  ['index-lock', 'CREATE UNIQUE INDEX a\n  ON public.customer_order (b);'],
  ['constraint-scan', 'alter table cart add constraint some_weight check (weight > 0);'],
  ['constraint-scan', 'alter table cart add foreign key (city_id) references city;'],
  ['all-rows', 'update cart set note = null;'],
  ['whole-table-lock', 'truncate cart;'],
])('%s is found in %s', (rule, sql) => {
  expect(rulesIn(sql)).toEqual([rule])
})

test.each([
  ['a column with a default', 'alter table cart add column weight integer not null default 0;'],
  ['a column that may be empty', 'alter table cart add column weight integer;'],
  [
    'a new table with its index',
    'create table box (id int not null); create index box_id on box (id); update box set id = 1;',
  ],
  ['an index beside the traffic', 'create index concurrently order_city on customer_order (city);'],
  ['a constraint that is validated later', 'alter table cart add constraint a check (weight > 0) not valid;'],
  ['a constraint that goes', 'alter table cart drop constraint a;'],
  ['a default that goes', 'alter table cart alter column note drop default;'],
  ['some rows', 'update cart set note = null where id < 100;'],
  ['a body of a function', 'create function f() returns void language sql as $$ drop table cart; $$;'],
  ['a comment', '-- drop table cart;\nselect 1;'],
  [
    'what its author has thought of',
    '-- allowed: drop-table: no version has read it since March\n-- needs 0120\ndrop table cart;',
  ],
])('nothing is found in %s', (_case, sql) => {
  expect(rulesIn(sql)).toEqual([])
})

test('what is allowed but breaks an older version says which versions those are', () => {
  expect(rulesIn('-- allowed: drop-table: no version has read it since March\ndrop table cart;')).toEqual(['needs'])
  expect(rulesIn('-- allowed: index-lock: the table has a few hundred rows\ncreate index a on cart (b);')).toEqual([])
})

test('an allowance needs a reason, and holds for its rule alone', () => {
  expect(rulesIn('-- allowed: drop-table:\ndrop table cart;')).toEqual(['drop-table'])
  expect(rulesIn('-- allowed: all-rows: the table has a few hundred rows\ndrop table cart;')).toEqual(['drop-table'])
})

test('statements are separated outside of texts and bodies', () => {
  expect(statementsOf("select ';'; create function f() begin atomic select 1; end; select 2")).toEqual([
    "select ''",
    "create function f() ''",
    'select 2',
  ])
})
