import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useText } from '#core/text/text.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { getTutorialKey } from '#kinds/tutorial-key.ts'
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
  const key = getTutorialKey(rule)
  const facts = {
    pick: shape?.pick ?? 0,
    of: shape?.max ?? 0,
    bonus: shape?.balls2nd ?? 0,
    bonusOf: shape?.max2nd ?? 0,
    draws: shape?.draws ?? 0,
    balls: shape?.balls ?? 0,
  }
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
              <b>{t(`pick.tutorial.${key}.${step}.title`)}</b>
              <span>{t(`pick.tutorial.${key}.${step}.text`, facts)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
