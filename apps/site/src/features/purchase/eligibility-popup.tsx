import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import type { EligibilityPopupProps } from './eligibility-refusal.ts'

/** Most visits meet no refusal, so the dialog loads on demand. */
const RefusalPopup = lazy(lazyPage(async () => (await import('./refusal-popup.tsx')).RefusalPopup))

export function EligibilityPopup({ refusal, ...rest }: EligibilityPopupProps) {
  if (refusal === null) return null
  return (
    <Suspense>
      <RefusalPopup refusal={refusal} {...rest} />
    </Suspense>
  )
}
