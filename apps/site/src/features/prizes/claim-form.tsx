import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { exactText } from '#core/money.ts'
import { AgentChoice } from './agent-choice.tsx'
import { agentsQuery } from './prize-queries.ts'
import { type TakenAs, useClaim } from './use-claim.ts'
import styles from './prize-screen.module.css'

/** The one-time choice between the item and its cash value. Neither is preselected. */
export function ClaimForm({ prize }: { prize: PrizeItem }) {
  const t = useText()
  const [as, setAs] = useState<TakenAs | null>(prize.cashOption === null ? 'item' : null)
  const [agentId, setAgentId] = useState<number | null>(null)
  const [confirming, setConfirming] = useState(false)
  const claim = useClaim(prize.id)
  const amount = exactText(prize.cashOption ?? prize.value, prize.currencyId, 'always')
  const facts = { amount, title: prize.title }
  const stop = () => setConfirming(false)
  const agents = useQuery({ ...agentsQuery(prize.id), enabled: as === 'item' }).data?.agents ?? []
  const lacksAgent = as === 'item' && agents.length > 0 && agentId === null
  const missing = as === null ? 'prizes.choice.first' : lacksAgent ? 'prizes.agents.first' : null
  return (
    <Card as="div">
      <div className={styles.choice}>
        <RadioCards
          legend={t('prizes.choice.title')}
          name="as"
          value={as}
          onChange={setAs}
          options={[
            {
              id: 'item',
              icon: 'trophy',
              title: t('prizes.choice.item', facts),
              note: t('prizes.choice.itemNote'),
            },
            ...(prize.cashOption === null
              ? []
              : [
                  {
                    id: 'cash' as const,
                    icon: 'wallet' as const,
                    title: t('prizes.choice.cash', facts),
                    note: t('prizes.choice.cashNote'),
                  },
                ]),
          ]}
        />
        {as === 'item' && <AgentChoice prizeId={prize.id} value={agentId} onChange={setAgentId} />}
        <Button
          tone="primary"
          size="lg"
          disabledReason={missing === null ? undefined : t(missing)}
          onPress={() => setConfirming(true)}
        >
          {t(as === null ? 'prizes.take' : `prizes.choice.go.${as}`, facts)}
        </Button>
        <p className={styles.note}>{t('prizes.choice.noHurry')}</p>
      </div>
      <ActionPopup
        open={confirming && as !== null}
        title={t(`prizes.confirm.title.${as ?? 'item'}`, facts)}
        closeLabel={t('common.close')}
        onClose={stop}
        safe={{ label: t('prizes.confirm.back'), onPress: stop }}
        main={{
          label: t(`prizes.choice.go.${as ?? 'item'}`, facts),
          loading: claim.isPending,
          onPress: () => as !== null && claim.mutate({ as, ...(agentId !== null && { agentId }) }),
        }}
      >
        <p>{t(`prizes.confirm.text.${as ?? 'item'}`, facts)}</p>
        {claim.isError && (
          <Note tone="danger" icon="warning" live>
            {thrownText(claim.error)}
          </Note>
        )}
      </ActionPopup>
    </Card>
  )
}
