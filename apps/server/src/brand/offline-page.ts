import type { Member } from '#operator/members.ts'
import { drawIcon } from './draw-icon.ts'
import type { Brand } from './brand.ts'
import { escapeHtml } from './escape-html.ts'
import { getBrandTexts } from './texts.ts'

/**
 * Shown by the service worker without a connection. It is one file without a script, and it holds nothing about a
 * player. The link has no address, so it repeats the visit that failed.
 */
export const toOfflinePage = (
  { name, scheme }: Pick<Member, 'name' | 'scheme'>,
  brand: Brand,
  language: string,
  direction: 'ltr' | 'rtl',
): string => {
  const { offline } = getBrandTexts(language)
  const { bg, surface, text, text2, cta, onCta } = brand.colours
  const picture = `data:image/svg+xml;base64,${Buffer.from(drawIcon(brand, 'rounded')).toString('base64')}`
  return `<!doctype html>
<html lang="${language.replace('_', '-')}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="${scheme}" />
    <meta name="theme-color" content="${brand.colours.theme}" />
    <title>${escapeHtml(offline.title)} · ${escapeHtml(name)}</title>
    <style>
      body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; background: ${bg}; color: ${text2}; font: 400 17px/1.5 system-ui, sans-serif; }
      main { box-sizing: border-box; width: min(100% - 32px, 480px); margin: 24px 0; padding: 32px 24px; border-radius: 20px; background: ${surface}; text-align: center; }
      h1 { margin: 16px 0 8px; color: ${text}; font-size: 28px; line-height: 1.2; }
      p { margin: 0 0 12px; }
      a { box-sizing: border-box; display: inline-block; min-width: 160px; min-height: 48px; margin-top: 12px; padding: 11px 24px; border-radius: 999px; background: ${cta}; color: ${onCta}; font-weight: 700; text-decoration: none; }
      a:focus-visible { outline: 3px solid ${text}; outline-offset: 3px; }
    </style>
  </head>
  <body>
    <main data-page="offline">
      <img src="${picture}" alt="${escapeHtml(name)}" width="72" height="72" />
      <h1>${escapeHtml(offline.title)}</h1>
      <p>${escapeHtml(offline.noConnection)}</p>
      <p>${escapeHtml(offline.ticketsSafe)}</p>
      <p>${escapeHtml(offline.noBalance)}</p>
      <a href="">${escapeHtml(offline.retry)}</a>
    </main>
  </body>
</html>
`
}
