import type { GameRule } from '@fairground/contract/entities/game-rule'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { useText } from '#app/text.ts'
import styles from './tutorial.module.css'

export interface TutorialProps {
  open: boolean
  onClose: () => void
  onRules: () => void
  rule: GameRule
}

/** Which explanation a game gets, and the numbers in it. */
const lessonOf = (rule: GameRule) => {
  if ('oneDrawGameExtMulti' in rule) return { kind: 'digits', facts: {} } as const
  if ('regularGame' in rule) {
    const { pick, from, draws, ballsPerDraw } = rule.regularGame
    return { kind: 'race', facts: { pick, of: from, draws, balls: ballsPerDraw } } as const
  }
  if ('oneDrawGameExt' in rule) {
    const { pick, from, pick2nd, from2nd } = rule.oneDrawGameExt
    return { kind: 'second', facts: { pick, of: from, bonus: pick2nd, bonusOf: from2nd } } as const
  }
  const { pick, from } = 'oneDrawGame' in rule ? rule.oneDrawGame : { pick: 0, from: 0 }
  return { kind: 'numbers', facts: { pick, of: from } } as const
}

const STEPS = ['1', '2', '3'] as const

/** The game in three steps. */
export function Tutorial({ open, onClose, onRules, rule }: TutorialProps) {
  const t = useText()
  const { kind, facts } = lessonOf(rule)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('pick.tutorial.title')}
      closeLabel={t('pick.tutorial.ok')}
      actions={
        <>
          <Button
            onPress={() => {
              onClose()
              onRules()
            }}
          >
            {t('pick.tutorial.rules')}
          </Button>
          <Button tone="primary" onPress={onClose}>
            {t('pick.tutorial.ok')}
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        {STEPS.map(step => (
          <li key={step}>
            <i aria-hidden="true">{step}</i>
            <span>
              <b>{t(`pick.tutorial.${kind}.${step}.title`)}</b>
              <span>{t(`pick.tutorial.${kind}.${step}.text`, facts)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
