import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { realityCheckQuery } from '#core/session/reality-check-query.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { IntervalForm } from './interval-form.tsx'
import { PlayedFacts } from '#features/safer-play/statement/played-facts.tsx'
import { SaferPlayPage } from '#features/safer-play/safer-play-page.tsx'
import { durationText } from '#core/time/duration.ts'

const minuteMs = 60_000

/** The reminder interval and the current figures of the session. */
export function RealityCheckScreen() {
  const t = useText()
  const now = useServerNow(minuteMs / 6)
  const query = useQuery(realityCheckQuery)
  return (
    <SaferPlayPage page="realityCheck" intro={t('saferPlay.realityCheck.intro')}>
      <AccountLoaded query={query} failed={t('saferPlay.failed')} height={420}>
        {check => (
          <>
            <Card title={t('saferPlay.realityCheck.session')}>
              <PlayedFacts
                time={durationText(Math.max(0, Math.floor((now - check.sinceLogin.since) / minuteMs)))}
                currencyId={check.currencyId}
                played={check.sinceLogin}
              />
            </Card>
            <IntervalForm check={check} />
          </>
        )}
      </AccountLoaded>
    </SaferPlayPage>
  )
}
