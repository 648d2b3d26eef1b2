import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { PlayerEvents } from '#parts/player/events/player-events.tsx'
import { PlayerStatus } from '#parts/player/player-status.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { type Fact, Facts } from '#parts/values/facts.tsx'
import { When } from '#parts/values/when.tsx'
import type { ShownCase } from './shown-case.ts'

/** Who wrote, and what happened on their account. */
export function SenderPanel({ shown }: { readonly shown: ShownCase }) {
  const { playerId, username, name, email, language, openedAt } = shown
  const { mayDo } = useRights()
  const mayRead = playerId !== null && mayDo('getPlayer')
  const player = useOperation('getPlayer', { playerId: playerId ?? 1 }, { isEnabled: mayRead }).data
  const account: readonly Fact[] = player
    ? [
        { title: 'Status', value: <PlayerStatus status={player.status} /> },
        ...player.balances
          .filter(({ account: kind }) => kind === 'player:cash')
          .map(({ currency, amount }) => ({
            title: 'Cash',
            value: <Amount minor={amount} currency={currency} />,
          })),
      ]
    : []
  return (
    <Stack>
      <Panel title="Sender">
        <Facts
          facts={[
            { title: 'Name', value: name },
            { title: 'Email', value: email },
            {
              title: 'Player',
              value:
                playerId === null ? (
                  'No account'
                ) : (
                  <PlayerLink playerId={playerId} name={username ?? undefined} />
                ),
            },
            ...account,
            { title: 'Language', value: language },
            { title: 'Opened', value: <When at={openedAt} /> },
          ]}
        />
      </Panel>
      {playerId !== null && mayDo('listPlayerEvents') && (
        <PlayerEvents playerId={playerId} title="On the account" pageSize={10} />
      )}
    </Stack>
  )
}
