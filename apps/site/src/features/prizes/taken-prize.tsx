import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { MoneyNotice } from '#shared/money/money-notice.tsx'
import { exactText } from '#core/money.ts'
import { agentsQuery } from './prize-queries.ts'
import styles from './taken-prize.module.css'

function WhereToCollect({ prize: { id, agentId } }: { prize: PrizeItem }) {
  const t = useText()
  const agent = useQuery(agentsQuery(id)).data?.agents.find(each => each.id === agentId)
  if (agent === undefined) return null
  return (
    <address className={styles.agent}>
      <b>{agent.name}</b>
      <span>
        {agent.address}, {agent.city}
      </span>
      {agent.openingHours !== '' && <span>{agent.openingHours}</span>}
      {agent.phone !== '' && (
        <a href={`tel:${agent.phone}`}>{t('prizes.taken.call', { phone: agent.phone })}</a>
      )}
    </address>
  )
}

/** How the prize was collected, and for an item where to pick it up. */
export function TakenPrize({ prize }: { prize: PrizeItem }) {
  const t = useText()
  const { takenAs, agentId } = prize
  const amount = exactText(prize.value, prize.currencyId, 'always')
  if (takenAs === 'cash')
    return (
      <MoneyNotice
        tone="info"
        icon="check"
        title={t('prizes.done.cash', { amount })}
        actions={<ButtonLink href="/cashier/history">{t('prizes.history')}</ButtonLink>}
      >
        {t('prizes.done.cashText')}
      </MoneyNotice>
    )
  return (
    <MoneyNotice
      tone="info"
      icon="check"
      title={t('prizes.done.item', { title: prize.title })}
      actions={<ButtonLink href="/contact">{t('prizes.contact')}</ButtonLink>}
    >
      {t(agentId === null ? 'prizes.done.byMail' : 'prizes.done.atAgent')}
      {agentId !== null && <WhereToCollect prize={prize} />}
    </MoneyNotice>
  )
}
