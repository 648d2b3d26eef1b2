import { compare, subtract, zero } from '@fairground/rules/money/money'
import { formatExact } from '@fairground/rules/money/format'
import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { FactGrid } from '@fairground/ui/parts/key-value.tsx'
import { PopoverOnDemand } from '#shared/popover-on-demand.tsx'
import { SessionPill } from '@fairground/ui/parts/session-pill.tsx'
import { useServerNow } from '#app/server-now.ts'
import { logout, useAccounts } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { readVisit } from '#app/visit.ts'
import { moneyOf } from '#shared/money.ts'
import styles from './session-menu.module.css'

const minuteMs = 60_000

/** How long and how the balance moved since log in. Only what can be known for certain is claimed. */
const useVisitFacts = () => {
  const t = useText()
  const now = useServerNow(minuteMs / 6)
  const [account] = useAccounts()
  const visit = readVisit()
  if (visit === null || account === undefined) return null
  const minutes = Math.max(0, Math.floor((now - visit.startedAt) / minuteMs))
  const elapsed =
    minutes < 60
      ? t('time.minutesShort', { count: minutes })
      : t('time.hoursMinutesShort', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const { accountBalance, accountCurrency: currency } = account
  const balance = moneyOf(accountBalance, currency)
  const before = moneyOf(visit.balances[currency] ?? accountBalance, currency)
  const change = subtract(balance, before)
  const sign = compare(change, zero(change.currency)) > 0 ? '+' : ''
  return {
    elapsed,
    atLogIn: formatExact(before, { decimals: 'always' }),
    now: formatExact(balance, { decimals: 'always' }),
    change: `${sign}${formatExact(change, { decimals: 'always' })}`.replace('-', '−'),
  }
}

export function SessionMenu() {
  const t = useText()
  const facts = useVisitFacts()
  if (facts === null) return null
  const { elapsed, change } = facts
  return (
    <PopoverOnDemand
      label={t('shell.session')}
      renderTrigger={({ ref, expanded, onPress }) => (
        <SessionPill
          ref={ref}
          expanded={expanded}
          onPress={onPress}
          label={t('shell.session')}
          elapsed={elapsed}
          net={{ word: t('shell.sinceLogIn'), amount: change }}
        />
      )}
    >
      <h2>{t('shell.session')}</h2>
      <FactGrid
        rows={[
          { id: 'elapsed', term: t('shell.loggedInFor'), value: elapsed },
          { id: 'change', term: t('shell.change'), value: change },
          { id: 'then', term: t('shell.balanceThen'), value: facts.atLogIn },
          { id: 'now', term: t('shell.balanceNow'), value: facts.now },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink href="/cashier/responsiblegaming/limits" icon="shield">
          {t('shell.setLimits')}
        </ButtonLink>
        <ButtonLink href="/cashier/responsiblegaming/timeout" icon="pause">
          {t('shell.takeBreak')}
        </ButtonLink>
        <Button icon="leave" onPress={() => void logout()}>
          {t('common.logOut')}
        </Button>
      </div>
    </PopoverOnDemand>
  )
}
