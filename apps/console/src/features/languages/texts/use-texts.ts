import type { textAreas, textFilters } from '@fairground/contract/operator/operations/languages'
import { useDeferredValue } from 'react'
import { type Rows, type PageRow, useRows } from '#core/api/use-rows.ts'

export type ListedText = PageRow<'listTexts'>

export interface TextFilters {
  readonly language: string
  readonly filter: (typeof textFilters)[number]
  readonly area: (typeof textAreas)[number] | undefined
  readonly search: string
}

/** The texts that the server finds, page by page. */
export const useTexts = ({ language, filter, area, search }: TextFilters): Rows<ListedText> => {
  const wanted = useDeferredValue(search.trim())
  return useRows('listTexts', {
    language,
    filter,
    limit: 200,
    ...(area !== undefined && { area }),
    ...(wanted !== '' && { search: wanted }),
  })
}
