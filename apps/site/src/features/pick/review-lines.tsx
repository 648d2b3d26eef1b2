import { useText } from '#app/text.ts'
import { type Draft, filledLines } from '#features/pick/draft.ts'
import { lineLabel } from '#features/pick/line-words.ts'
import { PickedLine } from '#features/pick/picked-line.tsx'

/** The lines of a draft, to be looked at once more. */
export function ReviewLines({ draft }: { draft: Draft }) {
  const t = useText()
  return (
    <ol aria-label={t('pick.review.lines')}>
      {filledLines(draft).map(({ line, index }) => (
        <PickedLine key={index} line={line} index={index + 1} label={lineLabel(t, line, index + 1)} />
      ))}
    </ol>
  )
}
