import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { Attention } from './attention.tsx'
import { DepositsChart } from './deposits-chart.tsx'
import { Everything } from './everything.tsx'

export function Overview({ player }: { readonly player: PlayerRecord }) {
  return (
    <>
      <Attention player={player} />
      <DepositsChart player={player} />
      <Everything playerId={player.playerId} />
    </>
  )
}
