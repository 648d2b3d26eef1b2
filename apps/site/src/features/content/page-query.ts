import { callFault } from '@fairground/client/call-fault'
import { queryOptions } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { type PageContent, parsePageContent } from './page-content.ts'

const fetchPage = async (address: string): Promise<PageContent | null> => {
  const { memberId, languageId } = bootstrap
  const [by, name] = address.split(' ')
  const answer = await fetch(
    `/client/i18n/customPageBy${by}/${memberId}/${encodeURIComponent(name ?? '')}/${languageId}`,
  )
  if (answer.status === 404) return null
  if (answer.status >= 400) throw callFault('browser.badResponse')
  return parsePageContent(await answer.text())
}

export type PageName = { readonly linkName: string } | { readonly id: number }

/** The result is null if the operator has no such page. */
export const pageQuery = (page: PageName) => {
  const address = 'id' in page ? `Id ${page.id}` : `Link ${page.linkName}`
  return queryOptions({
    queryKey: ['page', address],
    queryFn: () => fetchPage(address),
    staleTime: 60_000,
  })
}
