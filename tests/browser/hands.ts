import type { Locator, Page } from 'playwright-core'

/** How somebody uses the page: everything a story does goes through one of these. */
export interface Hands {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** The next choice of a list. */
  chooseNext(list: Locator): Promise<void>
  /** One after another of a group in which the arrow keys move. */
  pressEach(targets: Locator, count: number): Promise<void>
}

export const mouse = (): Hands => ({
  press: target => target.click(),
  write: (target, text) => target.fill(text),
  async chooseNext(list) {
    const now = await list.evaluate(element => (element as HTMLSelectElement).selectedIndex)
    await list.selectOption({ index: now + 1 })
  },
  async pressEach(targets, count) {
    for (let i = 0; i < count; i += 1) await targets.nth(i).click()
  },
})

const mostStops = 200

/** Tab until it has the focus, as somebody without a mouse would. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let i = 0; i < mostStops; i += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not get to ${target.toString()}`)
}

export const keyboard = (page: Page): Hands => ({
  async press(target) {
    await reach(page, target)
    await page.keyboard.press('Enter')
  },
  async write(target, text) {
    await reach(page, target)
    await page.keyboard.type(text)
  },
  async chooseNext(list) {
    await reach(page, list)
    await page.keyboard.press('ArrowDown')
  },
  async pressEach(targets, count) {
    await reach(page, targets.first())
    for (let i = 0; i < count; i += 1) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
    }
  },
})
