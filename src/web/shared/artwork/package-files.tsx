import { useState } from 'react'
import { MAX_ARTWORKS } from '#domain/cart/cart-item.ts'
import { byteSizeText } from '#domain/text/byte-size.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import { takeOut } from './artwork-calls.ts'
import { isPrintedName, likelyFiles } from './artwork-kinds.ts'
import type { Artwork } from './artwork-calls.ts'

type Props = { artwork: Artwork; onTaken: (artworks: readonly Artwork[]) => void }

/** What is in a package: its owner chooses the files that are printed from. The likely one is chosen already. */
export function PackageFiles({ artwork, onTaken }: Props) {
  const t = useT('artwork')
  const { api } = usePage()
  const printed = artwork.files.filter(({ name }) => isPrintedName(name))
  const [chosen, setChosen] = useState<readonly number[]>(() => likelyFiles(printed).map(({ index }) => index))
  const [isBusy, setBusy] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const take = async (): Promise<void> => {
    setConfirming(true)
    if (chosen.length === 0) return
    setBusy(true)
    await takeOut(api, artwork.id, chosen).then(onTaken, toastFailure)
    setBusy(false)
  }
  const turn = (index: number): void =>
    setChosen(chosen.includes(index) ? chosen.filter((each) => each !== index) : [...chosen, index])
  return (
    <fieldset className="art-package">
      <legend className="visually-hidden">{t('packageText')}</legend>
      {artwork.files.map(({ index, name, byteLength }) => (
        <label key={index} className="tick-art">
          <input
            type="checkbox"
            checked={chosen.includes(index)}
            disabled={!isPrintedName(name) || (chosen.length >= MAX_ARTWORKS && !chosen.includes(index))}
            onChange={() => turn(index)}
          />
          <span>
            <bdi>{name}</bdi>{' '}
            <span className="quiet">
              <Ltr>{byteSizeText(byteLength)}</Ltr>
              {isPrintedName(name) ? null : ` · ${t('packageNot')}`}
            </span>
          </span>
        </label>
      ))}
      {isConfirming && chosen.length === 0 ? (
        <p className="art-bad" role="alert">
          {t('chooseFirst')}
        </p>
      ) : null}
      <Button look="outline" size="sm" loading={isBusy} onClick={() => void take()}>
        {t('takeOut')}
      </Button>
    </fieldset>
  )
}
