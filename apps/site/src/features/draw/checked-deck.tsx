import type { DeckStepId } from '@fairground/fair/instant/verify-deck'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { CheckedFile } from './checked-file.tsx'
import type { DeckFacts } from './deck-facts.ts'
import { FingerprintList } from './fingerprints.tsx'
import { useCheck } from './use-check.ts'
import { fullMoment } from '#core/time/date.ts'
import styles from './checked-record.module.css'

interface CheckedDeckProps {
  file: Blob
  fileName: string
  receipts: readonly object[]
}

/** The steps about all tickets; the player's own tickets are shown separately. */
const firstOrder = [
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

const sealedOrder = [
  'format',
  'tickets',
  'close',
  'chain',
  'round',
  'log',
  'beacon',
  'cards',
  'order',
  'deck',
  'rounds',
  'beacons',
  'links',
  'positions',
  'prizes',
  'winners',
  'signature',
  'history',
] as const satisfies readonly DeckStepId[]

const startWorker = () => new Worker(new URL('./deck-worker.ts', import.meta.url), { type: 'module' })

function Checking({ onAgain, ...deck }: CheckedDeckProps & { onAgain: () => void }) {
  const t = useText()
  const check = useCheck<DeckFacts, DeckStepId>(startWorker, deck)
  const { facts } = check.progress
  const isSealed = facts?.scheme === 'FD2'
  /** Some steps check more in the second scheme. */
  const name = (id: DeckStepId): string =>
    isSealed && (id === 'rounds' || id === 'close' || id === 'deck')
      ? t(`deck.sealedStepName.${id}`)
      : t(`deck.step.${id}`)
  return (
    <CheckedFile
      {...deck}
      check={check}
      order={isSealed ? sealedOrder : firstOrder}
      words={{
        valid: t('deck.valid'),
        validLocal: t('deck.validLocal'),
        validText: t('deck.validText'),
        invalid: t('deck.invalid'),
        invalidText: (step, detail) => t('deck.invalidText', { step: name(step), detail }),
        faultText: (step, detail) => t('draw.verify.faultText', { step: name(step), detail }),
        step: name,
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

/** Checks the file of an ended deck; the player can repeat the check. */
export function CheckedDeck(props: CheckedDeckProps) {
  const [run, setRun] = useState(0)
  return <Checking key={run} {...props} onAgain={() => setRun(run + 1)} />
}
