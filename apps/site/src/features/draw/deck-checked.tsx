import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { VerifySteps } from '@fairground/ui/parts/verify-steps.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { shownDeckSteps } from '#features/draw/deck-progress.ts'
import { DeckVerdictCard } from '#features/draw/deck-verdict.tsx'
import { FingerprintList } from '#features/draw/fingerprints.tsx'
import { ReceiptsCard } from '#features/draw/receipts-card.tsx'
import { saveFile } from '#features/draw/save-file.ts'
import { useDeckCheck } from '#features/draw/use-deck-check.ts'
import { fullMoment } from '#shared/date.ts'
import styles from './checked-record.module.css'

interface CheckedDeckProps {
  file: Blob
  fileName: string
  receipts: readonly object[]
}

const states = {
  ok: 'ok',
  failed: 'failed',
  running: 'running',
  waiting: 'waiting',
  notRun: 'waiting',
} as const

function Checking({ file, fileName, receipts, onAgain }: CheckedDeckProps & { onAgain: () => void }) {
  const t = useText()
  const { progress, broken } = useDeckCheck(file, receipts)
  const { facts, verdict } = progress
  const steps = shownDeckSteps(progress).map(({ id, state, detail }) => ({
    id,
    title: t(`deck.step.${id}`),
    state: states[state],
    verdict: t(`draw.verify.${state}`),
    ...(detail === undefined ? {} : { text: detail }),
  }))
  return (
    <div className={styles.record}>
      {facts && (
        <p className={styles.what}>
          {t('deck.what', {
            title: facts.title,
            instance: facts.instance,
            sold: facts.sold,
            cards: facts.cards,
            when: fullMoment(facts.endedAt),
          })}
        </p>
      )}
      <DeckVerdictCard verdict={verdict} broken={broken} />
      {verdict?.valid && verdict.local && (
        <Note tone="warn" icon="warning">
          <b>{t('draw.verify.local')}</b> {t('draw.verify.localText')}
        </Note>
      )}
      {verdict?.valid && <ReceiptsCard kept={receipts.length} found={progress.receipts} />}
      <Card title={t('draw.verify.steps')}>
        <VerifySteps steps={steps} label={t('draw.verify.steps')} />
      </Card>
      <div className={styles.actions}>
        <Button icon="repeat" onPress={onAgain}>
          {t('draw.verify.again')}
        </Button>
        <Button icon="download" onPress={() => saveFile(file, fileName)}>
          {t('draw.verify.download')}
        </Button>
      </div>
      {facts && (
        <FingerprintList
          prints={[
            { id: 'close', name: t('deck.closeHash'), value: facts.closeHash },
            { id: 'deck', name: t('deck.deckHash'), value: facts.deckHash },
          ]}
        />
      )}
    </div>
  )
}

/** One ended deck, checked step by step before the player's eyes, as often as they like. */
export function CheckedDeck(props: CheckedDeckProps) {
  const [run, setRun] = useState(0)
  return <Checking key={run} {...props} onAgain={() => setRun(run + 1)} />
}
