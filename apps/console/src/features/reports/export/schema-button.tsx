import type { ReportName } from '@fairground/contract/operator/reports/reports'
import { useState } from 'react'
import { call } from '#core/api/call.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { saveFile } from './save-file.ts'

/** Saves the XML schema of a report. */
export function SchemaButton({ name }: { readonly name: ReportName }) {
  const memberId = useMemberId()
  const [isLoading, setIsLoading] = useState(false)
  const load = async (): Promise<void> => {
    setIsLoading(true)
    try {
      const { xsd } = await call('getReportSchema', { name }, memberId)
      saveFile({ name: `${name}.xsd`, text: xsd, mediaType: 'application/xml; charset=utf-8' })
    } catch (error) {
      say({ tone: 'danger', title: 'The schema did not load', text: describeError(error) })
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button icon="document" isLoading={isLoading} onPress={() => void load()}>
      XML schema
    </Button>
  )
}
