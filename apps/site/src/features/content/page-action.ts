/** A link on an operator's page that opens a wizard. */
export interface PageAction {
  readonly modal: 'oneClickBuy' | 'instantOneClickBuy' | 'oneClickNumberPick'
  readonly gameId: number
  /** True if the wizard opens together with the page. */
  readonly launch: boolean
}

const modals = {
  'one-click': 'oneClickBuy',
  'instant-buy': 'instantOneClickBuy',
  'number-pick': 'oneClickNumberPick',
} as const

/** Parses "#one-click/101", "#number-pick/101" and "#instant-buy/109"; the suffix "/launch" opens the wizard with the page. */
export const parsePageAction = (href: string): PageAction | null => {
  const [, act, id, launch] =
    /^#(one-click|instant-buy|number-pick)\/([1-9]\d{0,9})(\/launch)?$/.exec(href) ?? []
  if (act === undefined || id === undefined) return null
  return { modal: modals[act as keyof typeof modals], gameId: Number(id), launch: launch !== undefined }
}

/** The first action of the page with the suffix "/launch". */
export const findLaunchAction = (html: string): PageAction | null => {
  for (const [, href = ''] of html.matchAll(/href\s*=\s*["'](#[^"']+)["']/g)) {
    const action = parsePageAction(href)
    if (action?.launch) return action
  }
  return null
}
