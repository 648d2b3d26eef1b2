import { useOperation } from '#core/api/use-operation.ts'
import type { Definition } from './report.ts'

/** Finds the definition of a report by its name. */
export const useDefinitions = (): ((name: string) => Definition | undefined) => {
  const { data } = useOperation('listReports', {})
  return name => data?.reports.find(each => each.name === name)
}
