import type { PrizeItem } from '@fairground/contract/entities/prize'
import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { RadioCards } from '@fairground/ui/parts/radio-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import { AgentChoice } from './agent-choice.tsx'
import { agentsQuery } from './prize-queries.ts'
import { type TakenAs, useClaim } from './use-claim.ts'
import styles from './prize-screen.module.css'

/** The thing or its money, once. Nothing is chosen beforehand. */
export function ClaimForm({ prize }: { prize: PrizeItem }) {
  const t = useText()
  const [as, setAs] = useState<TakenAs | null>(prize.cashOption === null ? 'item' : null)
  const [agentId, setAgentId] = useState<number | null>(null)
  const [asking, setAsking] = useState(false)
  const claim = useClaim(prize.id)
  const amount = exactText(prize.cashOption ?? prize.value, prize.currencyId, 'always')
  const facts = { amount, title: prize.title }
  const stop = () => setAsking(false)
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
          onPress={() => setAsking(true)}
        >
          {t(as === null ? 'prizes.take' : `prizes.choice.go.${as}`, facts)}
        </Button>
        <p className={styles.note}>{t('prizes.choice.noHurry')}</p>
      </div>
      <ActionPopup
        open={asking && as !== null}
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
