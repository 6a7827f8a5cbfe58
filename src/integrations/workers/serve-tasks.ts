import type { WorkerReply } from './worker-process.ts'

type Failure = Extract<WorkerReply<never>, { readonly failure: string }>

/**
 * Makes this process one of a pool: each message is a task, and each task gets a reply. It ends without a word when the process
 * that started it is gone, also when only a reply finds that out.
 */
export function serveTasks<Task, Answer>(
  work: (task: Task) => Answer | Promise<Answer>,
  failureOf: (error: unknown) => Failure = plainFailure,
): void {
  process.on('message', (task: Task) => {
    attempt(work, task).then(
      (answer) => send<Answer>({ answer, rssBytes: process.memoryUsage.rss() }),
      (error: unknown) => send(failureOf(error)),
    )
  })
  process.on('disconnect', end)
}

/** What is thrown at once is a failure like any other. */
const attempt = async <Task, Answer>(work: (task: Task) => Answer | Promise<Answer>, task: Task): Promise<Answer> =>
  work(task)

const end = (): never => process.exit(0)

function send<Answer>(reply: WorkerReply<Answer>): void {
  process.send?.(reply, undefined, undefined, (error: Error | null) => {
    if (error) end()
  })
}

const plainFailure = (error: unknown): Failure => ({ failure: error instanceof Error ? error.message : String(error) })
