import { useText } from '#core/text/text.ts'
import { clockTimeExact } from '#core/time/date.ts'
import type { SealedClose } from './sealed-close.ts'

/** Where the close is in the public log, who saw it, and when this browser checked it. */
export function SealedNote({ seal }: { seal: SealedClose }) {
  const t = useText()
  const { index, isProved, seenBy, witnesses, seenAt, checkedAt } = seal
  return (
    <p className="small num">
      {t('draw.sealed.entry', { index })}{' '}
      {witnesses > 0 &&
        t('draw.sealed.seen', {
          seenBy,
          witnesses,
          when: seenAt === null ? '–' : clockTimeExact(seenAt),
        })}{' '}
      {isProved ? t('draw.sealed.checked', { when: clockTimeExact(checkedAt) }) : t('draw.sealed.notProved')}
    </p>
  )
}
