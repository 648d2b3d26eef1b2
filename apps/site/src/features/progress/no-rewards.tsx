import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useText } from '#core/text/text.ts'

/** Shown to a player who is on a break or has switched rewards off. */
export function NoRewards() {
  const t = useText()
  return (
    <EmptyState
      title={t('progress.off.title')}
      text={t('progress.off.text')}
      action={<ButtonLink href="/cashier/responsiblegaming">{t('progress.off.action')}</ButtonLink>}
    />
  )
}
