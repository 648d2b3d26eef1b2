import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { realityCheckQuery } from '#app/reality-check-query.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { Loaded } from '#features/account/loaded.tsx'
import { IntervalForm } from '#features/safer-play/interval-form.tsx'
import { PlayedFacts } from '#features/safer-play/played-facts.tsx'
import { SaferPlayPage } from '#features/safer-play/safer-play-page.tsx'
import { durationText } from '#shared/duration.ts'

const minuteMs = 60_000

/** How often the player is reminded, and what a reminder would say now. */
export function RealityCheckScreen() {
  const t = useText()
  const now = useServerNow(minuteMs / 6)
  const query = useQuery(realityCheckQuery)
  return (
    <SaferPlayPage page="realityCheck" intro={t('saferPlay.realityCheck.intro')}>
      <Loaded query={query} failed={t('saferPlay.failed')} height={420}>
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
      </Loaded>
    </SaferPlayPage>
  )
}
