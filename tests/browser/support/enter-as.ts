import { type DemoMember, demoPassword } from '@fairground/testkit/demo/world'
import { newVisitor } from './browser.ts'
import { header } from '../pages/header.ts'
import { loginModal } from '../pages/login-modal.ts'
import type { SiteWorld } from './site-world.ts'

/** Opens a page, logs the player in and returns helpers for that page. */
export const enterAs = async (
  { browser, address }: SiteWorld,
  member: DemoMember,
  username: string,
  width: number,
) => {
  const { context, errors } = await newVisitor(browser, width, { calm: true })
  const page = await context.newPage()
  const visit = (to: string) => page.goto(address(member, to))
  await visit('/?login=true')
  await loginModal(page).logIn(username, demoPassword)
  await header(page).balance.waitFor()
  const balanceIs = (text: string) => header(page).balance.filter({ hasText: text }).waitFor()
  return { page, errors, visit, balanceIs }
}
