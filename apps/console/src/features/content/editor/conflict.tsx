import { useFormat } from '#core/operator/use-format.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { type FullVersion, toAuthor } from '../model/things.ts'
import { ValueDiff } from '../versions/value-diff.tsx'
import type { Draft } from './use-draft.ts'

/** Another person saved the draft meanwhile: both versions stay until one is chosen. */
export function Conflict({ draft, theirs }: { readonly draft: Draft; readonly theirs: FullVersion }) {
  const { clock } = useFormat()
  const author = toAuthor(theirs)
  return (
    <Panel
      title="Changed by another"
      tools={
        <>
          <Button onPress={draft.takeTheirs}>Take the draft of {author}</Button>
          <Button tone="main" onPress={draft.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <Note tone="warn" icon="warning">
        {author} saved this draft at {clock(theirs.createdAt)}. Yours is not saved. Struck out is theirs,
        underlined is yours.
      </Note>
      <ValueDiff before={theirs.value} after={draft.value} />
    </Panel>
  )
}
