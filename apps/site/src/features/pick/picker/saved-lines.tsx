import { Button } from '@fairground/ui/controls/button.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { type DraftLine, lineFromText, type PickingRule } from '#features/pick/draft/draft-line.ts'
import { pickedText } from '#features/pick/draft/line-texts.ts'
import { PickedLine } from '#features/pick/draft/picked-line.tsx'
import styles from './saved-lines.module.css'

const SHOWN = 3

export interface SavedLinesProps {
  texts: readonly string[]
  rule: PickingRule
  onUse: (line: DraftLine) => void
  onAll: () => void
}

/** The lines the player saved for this game, ready to use; the dialog has all of them. */
export function SavedLines({ texts, rule, onUse, onAll }: SavedLinesProps) {
  const t = useText()
  const saved = texts.slice(0, SHOWN).flatMap(text => {
    const line = lineFromText(rule, text)
    return line ? [{ text, line, numbers: pickedText(t, line) }] : []
  })
  return (
    <section className={styles.saved} aria-label={t('pick.favourites.title')}>
      <p className={styles.head}>
        <b>{t('pick.favourites.title')}</b>
        <TextButton onPress={onAll}>{t('pick.favourites.all', { count: texts.length })}</TextButton>
      </p>
      <ol>
        {saved.map(({ text, line, numbers }, index) => (
          <PickedLine
            key={text}
            line={line}
            index={index + 1}
            label={numbers}
            end={
              <Button size="sm" label={t('pick.favourites.useLine', { numbers })} onPress={() => onUse(line)}>
                {t('pick.favourites.use')}
              </Button>
            }
          />
        ))}
      </ol>
    </section>
  )
}
