import { useText } from '#core/text/text.ts'
import { PurchaseSkeleton } from '#features/purchase/lobby/purchase-skeleton.tsx'
import { RaffleLobbyPage } from './raffle-lobby-page.tsx'
import { getRaffleRule } from '#kinds/raffle/raffle-kind.ts'
import { InstanceLobby } from '#shared/game/instance-lobby.tsx'

/** The lobby of a raffle. */
export function RaffleLobbyScreen() {
  const t = useText()
  return (
    <InstanceLobby
      words={{
        loading: t('raffle.lobby.loading'),
        missing: {
          title: t('raffle.lobby.notFound.title'),
          text: t('raffle.lobby.notFound.text'),
          action: t('raffle.lobby.notFound.action'),
          href: '/draws',
        },
      }}
      skeleton={<PurchaseSkeleton />}
    >
      {(game, lobby) => {
        const rule = getRaffleRule(game.gameRule)
        return rule ? <RaffleLobbyPage game={game} lobby={lobby} rule={rule} /> : null
      }}
    </InstanceLobby>
  )
}
