import { useRights } from '#core/session/rights.ts'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ChangeButton } from '../overview/change-button.tsx'
import { lookWords, schemeWords } from '../setting-words.ts'
import { ColoursPanel } from './colours-panel.tsx'
import { LookChoice } from './look-choice.tsx'
import type { LookDraft } from './use-look-draft.ts'

/** Chooses the look and the colours. */
export function LookPanels({ saved, value, setValue, setColours }: LookDraft) {
  const { mayDo } = useRights()
  const isChanged = value.look !== saved.look || value.scheme !== saved.scheme
  const words = `${lookWords[value.look].name}, ${schemeWords[value.scheme].toLowerCase()}`
  return (
    <Stack>
      <Panel
        title="Look"
        footer={
          <ChangeButton
            tone="main"
            change={value}
            title="Change the look of the site"
            about={`Players see ${words}, when they next load a page.`}
            disabledReason={isChanged ? undefined : 'The site has this look already'}
            done="The look is changed"
            onDone={() => setValue(undefined)}
          >
            Change the look…
          </ChangeButton>
        }
      >
        <LookChoice value={value} onChange={setValue} />
      </Panel>
      {mayDo('getContent') && <ColoursPanel onChange={setColours} />}
    </Stack>
  )
}
