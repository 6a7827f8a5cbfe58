import { useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { refusalOf } from './refusal.ts'
import { refusalText } from './refusal-text.ts'

/** A request of a button: one at a time; `problem` says why the last one was refused, in the words of `textOf` if it has any. */
export function useRequest(textOf: (failure: unknown) => string | undefined = () => undefined) {
  const t = useT('form')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isUnderWay = useRef(false)
  const begin = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (failure) {
      setProblem(textOf(failure) ?? refusalText(refusalOf(failure), t))
    }
    setBusy(false)
  }
  const run = (work: () => Promise<void>): Promise<void> => oneAtATime(isUnderWay, begin)(work)
  return { isBusy, problem, run, forgive: () => setProblem(undefined) }
}
