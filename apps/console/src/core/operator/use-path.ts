import { type PageName, toPath } from '#core/pages.ts'
import { useMemberId } from './current-operator.ts'

/** Makes addresses of pages of the current operator. */
export const usePath = (): ((page: PageName, ...rest: readonly (string | number)[]) => string) => {
  const memberId = useMemberId()
  return (page, ...rest) => toPath(memberId, page, ...rest)
}
