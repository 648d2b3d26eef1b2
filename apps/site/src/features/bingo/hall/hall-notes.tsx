import { Note } from '@fairground/ui/feedback/note.tsx'
import { memo } from 'react'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'

/** The link to verify the draw, and the keyboard shortcuts. */
export const HallNotes = memo(function HallNotes(props: { gameInstanceId: number; replay: boolean }) {
  const { gameInstanceId, replay } = props
  const t = useText()
  return (
    <>
      <Note icon="shield">
        {t('bingo.playout.sealed.before')}{' '}
        <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('bingo.playout.sealed.link')}</InlineLink>{' '}
        {!replay && t('bingo.playout.sealed.after')}
      </Note>
      <p className="tiny muted">{t('bingo.playout.keys')}</p>
    </>
  )
})
