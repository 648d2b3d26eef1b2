import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { IdentityPanel } from '#parts/player/identity/identity-panel.tsx'
import { useReveal } from '#parts/player/identity/use-reveal.ts'
import { PlayerStatus } from '#parts/player/player-status.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { Facts } from '#parts/values/facts.tsx'

/** The account beside the documents, and what waits on the decision. */
export function AccountPanels({ playerId }: { readonly playerId: number }) {
  const { mayDo } = useRights()
  const reveal = useReveal()
  const query = useOperation('getPlayer', { playerId }, { isEnabled: mayDo('getPlayer') })
  if (!mayDo('getPlayer')) return null
  return (
    <Loaded query={query} what="The account did not load.">
      {({ person, status, username, balances, openSessions }) => (
        <>
          <IdentityPanel
            title="Account"
            playerId={playerId}
            person={person}
            reveal={reveal}
            reasons={['Compare with the document']}
            initialFields={['firstName', 'lastName', 'birthdate', 'address', 'city', 'postCode']}
          />
          <Panel
            title="What waits on this"
            tools={<PlayerLink playerId={playerId} name={`Open ${username}`} />}
          >
            <Facts
              facts={[
                { title: 'Status', value: <PlayerStatus status={status} /> },
                ...balances
                  .filter(({ account, held }) => account === 'player:cash' && held !== '0')
                  .map(({ currency, held }) => ({
                    title: 'Held for withdrawal',
                    value: <Amount minor={held} currency={currency} />,
                  })),
                { title: 'Open sessions', value: openSessions },
              ]}
            />
          </Panel>
        </>
      )}
    </Loaded>
  )
}
