import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { OperatorPage } from '#features/content/operator-page.tsx'

/** Shown until the operator publishes terms or a privacy policy. */
function MissingLegalPage({ name }: { name: 'terms' | 'privacy' }) {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t(`legal.${name}`)}
      text={t('legal.unwritten', { site: bootstrap.siteName })}
      action={<ButtonLink href="/contact">{t('legal.ask')}</ButtonLink>}
    />
  )
}

export function TermsScreen() {
  return (
    <OperatorPage
      page={{ linkName: 'terms' }}
      fullWidth={false}
      closable={false}
      fallback={<MissingLegalPage name="terms" />}
    />
  )
}

export function PrivacyScreen() {
  return (
    <OperatorPage
      page={{ linkName: 'privacy' }}
      fullWidth={false}
      closable={false}
      fallback={<MissingLegalPage name="privacy" />}
    />
  )
}
