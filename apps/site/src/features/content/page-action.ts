/** What a link of an operator's page does besides leading somewhere. */
export interface PageAction {
  readonly modal: 'oneClickBuy' | 'instantOneClickBuy'
  readonly gameId: number
  /** Done by itself when the page opens. */
  readonly launch: boolean
}

const modals = { 'one-click': 'oneClickBuy', 'instant-buy': 'instantOneClickBuy' } as const

/** "#one-click/101", "#instant-buy/109", each with "/launch" to start by itself. */
export const pageAction = (href: string): PageAction | null => {
  const [, act, id, launch] = /^#(one-click|instant-buy)\/([1-9]\d{0,9})(\/launch)?$/.exec(href) ?? []
  if (act === undefined || id === undefined) return null
  return { modal: modals[act as keyof typeof modals], gameId: Number(id), launch: launch !== undefined }
}

/** The first action of a page that starts by itself. */
export const launchOf = (html: string): PageAction | null => {
  for (const [, href = ''] of html.matchAll(/href\s*=\s*["'](#[^"']+)["']/g)) {
    const action = pageAction(href)
    if (action?.launch) return action
  }
  return null
}
