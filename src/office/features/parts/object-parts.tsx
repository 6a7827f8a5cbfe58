import { addDays } from '#domain/calendar/iso-date.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useRiyadhDay } from '../../app/use-now.ts'
import { ColourBar } from '../../components/colour-bar.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { DueStub } from '../../shared/order/due-stub.tsx'

/** The stub in its four states, and the colour bar at each of its stations. */
export function StubParts() {
  const t = useT('office-parts')
  const today = useRiyadhDay()
  return (
    <>
      <section className="ruled">
        <h2>{t('stub')}</h2>
        <p className="parts-line">
          <DueStub day={addDays(today, -3)} isLate isOpen />
          <DueStub day={today} isLate={false} isOpen />
          <DueStub day={addDays(today, 1)} isLate={false} isOpen />
          <DueStub day={null} isLate={false} isOpen />
        </p>
        <p className="quiet">{t('stubText')}</p>
      </section>
      <section className="ruled">
        <h2>{t('bar')}</h2>
        <p className="parts-line">
          {[0, 1, 2, 3, 4, 5, 6].map((at) => (
            <ColourBar key={at} at={at} />
          ))}
          {t('printing')}
        </p>
      </section>
    </>
  )
}

/** What a thing is marked with, always a word. */
export function MarkParts() {
  const t = useT('office-parts')
  return (
    <section className="ruled">
      <h2>{t('marks')}</h2>
      <p className="parts-line">
        <span className="tag">{t('plain')}</span>
        <span className="tag good">
          <OfficeIcon name="check" />
          {t('good')}
        </span>
        <span className="tag warn">
          <OfficeIcon name="clock" />
          {t('look')}
        </span>
        <span className="tag bad">
          <OfficeIcon name="warning" />
          {t('wrong')}
        </span>
        <span className="tag solid">{t('decides')}</span>
      </p>
    </section>
  )
}

/** The buttons: one vermilion a view, ink, outlined, quiet, dangerous, off, and at work. */
export function ButtonParts() {
  const t = useT('office-parts')
  return (
    <section className="ruled">
      <h2>{t('buttons')}</h2>
      <p className="parts-line">
        <Button>
          {t('next')}
          <kbd>A</kbd>
        </Button>
        <Button look="secondary">{t('second')}</Button>
        <Button look="outline">{t('print')}</Button>
        <Button look="ghost">{t('cancel')}</Button>
        <Button look="destructive">{t('reject')}</Button>
        <Button look="outline" disabled>
          {t('off')}
        </Button>
        <Button look="outline" loading>
          {t('working')}
        </Button>
      </p>
    </section>
  )
}
