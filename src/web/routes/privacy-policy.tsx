import { LegalPage } from '../features/static-page/legal-page.tsx'

export default function PrivacyPolicyPage() {
  return <LegalPage pageKey="privacy-policy" />
}
