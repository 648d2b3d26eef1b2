import { Note } from '@fairground/ui/parts/note.tsx'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { InlineLink } from '#shared/inline-link.tsx'

/** Where the draw can be checked, and the keys of the hall. */
export const HallNotes = memo(function HallNotes({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  return (
    <>
      <Note icon="shield">
        {t('bingo.playout.sealed.before')}{' '}
        <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('bingo.playout.sealed.link')}</InlineLink>{' '}
        {t('bingo.playout.sealed.after')}
      </Note>
      <p className="tiny muted">{t('bingo.playout.keys')}</p>
    </>
  )
})
