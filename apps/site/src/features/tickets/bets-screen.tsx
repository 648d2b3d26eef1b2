import { useMayBeLoggedIn, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { BetsPage } from '#features/tickets/bets-page.tsx'
import { InstancePage } from '#features/tickets/instance-page.tsx'
import { LogInFirst } from '#shared/layout/log-in-first.tsx'

/** The player's plays in one game. */
export function BetsScreen() {
  const t = useText()
  const player = usePlayer()
  const mayBeLoggedIn = useMayBeLoggedIn()
  if (!mayBeLoggedIn) return <LogInFirst title={t('after.bets.title')} text={t('after.bets.logIn')} />
  return (
    <InstancePage about="bets" back={{ href: '/tickets', label: t('after.tickets.title') }}>
      {game => player && <BetsPage game={game} playerId={player.id} />}
    </InstancePage>
  )
}
