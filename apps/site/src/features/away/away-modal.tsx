import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useState } from 'react'
import { exactSum, exactText } from '#core/money.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useAccounts, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { acknowledgeAway } from './acknowledge-away.ts'
import { AwayRowItem } from './away-row.tsx'
import { type AwayTotal, toAwaySummary } from './away-summary.ts'
import styles from './away.module.css'

function Total({ returned, staked, mood }: AwayTotal) {
  const t = useText()
  const amount = exactSum(staked)
  return (
    <div className={styles.total} data-mood={mood}>
      <p>{t(`away.total.${mood}`)}</p>
      <b className="num">{exactSum(returned)}</b>
      {staked.amount > 0n && (
        <p>{mood === 'refund' ? t('away.stakedRan', { amount }) : t('away.staked', { amount })}</p>
      )}
    </div>
  )
}

/** What the player missed. Done and close acknowledge all of it. */
export function AwayModal({ events }: ModalPayloads['away']) {
  const t = useText()
  const name = usePlayer()?.details.firstName ?? ''
  const [balance] = useAccounts()
  const [{ totals, rows }] = useState(() => toAwaySummary(events))
  const done = (): void => {
    closeModal()
    void acknowledgeAway(events)
  }
  return (
    <Modal
      open
      title={t('away.title')}
      closeLabel={t('common.close')}
      onClose={done}
      actions={
        <Button tone="primary" size="lg" onPress={done}>
          {t('away.done')}
        </Button>
      }
    >
      <div className={styles.hero}>
        <p>
          <b>{name === '' ? t('away.welcome') : t('away.welcomeName', { name })}</b>
        </p>
        <p>{t('away.since')}</p>
        {totals.map(total => (
          <Total key={total.returned.currency} {...total} />
        ))}
      </div>
      <ul className={styles.rows}>
        {rows.map((row, i) => (
          <AwayRowItem key={`${row.kind}/${i}`} row={row} onFollow={done} />
        ))}
      </ul>
      <p className={styles.foot}>
        {balance && (
          <span>
            {t('away.balance')}{' '}
            <b className="num">{exactText(balance.accountBalance, balance.accountCurrency, 'always')}</b>
          </span>
        )}
        <Anchor className={styles.link} href="/cashier/history" onClick={done}>
          {t('away.movements')}
        </Anchor>
      </p>
    </Modal>
  )
}
