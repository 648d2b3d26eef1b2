import { Type, type TSchema } from 'typebox'
import { closed, Count, MaxResults, Page } from './values.ts'

export const SearchRequest = <S extends TSchema>(request: S) =>
  closed({ page: Page, maxResults: MaxResults, request })

export const SearchResult = <S extends TSchema>(item: S) =>
  closed({ result: Type.Array(item), totalCount: Count })
