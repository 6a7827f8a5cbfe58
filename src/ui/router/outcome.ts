/** Thrown by a loader or an action: the reader is led elsewhere. */
export class Redirect {
  /** Without language prefix; the router adds the one of the page it is on. */
  readonly location: string
  readonly status: number

  constructor(location: string, status: number) {
    this.location = location
    this.status = status
  }
}

/** Leads to an address of the shop. 302 unless another status says for how long. */
export const redirect = (location: string, status: 301 | 302 | 303 | 308 = 302): Redirect =>
  new Redirect(location, status)

/** Thrown by a loader: the page cannot be shown. `id` is the number under which the server wrote it down. */
export class PageFailure {
  readonly status: number
  readonly data: { readonly code?: string; readonly id?: string }

  constructor(status: number, data: PageFailure['data'] = {}) {
    this.status = status
    this.data = data
  }
}

/** There is no such page. */
export const notFound = (): PageFailure => new PageFailure(404, { code: 'NOT_FOUND' })

/** Whether a page is missing, as opposed to broken. */
export const isMissing = (failure: unknown): boolean => failure instanceof PageFailure && failure.status === 404
