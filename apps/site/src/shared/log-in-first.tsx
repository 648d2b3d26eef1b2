import { Button } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'

/** A page that is the player's own, before anybody is logged in: the log in leads back to it. */
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
