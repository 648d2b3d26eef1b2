import { Button } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'

/** Replaces a player page for visitors; logging in leads back to the page. */
export function LogInFirst({ title, text }: { title: string; text: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={text}
      action={
        <Button tone="primary" onPress={() => openModal('login', { redirectUrl: pathname + search })}>
          {t('common.logIn')}
        </Button>
      }
    />
  )
}
