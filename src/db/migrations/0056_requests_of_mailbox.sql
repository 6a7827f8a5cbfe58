-- Customers find in their account what was asked for with their verified email address (docs/decisions/0088).
create index special_request_mailbox on special_request (lower(email), id desc);
