-- Jobs on one sheet are at one station, of one material, and printed, finished and turned alike, as far as that is known.
select j.pool_id, count(*) as jobs
from print_job j join job_pool s on s.id = j.pool_id left join print_piece p on p.line_id = j.line_id
group by j.pool_id
having bool_or(j.station_id <> s.station_id) or bool_or(j.material is null) or count(distinct j.material::text) > 1
  or count(distinct p.method) > 1 or count(distinct p.sides) > 1
  or count(distinct p.finish::text) + max(case when p.line_id is not null and p.finish is null then 1 else 0 end) > 1
  or not bool_and(p.line_id is null or fits_press_sheet(p))
