import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { CropMarks, RegistrationMark } from '#ui/icons/icon.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { OfficeLogo } from '../../components/office-icon.tsx'

type Props = {
  shopName: string
  /** Which step of how many, where there are several. */
  step?: readonly [step: number, of: number]
  children: ReactNode
}

/** The page on which one logs in: a ticket between crop marks, above three inks that overprint. */
export function SignInCard({ shopName, step, children }: Props) {
  const t = useT('office-sign-in')
  return (
    <div className="sign-in">
      <header className="sign-in-top">
        <OfficeLogo name={shopName} />
        <LanguageSwitch isLong />
      </header>
      <main id="main" className="sign-in-centre" tabIndex={-1}>
        <div className="overprint" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <div className="sign-in-card">
          <CropMarks />
          <div className="ticket">
            <div className="ticket-head">
              <RegistrationMark />
              <b>{t('office')}</b>
              {step ? <span className="quiet">{t('step', { step: step[0], of: step[1] })}</span> : null}
            </div>
            {children}
          </div>
        </div>
      </main>
      <footer className="sign-in-foot">{t('foot')}</footer>
    </div>
  )
}
