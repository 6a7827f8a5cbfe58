-- The version by whose first page a line is known in lists: of its first file, once its picture is drawn.
create function line_thumbnail(line bigint) returns uuid language sql stable
  return (select pic.version_id from line_artwork a join artwork_picture pic on pic.version_id = a.version_id and pic.page = 1
          where a.line_id = line and a.position = 0);
