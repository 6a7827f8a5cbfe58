/**
 * Asks anew for stylesheets that could not be fetched. The bundler asks for each one only once, so that a part whose code
 * is fetched again after a failure would come without its looks.
 */
export async function fetchStylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(isMissing).map(fetchAgain))
}

/** One that failed has no sheet, or one whose rules must not be read, as the browser likes; ours may always be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    return true
  }
}

const fetchAgain = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`no stylesheet ${again.href}`)))
    link.replaceWith(again)
  })
