import type { DeckStepId } from '@fairground/fair/instant/verify-deck'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { CheckedFile } from '#features/draw/checked-file.tsx'
import type { DeckFacts } from '#features/draw/deck-facts.ts'
import { FingerprintList } from '#features/draw/fingerprints.tsx'
import { useCheck } from '#features/draw/use-check.ts'
import { fullMoment } from '#shared/date.ts'
import styles from './checked-record.module.css'

interface CheckedDeckProps {
  file: Blob
  fileName: string
  receipts: readonly object[]
}

/** Those about everybody's tickets; one's own follow by themselves. */
const order = [
  'format',
  'tickets',
  'close',
  'chain',
  'round',
  'beacon',
  'cards',
  'order',
  'deck',
  'links',
  'rounds',
  'beacons',
  'positions',
  'prizes',
  'signature',
] as const satisfies readonly DeckStepId[]

const startWorker = () => new Worker(new URL('./deck-worker.ts', import.meta.url), { type: 'module' })

function Checking({ onAgain, ...deck }: CheckedDeckProps & { onAgain: () => void }) {
  const t = useText()
  const check = useCheck<DeckFacts, DeckStepId>(startWorker, deck)
  const { facts, verdict } = check.progress
  return (
    <CheckedFile
      {...deck}
      check={check}
      order={order}
      words={{
        valid: t('deck.valid'),
        validLocal: t('deck.validLocal'),
        validText: t('deck.validText'),
        invalid: t('deck.invalid'),
        invalidText: (_, detail) => t('deck.invalidText', { step: verdict?.failed?.title, detail }),
        step: id => t(`deck.step.${id}`),
      }}
      onAgain={onAgain}
      head={
        facts && (
          <p className={styles.what}>
            {t('deck.what', {
              title: facts.title,
              instance: facts.instance,
              sold: facts.sold,
              cards: facts.cards,
              when: fullMoment(facts.endedAt),
            })}
          </p>
        )
      }
    >
      {facts && (
        <FingerprintList
          prints={[
            { id: 'close', name: t('deck.closeHash'), value: facts.closeHash },
            { id: 'deck', name: t('deck.deckHash'), value: facts.deckHash },
          ]}
        />
      )}
    </CheckedFile>
  )
}

/** One ended deck, checked as often as the player likes. */
export function CheckedDeck(props: CheckedDeckProps) {
  const [run, setRun] = useState(0)
  return <Checking key={run} {...props} onAgain={() => setRun(run + 1)} />
}
