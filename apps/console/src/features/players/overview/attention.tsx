import { Link } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Note } from '#parts/feedback/note.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { Since } from '#parts/values/when.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { Stack } from '#parts/layout/columns.tsx'
import styles from './attention.module.css'

/** What waits for staff on this account. */
export function Attention({ player }: { readonly player: PlayerRecord }) {
  const path = usePath()
  const { mayDo } = useRights()
  const held = player.balances.filter(
    ({ account, held: amount }) => account === 'player:cash' && amount !== '0',
  )
  const cases = player.cases.filter(({ status }) => status === 'open')
  if (held.length === 0 && cases.length === 0) return null
  return (
    <section aria-label="Needs attention">
      <Stack>
        {held.map(({ currency, held: amount }) => (
          <Note key={currency} tone="warn" icon="arrow-up">
            <b>
              <Amount minor={amount} currency={currency} />
            </b>{' '}
            is held for a withdrawal.{' '}
            {mayDo('listWithdrawals') && (
              <Link className={styles.link} to={path('money')}>
                Money desk
              </Link>
            )}
          </Note>
        ))}
        {cases.map(({ code, openedAt }) => (
          <Note key={code} tone="info" icon="mail">
            <b>Case {code}</b> waits for an answer. Opened <Since at={openedAt} /> ago.{' '}
            {mayDo('showSupportCase') && (
              <Link className={styles.link} to={path('support', code)}>
                Open the case
              </Link>
            )}
          </Note>
        ))}
      </Stack>
    </section>
  )
}
