import type { Member } from '#operator/members.ts'
import { getLookColours } from './look-colours.ts'
import { getBrandTexts } from './texts.ts'

/** Home screens cut a longer name. */
const maxShortName = 12

/** As many whole words of the name as fit. */
const toShortName = (name: string): string => {
  const words = name.split(' ')
  while (words.length > 1 && words.join(' ').length > maxShortName) words.pop()
  return words.join(' ')
}

export const iconFiles = {
  '/icons/icon-192.png': { shape: 'rounded', size: 192 },
  '/icons/icon-512.png': { shape: 'rounded', size: 512 },
  '/icons/maskable-512.png': { shape: 'full', size: 512 },
  '/icons/apple-touch-icon.png': { shape: 'full', size: 180 },
  '/icons/favicon-48.png': { shape: 'rounded', size: 48 },
  '/icons/badge-96.png': { shape: 'badge', size: 96 },
  // Browsers request this path without a link to it.
  '/favicon.ico': { shape: 'rounded', size: 48 },
} as const

const icon = (src: keyof typeof iconFiles, purpose: 'any' | 'maskable') => {
  const { size } = iconFiles[src]
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** The web app manifest of an operator. */
export const toManifest = (member: Member, language: string, direction: 'ltr' | 'rtl') => {
  const { bg, theme } = getLookColours(member)
  const texts = getBrandTexts(language)
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })
  return {
    id: '/',
    name: member.name,
    short_name: toShortName(member.name),
    lang: language.replace('_', '-'),
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme,
    background_color: bg,
    categories: ['games', 'entertainment'],
    icons: [
      icon('/icons/icon-192.png', 'any'),
      icon('/icons/icon-512.png', 'any'),
      icon('/icons/maskable-512.png', 'maskable'),
    ],
    shortcuts: [
      shortcut(texts.play, '/'),
      shortcut(texts.tickets, '/tickets'),
      shortcut(texts.cashier, '/cashier'),
    ],
  }
}
