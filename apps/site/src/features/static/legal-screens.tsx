import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { bootstrap } from '#app/bootstrap.ts'
import { useText } from '#app/text.ts'
import { OperatorPage } from '#features/content/operator-page.tsx'

/** Terms and privacy are the operator's to write: where there are none, that is said. */
function Unwritten({ name }: { name: 'terms' | 'privacy' }) {
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
      instead={<Unwritten name="terms" />}
    />
  )
}

export function PrivacyScreen() {
  return (
    <OperatorPage
      page={{ linkName: 'privacy' }}
      fullWidth={false}
      closable={false}
      instead={<Unwritten name="privacy" />}
    />
  )
}
