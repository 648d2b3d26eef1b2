import { FactGrid } from '@fairground/ui/layout/key-value-list.tsx'
import { useText } from '#core/text/text.ts'
import { exactText, signedText } from '#core/money.ts'
import styles from './played-facts.module.css'

export interface PlayedFactsProps {
  time: string
  currencyId: string
  played: { readonly staked: string; readonly won: string; readonly net: string }
}

/** Always shows all four figures in the same order. */
export function PlayedFacts({ time, currencyId, played }: PlayedFactsProps) {
  const t = useText()
  return (
    <div className={styles.facts}>
      <FactGrid
        rows={[
          { id: 'time', term: t('saferPlay.fact.time'), value: time, weight: 'strong' },
          {
            id: 'staked',
            term: t('saferPlay.fact.staked'),
            value: exactText(played.staked, currencyId, 'always'),
            weight: 'strong',
          },
          {
            id: 'won',
            term: t('saferPlay.fact.won'),
            value: exactText(played.won, currencyId, 'always'),
            weight: 'strong',
          },
          {
            id: 'net',
            term: t('saferPlay.fact.net'),
            value: signedText(played.net, currencyId),
            weight: 'strong',
          },
        ]}
      />
    </div>
  )
}
