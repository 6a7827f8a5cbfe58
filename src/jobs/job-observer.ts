/** Measures jobs and passes traces through the queue. */
export interface JobObserver {
  /** What a job carries of the trace that it is left in, as a W3C `traceparent`; undefined outside of one. */
  readonly carried: () => string | undefined
  /** Does a job as a part of the trace that it carries. */
  readonly perform: (queue: string, carried: string | undefined, work: () => Promise<void>) => Promise<void>
}

export const UNOBSERVED: JobObserver = { carried: () => undefined, perform: (_queue, _carried, work) => work() }
