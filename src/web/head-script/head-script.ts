/**
 * The script in the head of every document, which runs before anything else. The build bundles it into one line of text
 * (`build/inline-script.ts`), and the security policy names its hash.
 */
import { watchFailures } from './failures.ts'
import { ignoreBrokenFades, loadAfterFirstPaint } from './first-paint.ts'
import { showStoredState } from './stored-state.ts'

showStoredState(document.documentElement)
watchFailures()
ignoreBrokenFades()
loadAfterFirstPaint()
