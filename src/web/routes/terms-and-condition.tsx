import { LegalPage } from '../features/static-page/legal-page.tsx'

export default function TermsAndConditionPage() {
  return <LegalPage pageKey="terms-and-condition" />
}
