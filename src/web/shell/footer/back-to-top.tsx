import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { motionAllowed } from '#ui/motion.ts'

/** S89. A link to the top; with script the address stays clean and the way up can be followed by eye. */
export function BackToTop() {
  const t = useT('shell')
  return (
    <a
      className="to-top"
      href="#top"
      onClick={(event) => {
        event.preventDefault()
        window.scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' })
        document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true })
      }}
    >
      {t('backToTop')}
      <Icon name="up" />
    </a>
  )
}
