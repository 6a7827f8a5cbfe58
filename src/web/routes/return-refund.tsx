import { LegalPage } from '../features/static-page/legal-page.tsx'

export default function ReturnRefundPage() {
  return <LegalPage pageKey="return-refund" />
}
