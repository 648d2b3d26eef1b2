import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useMayBeLoggedIn, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { TicketsPage } from '#features/tickets/tickets-page.tsx'
import { LogInFirst } from '#shared/layout/log-in-first.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'

/** All tickets of the player in one timeline. */
export function TicketsScreen() {
  const t = useText()
  const player = usePlayer()
  const mayBeLoggedIn = useMayBeLoggedIn()
  if (!mayBeLoggedIn) return <LogInFirst title={t('after.tickets.title')} text={t('after.tickets.logIn')} />
  return (
    <PageFrame
      title={t('after.tickets.title')}
      end={
        <>
          <TextLink href="/history" icon="clock">
            {t('after.history.title')}
          </TextLink>
          <TextLink href="/scan" icon="scan">
            {t('after.scan.title')}
          </TextLink>
        </>
      }
    >
      {player && <TicketsPage playerId={player.id} />}
    </PageFrame>
  )
}
