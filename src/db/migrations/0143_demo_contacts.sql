-- Addresses and numbers of customers that were made up for a demo. A number may be that of a stranger, so what is written to them
-- stays in the outbox, whatever carriers the shop has.
create table demo_contact (recipient text primary key);

-- Of a demo from before: the top-level domain example belongs to no one.
insert into demo_contact (recipient)
select value from customer_identifier where kind = 'email' and value like '%@customer.example'
union
select contact_phone from customer_order where contact_email like '%@customer.example';
