import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { AccountLoaded } from '#shared/account/account-loaded.tsx'
import { DepositsPlot } from './statement/deposits-plot.tsx'
import { HelpCard } from '#features/safer-play/help-card.tsx'
import { MonthCard } from './statement/month-card.tsx'
import { NetPlot } from './statement/net-plot.tsx'
import { SaferPlayPage } from '#features/safer-play/safer-play-page.tsx'
import { useRecordedStep } from '#shared/rewards/record-step.ts'
import { statementQuery } from './statement/statement-query.ts'
import { TimePlot } from './statement/time-plot.tsx'
import { SaferPlayLinks } from './safer-play-links.tsx'
import styles from './safer-play-screen.module.css'

/** The player's time and money spent on play, with all limiting tools. */
export function SaferPlayScreen() {
  const t = useText()
  const statement = useQuery(statementQuery)
  useRecordedStep('statementRead', 1, statement.data !== undefined)
  return (
    <SaferPlayPage intro={t('saferPlay.intro')}>
      <AccountLoaded query={statement} failed={t('saferPlay.failed')} height={120}>
        {data => <MonthCard statement={data} />}
      </AccountLoaded>
      <SaferPlayLinks />
      {statement.data && (
        <div className={styles.plots}>
          <NetPlot statement={statement.data} />
          <DepositsPlot statement={statement.data} />
          <TimePlot statement={statement.data} />
        </div>
      )}
      <HelpCard />
    </SaferPlayPage>
  )
}
