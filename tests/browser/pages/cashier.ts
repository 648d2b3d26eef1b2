import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('main')

/** Test cards of the sandbox provider. */
export const cards = {
  challenged: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  good: '4242 4242 4242 4242',
} as const

/** The provider's page, in a frame of the site or in its own tab. */
export const providerPage = (page: Page, { framed = true }: { framed?: boolean } = {}) => {
  const content = framed ? page.frameLocator('iframe[title="Payment provider’s page"]') : page
  return {
    async payByCard(number: string): Promise<void> {
      await content.getByLabel('Card number').fill(number)
      await content.getByLabel('Valid until').fill('12/30')
      await content.getByLabel('Security code').fill('123')
      await content.getByRole('button', { name: /^Pay/ }).click()
    },

    async answerChallenge(code: string): Promise<void> {
      // Exact, because the card page that is being replaced has a "Security code" field.
      await content.getByLabel('Code', { exact: true }).fill(code)
      await content.getByRole('button', { name: 'Confirm' }).click()
    },

    async cancel(): Promise<void> {
      await content.getByRole('button', { name: 'Cancel and go back' }).click()
    },

    async payBy(label: RegExp, value: string): Promise<void> {
      await content.getByLabel(label).fill(value)
      await content.getByRole('button', { name: /^Pay/ }).click()
    },
  }
}

export const depositPage = (page: Page) => {
  const add = (amount: string) =>
    page.getByRole('button', { name: `Add ${amount}` }).filter({ visible: true })
  const amountField = main(page).getByLabel('How much would you like to add?')
  return {
    amountField,
    coupon: main(page).getByLabel('Coupon code', { exact: true }),

    async choose(method: RegExp): Promise<void> {
      await main(page).getByRole('radio', { name: method }).check()
    },

    /** Agrees to store the new payment method. */
    async save(label: RegExp): Promise<void> {
      await main(page).getByRole('checkbox', { name: label }).check({ force: true })
    },

    async openCoupon(): Promise<void> {
      // By keyboard, because the card moves when the check of the amount answers.
      await main(page).locator('summary').filter({ hasText: 'I have a coupon' }).press('Enter')
    },

    async add(amount: string): Promise<void> {
      await add(amount).click()
    },

    async says(text: string | RegExp): Promise<void> {
      await main(page).getByText(text).filter({ visible: true }).first().waitFor()
    },

    /** The order id of the payment on the page. */
    async orderId(): Promise<number> {
      const line = await main(page)
        .getByText(/^No\. \d+ · started/)
        .innerText()
      return Number(line.match(/\d+/)?.[0])
    },

    async isIn(amount: string): Promise<void> {
      await main(page)
        .getByRole('heading', { name: `${amount} is in your balance` })
        .waitFor()
    },

    /** The parsed amount beside the field. */
    async reads(amount: string): Promise<void> {
      await main(page).getByRole('status').getByText(amount, { exact: true }).waitFor()
    },

    /** The button cannot be pressed and names the reason. */
    async isBlocked(reason: string | RegExp): Promise<void> {
      const button = page.locator('button[form="deposit"][aria-disabled="true"]').filter({ visible: true })
      await button.locator('xpath=..').getByText(reason).waitFor()
    },

    async isOpen(amount: string): Promise<void> {
      await add(amount).and(page.locator(':not([aria-disabled])')).waitFor()
    },

    /** The result is focused and inside the window. */
    async isFocused(title: string): Promise<void> {
      const heading = main(page).getByRole('heading', { name: title })
      await heading.and(page.locator(':focus')).waitFor()
      const isVisible = await heading.evaluate(element => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
      if (!isVisible) throw new Error(`"${title}" is outside the window`)
    },

    /** The sticky bar does not cover the chosen method. */
    async isClearOfBar(method: RegExp): Promise<void> {
      const radio = main(page).getByRole('radio', { name: method })
      const isCovered = await radio.evaluate(element => {
        const card = element.closest('label')!
        const { left, top, width, height } = card.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return !card.contains(hit)
      })
      if (isCovered) throw new Error('the chosen method is covered')
    },
  }
}

export const historyPage = (page: Page) => {
  const rows = main(page).getByRole('table', { name: 'Transactions' }).locator('tbody tr')
  const downloadFile = async (): Promise<{ name: string; text: string }> => {
    const coming = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Download CSV' }).click()
    const download = await coming
    const stream = await download.createReadStream()
    return { name: download.suggestedFilename(), text: Buffer.concat(await stream.toArray()).toString() }
  }
  return {
    rows,

    async narrowTo(group: string): Promise<void> {
      await main(page).getByRole('button', { name: group, exact: true }).click()
    },

    async download(): Promise<string> {
      return (await downloadFile()).text
    },

    downloadFile,

    /** The column "Number", newest first. */
    numbers: (): Promise<string[]> => rows.locator('td:nth-child(3)').allInnerTexts(),
  }
}

export const receiptPage = (page: Page) => ({
  async has(term: string, value: string): Promise<void> {
    const row = main(page).locator('dl > div').filter({ hasText: term })
    await row.getByText(value, { exact: true }).waitFor()
  },
})

export const methodsPage = (page: Page) => ({
  async remove(method: string): Promise<void> {
    await main(page)
      .getByRole('button', { name: `Remove ${method}` })
      .click()
    await page
      .getByRole('dialog', { name: `Remove ${method}?` })
      .getByRole('button', { name: 'Remove', exact: true })
      .click()
  },

  async isEmpty(): Promise<void> {
    await main(page).getByText('No payment methods').waitFor()
  },
})
