-- A package (ZIP) that came with a line, or was sent to it, of which its customer still chooses what is printed: it stays an
-- upload of the line until then, so that every page of the order can say what is waited for.
create function line_packages(line bigint) returns setof uuid language sql stable
  begin atomic
    select w.upload_id from line_upload w join artwork_version v on v.artwork_id = w.upload_id
    where w.line_id = line and v.state = 'REFUSED' and v.entries <> '[]' order by w.created_at, w.upload_id;
  end;
