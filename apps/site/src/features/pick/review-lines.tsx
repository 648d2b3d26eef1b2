import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#app/text.ts'
import { type Draft, filledLines } from '#features/pick/draft.ts'
import { lineLabel } from '#features/pick/line-words.ts'
import { PickedLine } from '#features/pick/picked-line.tsx'
import styles from './review-lines.module.css'

/** The lines of a draft, and in how many draws they are, to be looked at once more. */
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
