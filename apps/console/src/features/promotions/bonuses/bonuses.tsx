import { useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useRights } from '#core/session/rights.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { ProposalsOfKind } from '#parts/acts/proposals-of-kind.tsx'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { NumberInBar } from '#parts/controls/number-in-bar.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import styles from './bonuses.module.css'

const labels = { subject: 'Title of the offer', minimumDeposit: 'For a deposit of at least' }

/** A bonus for the next deposit of one player: small ones by one person, larger ones by two. */
export function Bonuses() {
  const { currency = '', shortAmount } = useFormat()
  const { mayDo } = useRights()
  const [playerId, setPlayerId] = useState<number>()
  const { data } = useOperation('getOperator', {}, { isEnabled: mayDo('getOperator') })
  const settings = (data?.operator.settings ?? {}) as { readonly bonusAloneTo?: unknown }
  const alone = typeof settings.bonusAloneTo === 'string' ? settings.bonusAloneTo : undefined
  const initial = {
    currency,
    amount: '500',
    minimumDeposit: '2000',
    wageringTimes: 5,
    useDays: 30,
    subject: '',
  }
  const player = playerId === undefined ? {} : { playerId }
  const noPlayer = playerId === undefined ? 'Say first which player' : undefined
  return (
    <Stack>
      <Panel title="Offer a bonus">
        <p>
          The player claims the offer with the next deposit, and only then it costs money.{' '}
          {alone === undefined
            ? 'A setting of the operator says up to which amount one person offers it.'
            : `One person offers up to ${shortAmount(alone)}, two people more.`}
        </p>
        <div className={styles.acts}>
          <NumberInBar label="Player number" value={playerId} onChange={setPlayerId} />
          <ActButton
            operation="offerBonus"
            fixed={player}
            initial={initial}
            title={`Offer a bonus to player ${playerId}?`}
            labels={labels}
            reasons={['Apology for a problem', 'Loyalty', 'Agreed with the player']}
            submitLabel="Offer the bonus"
            done={output => `Offer ${output.offerId} waits for the player`}
            tone="main"
            disabledReason={noPlayer}
          >
            Offer alone…
          </ActButton>
          <ProposeButton
            kind="offerBonus"
            fixed={player}
            initial={initial}
            title={`Offer a bonus to player ${playerId}?`}
            labels={labels}
            reasons={['Apology for a problem', 'Loyalty', 'Agreed with the player']}
            disabledReason={noPlayer}
          >
            Propose a larger one…
          </ProposeButton>
        </div>
      </Panel>
      {mayDo('listProposals') && (
        <ProposalsOfKind
          kind="offerBonus"
          title="Bonuses by two people"
          name="bo"
          empty="No bonus was proposed"
        />
      )}
    </Stack>
  )
}
