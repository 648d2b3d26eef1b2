import { useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { Button } from '#parts/controls/button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { saveText } from '#parts/table/export/save-text.ts'
import { MarkupFrame } from '#parts/values/markup-frame.tsx'

/** A draft of the report to the regulator, from the data of the incident. */
export function RegulatorReport({ incidentId }: { readonly incidentId: number }) {
  const [isRequested, setIsRequested] = useState(false)
  const query = useOperation('draftRegulatorReport', { incidentId }, { isEnabled: isRequested })
  return (
    <Panel
      title="Draft of the report to the regulator"
      tools={
        query.data && (
          <Button
            icon="download"
            onPress={() => saveText({ name: `incident-${incidentId}-report.html`, text: query.data.html })}
          >
            Download
          </Button>
        )
      }
    >
      {isRequested ? (
        <Loaded query={query} bars={6}>
          {({ html }) => <MarkupFrame title="Draft of the report to the regulator" html={html} />}
        </Loaded>
      ) : (
        <span>
          <Button icon="document" onPress={() => setIsRequested(true)}>
            Write the draft
          </Button>
        </span>
      )}
    </Panel>
  )
}
