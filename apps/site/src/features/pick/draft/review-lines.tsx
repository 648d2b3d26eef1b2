import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import { type Draft, filledLines } from './draft.ts'
import { lineLabel } from './line-texts.ts'
import { PickedLine } from './picked-line.tsx'
import styles from './review-lines.module.css'

/** The lines of the draft and the number of repeated draws, in the review before the purchase. */
export function ReviewLines({ draft, repeats }: { draft: Draft; repeats: number }) {
  const t = useText()
  return (
    <>
      <ol aria-label={t('pick.review.lines')}>
        {filledLines(draft).map(({ line, index }) => (
          <PickedLine key={index} line={line} index={index + 1} label={lineLabel(t, line, index + 1)} />
        ))}
      </ol>
      {repeats > 0 && (
        <p className={styles.repeat}>
          <Icon name="repeat" size="sm" />
          {t('pick.review.repeat', { count: repeats })}
        </p>
      )}
    </>
  )
}
