import { useText } from '#app/text.ts'
import { OrderSkeleton } from '#features/order/order-skeleton.tsx'
import { RaffleLobbyPage } from '#features/raffle/raffle-lobby-page.tsx'
import { raffleRuleOf } from '#features/raffle/raffle-rule.ts'
import { InstanceLobby } from '#shared/instance-lobby.tsx'

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
      skeleton={<OrderSkeleton />}
    >
      {(game, lobby) => {
        const rule = raffleRuleOf(game.gameRule)
        return rule ? <RaffleLobbyPage game={game} lobby={lobby} rule={rule} /> : null
      }}
    </InstanceLobby>
  )
}
