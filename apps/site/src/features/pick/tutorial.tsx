import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useText } from '#core/text/text.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import styles from './tutorial.module.css'

export interface TutorialProps {
  open: boolean
  onClose: () => void
  onRules: () => void
  rule: GameRule
}

const STEPS = ['1', '2', '3'] as const

/** Explains the game in three steps. */
export function Tutorial({ open, onClose, onRules, rule }: TutorialProps) {
  const t = useText()
  const shape = getSiteKind(rule).playoutShape
  if (!shape) return null
  const { draws, balls, max, balls2nd, max2nd, pick } = shape
  const kind = balls2nd > 0 ? 'second' : shape.kind
  const facts = { pick, of: max, bonus: balls2nd, bonusOf: max2nd, draws, balls }
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
