import { useMayBeLoggedIn, usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { BetsPage } from '#features/tickets/bets-page.tsx'
import { InstancePage } from '#features/tickets/instance-page.tsx'
import { LogInFirst } from '#shared/log-in-first.tsx'

/** My plays in one game. */
export function BetsScreen() {
  const t = useText()
  const player = usePlayer()
  const mayBe = useMayBeLoggedIn()
  if (!mayBe) return <LogInFirst title={t('after.bets.title')} text={t('after.bets.logIn')} />
  return (
    <InstancePage about="bets" back={{ href: '/tickets', label: t('after.tickets.title') }}>
      {game => player && <BetsPage game={game} playerId={player.id} />}
    </InstancePage>
  )
}
