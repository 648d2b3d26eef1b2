import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { deletePage, findPage, upsertPage, upsertPageText } from '#staff/queries/content.ts'

const linkPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const languagePattern = /^[a-z]{2}(_[A-Z]{2})?$/
const maxBody = 100_000

export interface PublishedPage {
  readonly linkName: string
  readonly language: string
  readonly title: string
  /** HTML, or an address that opens in a new tab. */
  readonly body: string
  readonly fullWidth: boolean
}

/** The site shows the page within a second. Players get only allowed HTML. */
export const publishPage = (deps: StaffDeps, acting: Acting, page: PublishedPage): Promise<number> => {
  const { linkName, language, title, body, fullWidth } = page
  if (!linkPattern.test(linkName)) throw new CommandRefused(`${linkName} is not a link name`)
  if (!languagePattern.test(language)) throw new CommandRefused(`${language} is not a language`)
  if (body.length > maxBody) throw new CommandRefused(`the page has more than ${maxBody} characters`)
  return act(deps, acting, 'publish-page', async tx => {
    const memberId = acting.member.id
    const before = await findPage(tx, memberId, linkName)
    const id = await upsertPage(tx, memberId, linkName, fullWidth)
    await upsertPageText(tx, memberId, id, { language, title, body })
    return {
      subject: `page/${linkName}`,
      before: before ? { id: before.id, fullWidth: before.full_width } : null,
      after: { id, fullWidth, language, title, characters: body.length },
      result: id,
    }
  })
}

export const removePage = (deps: StaffDeps, acting: Acting, linkName: string): Promise<void> =>
  act(deps, acting, 'remove-page', async tx => {
    const page = await findPage(tx, acting.member.id, linkName)
    if (!page) throw new CommandRefused(`there is no page ${linkName}`)
    await deletePage(tx, acting.member.id, page.id)
    return { subject: `page/${linkName}`, before: { id: page.id }, result: undefined }
  })
