import { useText } from '#core/text/text.ts'
import { Plot as SharedPlot, type PlotProps } from '#shared/layout/plot.tsx'

/** A chart or table with the texts of this page. */
export function Plot(props: Omit<PlotProps, 'words'>) {
  const t = useText()
  return (
    <SharedPlot
      {...props}
      words={{ asPicture: t('saferPlay.plot.asPicture'), asTable: t('saferPlay.plot.asTable') }}
    />
  )
}
