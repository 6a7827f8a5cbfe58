/** Stylesheets that could not be fetched. Those on their way are left alone, or callers waiting for them would wait for ever. */
const failed = new Set<HTMLLinkElement>()

if (!import.meta.env.SSR) {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    // These events do not rise.
    { capture: true },
  )
}

/**
 * Asks again for stylesheets that could not be fetched. The bundler asks for each one only once, so that a part whose code
 * is fetched again after a failure would come without its looks.
 */
export async function fetchStylesAgain(): Promise<void> {
  const missing = [...failed]
  failed.clear()
  await Promise.all(missing.map(fetchAgain))
}

const fetchAgain = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`no stylesheet ${again.href}`)))
    link.replaceWith(again)
  })
