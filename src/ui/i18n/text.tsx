import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import type { NamesOf } from '#domain/i18n/message.ts'
import { usePage } from '../page-context.tsx'
import type { MessageAreas } from './areas.ts'
import { translatorOf } from './messages.ts'
import type { AreaName } from './messages.ts'

type Props<Area extends AreaName, Key extends keyof MessageAreas[Area]> = {
  area: Area
  id: Key & string
  /** An element for each placeholder: `{{ price: <Money halalas={5400} /> }}`. */
  fill: Record<Exclude<NamesOf<MessageAreas[Area][Key]>, 'count'>, ReactNode>
  /** Chooses the plural form where the message has some, and stands in its place. */
  count?: number
}

/** A message with elements in it: prices, links, bold words, wherever the language puts them. */
export function Text<Area extends AreaName, Key extends keyof MessageAreas[Area]>({
  area,
  id,
  fill,
  count,
}: Props<Area, Key>) {
  const translator = translatorOf(usePage().language, area)
  const parts = translator.parts as (
    key: string,
    args?: { count?: number },
  ) => readonly ({ text: string } | { name: string })[]
  const elements = fill as Record<string, ReactNode>
  const pieces = parts(id, count === undefined ? {} : { count })
  return createElement(Fragment, null, ...pieces.map((part) => ('text' in part ? part.text : elements[part.name])))
}
