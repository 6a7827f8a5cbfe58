import { useT } from '#ui/i18n/use-t.ts'
import { pageAddress } from './artwork.queries.ts'
import type { DeskFile } from './artwork.queries.ts'

type Version = DeskFile['versions'][number]

type Props = {
  file: DeskFile
  /** The colour of the product, as #rrggbb; null for white. */
  ground: string | null
  /** Which page is on the table, from 0. */
  page: number
  /** The version that the page is compared with. */
  compared: string | undefined
  onCompare: (version: string | undefined) => void
}

/** What a program fixed in the file that is printed: each fix by name, and the page before and after. */
export function WhatWasFixed({ file, ground, page: index, compared, onCompare }: Props) {
  const t = useT('office-artwork')
  const copies = fixedCopies(file)
  const page = file.pages[index]?.page ?? 1
  const before = file.versions.find(({ version }) => version === copies.at(-1)?.fixedFrom)
  if (copies.length === 0) return null
  return (
    <section className="desk-fixed">
      <h3>{t('whatWasFixed')}</h3>
      <ul>
        {[...new Set(copies.toReversed().flatMap(({ fixes }) => fixes))].map((fix) => (
          <li key={fix}>{t(`fixed-${fix}`)}</li>
        ))}
      </ul>
      {before?.pages.includes(page) && file.pages.length > 0 ? (
        <>
          <div className="desk-before-after">
            <PagePicture
              {...{ ground, page }}
              version={before.version}
              label={t('beforeFix', { number: before.number })}
            />
            <PagePicture {...{ ground, page }} version={file.version} label={t('afterFix', { number: file.number })} />
          </div>
          <button
            type="button"
            className="underlined"
            aria-pressed={compared === before.version}
            onClick={() => onCompare(compared === before.version ? undefined : before.version)}
          >
            {t('compareFixed')}
          </button>
        </>
      ) : null}
    </section>
  )
}

type PictureProps = { ground: string | null; version: string; page: number; label: string }

function PagePicture({ ground, version, page, label }: PictureProps) {
  // The policy of pages refuses styles in attributes, not those that script sets.
  const lay = (picture: HTMLImageElement | null): void => {
    if (picture) picture.style.backgroundColor = ground ?? ''
  }
  return (
    <figure>
      <img ref={lay} src={pageAddress(version, page)} alt="" loading="lazy" />
      <figcaption>{label}</figcaption>
    </figure>
  )
}

/** The printed version and the fixed copies it was made from, the newest first: a copy is fixed again where more was found. */
function fixedCopies({ version, versions }: DeskFile): readonly Version[] {
  const copies: Version[] = []
  let copy = versions.find((each) => each.version === version)
  while (copy && copy.fixes.length > 0 && !copies.includes(copy)) {
    copies.push(copy)
    const { fixedFrom } = copy
    copy = versions.find((each) => each.version === fixedFrom)
  }
  return copies
}
