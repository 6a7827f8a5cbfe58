import type { JobFile } from '../board/board.queries.ts'

/** The way of a job: stations that it has passed, the one it is at, those before it. */
export function RouteBar({ job }: { job: JobFile }) {
  const at = job.state === 'DONE' ? job.route.length : job.route.indexOf(job.station)
  return (
    <ol className="route-bar">
      {job.route.map((id, index) => {
        const station = job.stations.find((each) => each.id === id)
        const place = index < at ? 'passed' : index === at ? 'present' : undefined
        return (
          <li key={id} className={place} aria-current={place === 'present' ? 'step' : undefined}>
            <i className={`patch at-${station?.kind}`} />
            {station?.name}
          </li>
        )
      })}
    </ol>
  )
}
