import type { Locator, Page } from 'playwright-core'

/** An input device: tests run the same steps with the mouse and with the keyboard. */
export interface InputDevice {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** Selects the next option of a list. */
  chooseNext(list: Locator): Promise<void>
  /** Presses the first targets of a group in which the arrow keys move the focus. */
  pressEach(targets: Locator, count: number): Promise<void>
}

export const mouse = (): InputDevice => ({
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

const maxTabStops = 200

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let i = 0; i < maxTabStops; i += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not reach ${target.toString()}`)
}

export const keyboard = (page: Page): InputDevice => ({
  async press(target) {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async write(target, text) {
    await tabTo(page, target)
    await page.keyboard.type(text)
  },
  async chooseNext(list) {
    await tabTo(page, list)
    await page.keyboard.press('ArrowDown')
  },
  async pressEach(targets, count) {
    await tabTo(page, targets.first())
    for (let i = 0; i < count; i += 1) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
    }
  },
})
