import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useMayBeLoggedIn, usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { TicketsPage } from '#features/tickets/tickets-page.tsx'
import { LogInFirst } from '#shared/log-in-first.tsx'
import { PageFrame } from '#shared/page-frame.tsx'

/** All tickets of the player in one timeline. */
export function TicketsScreen() {
  const t = useText()
  const player = usePlayer()
  const mayBe = useMayBeLoggedIn()
  if (!mayBe) return <LogInFirst title={t('after.tickets.title')} text={t('after.tickets.logIn')} />
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
