import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { OperatorFrame } from '../operator-frame.tsx'
import { type OperatorView, useOperatorView } from '../use-operator-view.ts'
import { LookPanels } from './look-panels.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { useLookDraft } from './use-look-draft.ts'

/** Look and colours of the site, with a preview. */
export function LookTab() {
  const query = useOperatorView()
  return (
    <OperatorFrame>
      <Loaded query={query} bars={10} what="The look did not load.">
        {({ operator }) => <LookEditor operator={operator} />}
      </Loaded>
    </OperatorFrame>
  )
}

function LookEditor({ operator }: { readonly operator: OperatorView }) {
  const draft = useLookDraft(operator)
  return (
    <Columns kind="aside">
      <LookPanels {...draft} />
      <PreviewPanel name={operator.name} {...draft} />
    </Columns>
  )
}
