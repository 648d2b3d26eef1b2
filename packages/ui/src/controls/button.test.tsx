import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

describe('Button', () => {
  it('shows why it is disabled and stays in the tab order', () => {
    const html = renderToStaticMarkup(<Button disabledReason="You need £2.40 more.">Buy</Button>)
    const [, described] = /aria-describedby="([^"]+)"/.exec(html) ?? []
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled[ =>]/)
    expect(html).toContain(`id="${described}"`)
    expect(html).toContain('You need £2.40 more.')
  })

  it('keeps its label while loading', () => {
    const html = renderToStaticMarkup(<Button loading>Buy 3 lines · £6.00</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('Buy 3 lines · £6.00')
  })
})

describe('ButtonLink', () => {
  it('renders a link', () => {
    expect(renderToStaticMarkup(<ButtonLink href="/pick">Play</ButtonLink>)).toMatch(/^<a [^>]*href="\/pick"/)
  })
})
