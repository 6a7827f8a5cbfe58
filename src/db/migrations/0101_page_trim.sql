-- Where a page of a version is cut, in millimetres: its size, and how far its picture goes beyond the cut on each side. A
-- picture file has no size of its own: it is shown as large as the face that it is checked for, without anything beyond it.
create function page_trim(version artwork_version, page_number integer) returns jsonb language sql stable
  return (
    select case
      when fact ->> 'pixels' is null and (fact ->> 'width')::numeric > 0 then jsonb_build_object(
        'width', fact -> 'width', 'height', fact -> 'height', 'left', fact -> 'room' -> 'left', 'right', fact -> 'room' -> 'right',
        'top', fact -> 'room' -> 'top', 'bottom', fact -> 'room' -> 'bottom')
      else jsonb_build_object('width', coalesce(face -> 'sheet' -> 'width', '100'::jsonb),
        'height', coalesce(face -> 'sheet' -> 'height', '100'::jsonb), 'left', 0, 'right', 0, 'top', 0, 'bottom', 0) end
    from (select) nothing
    left join lateral jsonb_array_elements(version.facts -> 'pages') fact on (fact ->> 'number')::int = page_number
    left join lateral (
      select coalesce(c.spec -> 'faces' -> (page_number - 1), c.spec -> 'faces' -> 0) as face from artwork_check c
      where c.version_id = version.id order by c.created_at desc limit 1) checked on true
    limit 1);
