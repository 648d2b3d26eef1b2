import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { FactGrid } from '@fairground/ui/layout/key-value-list.tsx'
import { PopoverOnDemand } from './popover-on-demand.tsx'
import { SessionPill } from '@fairground/ui/money/session-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { realityCheckQuery } from '#core/session/reality-check-query.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { logout, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { durationText } from '#core/time/duration.ts'
import { exactText, signedText } from '#core/money.ts'
import styles from './session-menu.module.css'

const minuteMs = 60_000

/** The same figures as the reality check: time from the clock, money from the server. */
const useSessionFacts = () => {
  const now = useServerNow(minuteMs / 6)
  const { data } = useQuery({ ...realityCheckQuery, enabled: usePlayer() !== null })
  if (data === undefined) return null
  const { currencyId, sinceLogin } = data
  return {
    elapsed: durationText(Math.max(0, Math.floor((now - sinceLogin.since) / minuteMs))),
    staked: exactText(sinceLogin.staked, currencyId, 'always'),
    won: exactText(sinceLogin.won, currencyId, 'always'),
    net: signedText(sinceLogin.net, currencyId),
  }
}

export function SessionMenu() {
  const t = useText()
  const facts = useSessionFacts()
  if (facts === null) return null
  const { elapsed, staked, won, net } = facts
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
          net={{ word: t('shell.net'), amount: net }}
        />
      )}
    >
      <h2>{t('shell.session')}</h2>
      <FactGrid
        rows={[
          { id: 'elapsed', term: t('shell.loggedInFor'), value: elapsed },
          { id: 'net', term: t('shell.net'), value: net },
          { id: 'staked', term: t('shell.played'), value: staked },
          { id: 'won', term: t('shell.won'), value: won },
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
