import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { Loaded } from '#features/account/loaded.tsx'
import { DepositsPlot } from '#features/safer-play/deposits-plot.tsx'
import { HelpCard } from '#features/safer-play/help-card.tsx'
import { MonthCard } from '#features/safer-play/month-card.tsx'
import { NetPlot } from '#features/safer-play/net-plot.tsx'
import { SaferPlayPage } from '#features/safer-play/safer-play-page.tsx'
import { statementQuery } from '#features/safer-play/statement-query.ts'
import { TimePlot } from '#features/safer-play/time-plot.tsx'
import { Ways } from '#features/safer-play/ways.tsx'
import styles from './safer-play-screen.module.css'

/** What play takes of the player's time and money, and every way to say where it stops. */
export function SaferPlayScreen() {
  const t = useText()
  const statement = useQuery(statementQuery)
  return (
    <SaferPlayPage intro={t('saferPlay.intro')}>
      <Loaded query={statement} failed={t('saferPlay.failed')} height={120}>
        {data => <MonthCard statement={data} />}
      </Loaded>
      <Ways />
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
