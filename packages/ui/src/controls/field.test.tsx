import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'

describe('Field', () => {
  it('associates label, help and error with its input', () => {
    const html = renderToStaticMarkup(
      <Field id="mail" label="Email" help="We never share it." error="Not an address." />,
    )
    expect(html).toContain('<label for="mail">Email</label>')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('aria-describedby="mail-help mail-error"')
    expect(html).toContain('id="mail-error"')
  })

  it('has no description without help and error', () => {
    expect(renderToStaticMarkup(<Field label="Email" />)).not.toContain('aria-describedby')
  })
})
