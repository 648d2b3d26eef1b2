export type Tokens = Readonly<Record<string, string>>

const block = /\[data-look=["']([a-z-]+)["']\](?:\[data-scheme=["']([a-z]+)["']\])?\s*\{([^}]*)\}/g
const shared = /:where\(\[data-look\]\)\s*\{([^}]*)\}/g
const declaration = /(--[\w-]+)\s*:\s*([^;]+);/g

const uncommented = (sheet: string): string => sheet.replace(/\/\*[\s\S]*?\*\//g, '')

function declarations(body: string): Record<string, string> {
  return Object.fromEntries([...body.matchAll(declaration)].map(([, name = '', value = '']) => [name, value.trim()]))
}

/** Reads the custom properties per "look" and "look/scheme" from style sheets given in cascade order. */
export function readTokens(...sources: string[]): Map<string, Tokens> {
  const sheets = sources.map(uncommented)
  const defaults = declarations(sheets.flatMap(sheet => [...sheet.matchAll(shared)].map(([, body]) => body)).join(''))
  const byLook = new Map<string, Record<string, string>>()
  for (const sheet of sheets) {
    for (const [, look = '', scheme, body = ''] of sheet.matchAll(block)) {
      const key = scheme ? `${look}/${scheme}` : look
      byLook.set(key, { ...byLook.get(key), ...declarations(body) })
    }
  }
  return new Map(
    [...byLook].map(([key, tokens]) => [key, { ...defaults, ...byLook.get(key.split('/')[0] ?? ''), ...tokens }]),
  )
}
